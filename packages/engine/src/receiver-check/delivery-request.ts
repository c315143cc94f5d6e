import { constants, type Event } from "@sandbank/contract";
import { toTimestamp } from "../ports/time.ts";
import type { WebhookRequest } from "../webhooks/attempt-view.ts";
import { legacyHeader } from "../webhooks/legacy-signature.ts";
import { computeSignature, type Signed } from "../webhooks/sign.ts";
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
  readonly legacySignatureHeader?: string | undefined;
}

/** Makes a delivery like the bank's, with the changes of the draft. */
export function deliveryRequest(draft: Draft, making: DeliveryMaking): WebhookRequest {
  const { url, secret, event, now, place, legacySignatureHeader } = making;
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
  const right = computeSignature(signed, secret);
  if (needs?.test(right) === false) {
    return deliveryRequest({ ...draft, ageSeconds: ageSeconds + 1 }, making);
  }
  const otherSecret = `${secret}.another`;
  const signatures = signature(right, computeSignature(signed, otherSecret));
  const secrets = signatures?.split(" ").map((each) => (each === right ? secret : otherSecret));
  const { headers, body } = sent({
    headers: {
      "content-type": "application/json",
      "webhook-id": signed.id,
      "webhook-timestamp": String(signed.timestamp),
      ...(signatures !== undefined && { "webhook-signature": signatures }),
      ...(secrets !== undefined &&
        legacyHeader(legacySignatureHeader, { sentAt: sentAt(signed), body: signed.body }, secrets)),
      "x-forwarded-for": constants.webhookSourceAddresses[0],
    },
    body: signed.body,
  });
  return { method: "POST", url, headers, body };
}

const same = <Value>(value: Value): Value => value;

/** The instant of a timestamp. One that is no number of seconds stays as it is. */
function sentAt({ timestamp }: Signed): string {
  return typeof timestamp === "number" ? toTimestamp(timestamp * 1_000) : timestamp;
}

/** Half of the opaque part of an id, which sorts by time (D-13). */
function digits(number: number): string {
  return number.toString(36).padStart(10, "0");
}
