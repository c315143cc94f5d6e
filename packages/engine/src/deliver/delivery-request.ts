import { constants, type Event } from "@sandbank/contract";
import { toTimestamp } from "../ports/time.ts";
import type { WebhookRequest } from "../webhooks/attempt-view.ts";
import { signatureOf } from "../webhooks/sign.ts";
import type { Draft } from "./receiver-check.ts";

/** The inputs of a delivery. */
export interface DeliveryMaking {
  readonly url: string;
  readonly secret: string;
  /** The Event, without its id and time. */
  readonly event: Pick<Event, "associated_object_id" | "associated_object_type" | "category">;
  /** The time of the receiver's clock: milliseconds since 1970. */
  readonly now: number;
  /** The number of the check, so that each check has its own Event ids. */
  readonly place: number;
}

/** Makes a delivery like the bank's, with the changes of the draft. */
export function deliveryRequest(draft: Draft, { url, secret, event, now, place }: DeliveryMaking): WebhookRequest {
  const { ageSeconds = 0, signed: change = same, needs, signature = (right) => right, sent = same } = draft;
  const created = now - ageSeconds * 1_000;
  const whole = {
    id: `event_${digits(created)}${digits(place)}`,
    associated_object_id: event.associated_object_id,
    associated_object_type: event.associated_object_type,
    category: event.category,
    created_at: toTimestamp(created),
    type: "event",
    ...draft.event,
  };
  const signed = change({ id: whole.id, timestamp: Math.floor(now / 1_000), body: JSON.stringify(whole) });
  const right = signatureOf(signed, secret);
  if (needs?.test(right) === false) {
    return deliveryRequest({ ...draft, ageSeconds: ageSeconds + 1 }, { url, secret, event, now, place });
  }
  const { headers, body } = sent({
    headers: {
      "content-type": "application/json",
      "webhook-id": signed.id,
      "webhook-timestamp": String(signed.timestamp),
      "webhook-signature": signature(right, signatureOf(signed, `${secret}.another`)),
      "x-forwarded-for": constants.webhookSourceAddresses[0],
    },
    body: signed.body,
  });
  return { method: "POST", url, headers, body };
}

const same = <Value>(value: Value): Value => value;

/** Half of the opaque part of an id, which sorts by time (D-13). */
function digits(number: number): string {
  return number.toString(36).padStart(10, "0");
}
