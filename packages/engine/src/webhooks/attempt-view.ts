import { constants, type Event, type EventSubscription } from "@sandbank/contract";
import { toTimestamp } from "../ports/time.ts";
import type { Attempt, AttemptOrigin, AttemptState, Delivery } from "../state/delivery.ts";
import { find } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { sentEvent, sentWith } from "./how-sent.ts";
import { legacyHeader } from "./legacy-signature.ts";
import { signingSecrets } from "./secrets.ts";
import { computeSignature } from "./sign.ts";

/** An HTTP request that delivers a webhook. */
export interface WebhookRequest {
  readonly method: "POST";
  /** The URL of the Event Subscription. */
  readonly url: string;
  /**
   * Names in lower case: `content-type`, `webhook-id`, `webhook-timestamp`, `webhook-signature`, `x-forwarded-for`, and
   * the one of the option `legacySignatureHeader`.
   */
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
   * The number of the attempt in the schedule, from 1. A copy has the number of its original. A resend has the number
   * after the highest so far, which a later retry can also have.
   */
  readonly number: number;
  /** `schedule`, `resend`, or the delivery fault that caused it. */
  readonly origin: AttemptOrigin;
  readonly state: AttemptState;
  /** When it is sent: ISO 8601, UTC, milliseconds. */
  readonly dueAt: string;
  /** The URL of the Event Subscription. */
  readonly url: string;
  /** The request; null while the attempt is planned, if it was canceled, and with `requests: false`. */
  readonly request: WebhookRequest | null;
  /** The HTTP status of the response; null if there is none. */
  readonly status: number | null;
  /** The body of a response without success, up to 1,000 characters; null if it is empty or there is none. */
  readonly answer: string | null;
  /** The time until the response or the deadline, by the bank's clock; null before that. */
  readonly durationMs: number | null;
  /** Why the attempt failed without a response; null otherwise. */
  readonly error: string | null;
}

/** A delivery, and the index of one of its attempts. */
export interface AttemptPlace {
  readonly delivery: Delivery;
  readonly index: number;
}

/** The public view of an attempt. It signs the request again, because the bank stores no signatures. */
export function attemptView(world: World, { delivery, index }: AttemptPlace, hasRequest = true): WebhookAttempt {
  const attempt = delivery.attempts[index] as Attempt;
  const { number, origin, state, dueAt, endedAt, status, answer, error } = attempt;
  return {
    id: attemptId(delivery.id, index),
    eventId: delivery.event.id,
    category: delivery.event.category,
    eventSubscriptionId: delivery.subscription,
    number,
    origin,
    state,
    dueAt: toTimestamp(dueAt),
    url: readUrl(world, delivery),
    request:
      !hasRequest || state === "planned" || state === "canceled" ? null : createRequest(world, delivery, attempt),
    status,
    answer,
    durationMs: endedAt === null ? null : endedAt - dueAt,
    error,
  };
}

/** The id of the attempt with an index of a delivery. */
export function attemptId(delivery: string, index: number): string {
  return `webhook_attempt_${delivery.slice("delivery_".length)}_${index + 1}`;
}

/** Finds an attempt and its place by id; undefined for an unknown id. */
export function findAttempt({ state }: World, id: string): (AttemptPlace & { readonly attempt: Attempt }) | undefined {
  const [, opaque, number] = /^webhook_attempt_([0-9a-z]+)_(\d+)$/.exec(id) ?? [];
  const delivery = find(state.tables.deliveries, `delivery_${opaque}`);
  const index = Number(number) - 1;
  const attempt = delivery?.attempts[index];
  return delivery === undefined || attempt === undefined ? undefined : { delivery, index, attempt };
}

/**
 * The request of a due attempt, signed as if it were sent at `now`, in milliseconds since 1970. For receivers whose
 * clock differs from the bank's (D-108).
 */
export function requestSignedAt(world: World, { delivery, index }: AttemptPlace, now: number): WebhookRequest {
  const attempt = delivery.attempts[index] as Attempt;
  // Keeps the error that a delivery fault added to the timestamp.
  const timestamp = attempt.timestamp + Math.floor(now / 1_000) - Math.floor(attempt.dueAt / 1_000);
  return createRequest(world, delivery, { ...attempt, timestamp }, now);
}

/** Every attempt of an Event has the same body and `webhook-id` (D-99). */
function createRequest(world: World, delivery: Delivery, attempt: Attempt, now = attempt.dueAt): WebhookRequest {
  const { event, subscription, order } = delivery;
  const { origin, timestamp, number } = attempt;
  const secrets = sentWith(world, event, signingSecrets(world, subscription, attempt));
  const addresses = constants.webhookSourceAddresses;
  const body = JSON.stringify(sentEvent(world, event));
  // With the error that a delivery fault added to the timestamp.
  const sentAt = toTimestamp(now + (timestamp - Math.floor(now / 1_000)) * 1_000);
  const signatures = secrets.map((secret) => computeSignature({ id: event.id, timestamp, body }, secret));
  return {
    method: "POST",
    url: readUrl(world, delivery),
    headers: {
      "content-type": "application/json",
      "webhook-id": event.id,
      "webhook-timestamp": String(timestamp),
      ...(origin === "unsigned" ? {} : { "webhook-signature": signatures.join(" ") }),
      ...(origin === "unsigned"
        ? {}
        : legacyHeader(world.state.genesis.legacySignatureHeader, { sentAt, body }, secrets)),
      "x-forwarded-for": addresses[(order + number) % addresses.length] as string,
    },
    body: origin === "tampered" ? tampered(event) : body,
  };
}

function readUrl({ state }: World, { subscription }: Delivery): string {
  return find(state.tables.eventSubscriptions, subscription)?.url ?? "";
}

/** Changes the object of the Event, which stays valid JSON of an Event. */
function tampered(event: Event): string {
  const { associated_object_id: id } = event;
  return JSON.stringify({ ...event, associated_object_id: `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}` });
}
