import { constants, type Event, type EventSubscription } from "@sandbank/contract";
import { toTimestamp } from "../ports/time.ts";
import type { Attempt, AttemptOrigin, AttemptState, Delivery } from "../state/delivery.ts";
import type { World } from "../state/world.ts";
import { find } from "../store/table.ts";
import { signingSecrets } from "./secrets.ts";
import { signatureOf } from "./sign.ts";

/** An HTTP request that delivers a webhook. */
export interface WebhookRequest {
  readonly method: "POST";
  /** Of the Event Subscription. */
  readonly url: string;
  /** Names in lower case: `content-type`, `webhook-id`, `webhook-timestamp`, `webhook-signature`, `x-forwarded-for`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The Event as JSON. */
  readonly body: string;
}

/** One attempt to deliver an Event to an Event Subscription. */
export interface WebhookAttempt {
  readonly id: string;
  readonly eventId: Event["id"];
  readonly category: Event["category"];
  readonly eventSubscriptionId: EventSubscription["id"];
  /**
   * From 1 on along the schedule; a copy has the number of what it copies. A resend counts on from the highest so far, and
   * may share its number with a retry that comes later.
   */
  readonly number: number;
  /** `schedule`, `resend`, or the delivery fault that made it. */
  readonly origin: AttemptOrigin;
  readonly state: AttemptState;
  /** When it is sent: ISO 8601, UTC, milliseconds. */
  readonly dueAt: string;
  /** What is sent; null before that, and where it is canceled. */
  readonly request: WebhookRequest | null;
  /** The HTTP status of the answer; null where there is none. */
  readonly status: number | null;
  /** What the receiver said beside a status that is no success, up to 1,000 characters; null where it said nothing. */
  readonly answer: string | null;
  /** How long the answer took, or the deadline, by the bank's clock; null while there is neither. */
  readonly durationMs: number | null;
  /** Why there is no answer; null where there is one, or none is awaited any more. */
  readonly error: string | null;
}

/** Where an attempt is kept. */
export interface AttemptPlace {
  readonly delivery: Delivery;
  readonly index: number;
}

/** An attempt as a user sees it, with the request signed anew: the bank keeps no signatures. */
export function attemptView(world: World, { delivery, index }: AttemptPlace): WebhookAttempt {
  const attempt = delivery.attempts[index] as Attempt;
  const { number, origin, state, dueAt, endedAt, status, answer, error } = attempt;
  return {
    id: attemptId(delivery, index),
    eventId: delivery.event.id,
    category: delivery.event.category,
    eventSubscriptionId: delivery.subscription,
    number,
    origin,
    state,
    dueAt: toTimestamp(dueAt),
    request: state === "planned" || state === "canceled" ? null : requestOf(world, delivery, attempt),
    status,
    answer,
    durationMs: endedAt === null ? null : endedAt - dueAt,
    error,
  };
}

function attemptId({ id }: Delivery, index: number): string {
  return `webhook_attempt_${id.slice("delivery_".length)}_${index + 1}`;
}

/** The attempt of an id, and where it is kept; undefined where there is none. */
export function findAttempt({ state }: World, id: string): (AttemptPlace & { readonly attempt: Attempt }) | undefined {
  const [, opaque, number] = /^webhook_attempt_([0-9a-z]+)_(\d+)$/.exec(id) ?? [];
  const delivery = find(state.tables.deliveries, `delivery_${opaque}`);
  const index = Number(number) - 1;
  const attempt = delivery?.attempts[index];
  return delivery === undefined || attempt === undefined ? undefined : { delivery, index, attempt };
}

/**
 * The request of an attempt that is due, signed as if it were sent at `now`, in milliseconds since 1970, for a receiver
 * that has another time than the bank (D-108).
 */
export function requestSignedAt(world: World, { delivery, index }: AttemptPlace, now: number): WebhookRequest {
  const attempt = delivery.attempts[index] as Attempt;
  // What a delivery fault has put off stays as far off.
  const timestamp = attempt.timestamp + Math.floor(now / 1_000) - Math.floor(attempt.dueAt / 1_000);
  return requestOf(world, delivery, { ...attempt, timestamp });
}

/** Body and `webhook-id` are those of the Event at every attempt (D-99). */
function requestOf(world: World, { event, subscription, order }: Delivery, attempt: Attempt): WebhookRequest {
  const { origin, timestamp, number } = attempt;
  const secrets = signingSecrets(world, subscription, attempt);
  const addresses = constants.webhookSourceAddresses;
  const body = JSON.stringify(event);
  const signatures = secrets.map((secret) => signatureOf({ id: event.id, timestamp, body }, secret));
  return {
    method: "POST",
    url: find(world.state.tables.eventSubscriptions, subscription)?.url ?? "",
    headers: {
      "content-type": "application/json",
      "webhook-id": event.id,
      "webhook-timestamp": String(timestamp),
      ...(origin === "unsigned" ? {} : { "webhook-signature": signatures.join(" ") }),
      "x-forwarded-for": addresses[(order + number) % addresses.length] as string,
    },
    body: origin === "tampered" ? tampered(event) : body,
  };
}

/** Still a right Event, about another object. */
function tampered(event: Event): string {
  const { associated_object_id: id } = event;
  return JSON.stringify({ ...event, associated_object_id: `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}` });
}
