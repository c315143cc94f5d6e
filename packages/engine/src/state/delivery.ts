import { constants, type Event, type EventSubscription } from "@sandbank/contract";
import type { Row } from "../store/table.ts";

/** The delivery of an Event to an Event Subscription, with all its attempts. It is not an object of the API. */
export interface Delivery extends Row {
  readonly id: `delivery_${string}`;
  readonly event: Event;
  readonly subscription: EventSubscription["id"];
  /**
   * The order of its due work within an instant. Drawn once, so that a receiver's responses do not change other orders.
   */
  readonly order: number;
  /** In the order of creation. */
  readonly attempts: readonly Attempt[];
}

/**
 * Why an attempt exists: the schedule, a resend, or a delivery fault that copies another attempt. All copies but
 * `duplicated` are invalid.
 */
export type AttemptOrigin = "schedule" | "resend" | "duplicated" | "tampered" | "mistimed" | "unsigned";

/** `planned`: waits for its time. `due`: to be sent, or waits for a response. `canceled`: will not be sent. */
export const attemptStates = ["planned", "due", "succeeded", "failed", "canceled"] as const;

export type AttemptState = (typeof attemptStates)[number];

export interface Attempt {
  /** The number in the schedule and among the resends, from 1. A copy has the number of its original. */
  readonly number: number;
  readonly origin: AttemptOrigin;
  readonly state: AttemptState;
  /** When it is sent, in milliseconds since 1970. */
  readonly dueAt: number;
  /**
   * Its place among the due attempts of an instant: the `order` of the delivery, which sorts by Event, or more if a
   * delivery fault lets others overtake it. `scheduleJob` decides when the clock does its work.
   */
  readonly place: number;
  /** The `webhook-timestamp`, in seconds since 1970. */
  readonly timestamp: number;
  /** How many secrets the subscription had had when this was sent. Later secrets do not sign it. */
  readonly secrets: number;
  /** When the response arrived or the attempt timed out, in milliseconds since 1970. */
  readonly endedAt: number | null;
  /** The HTTP status of the response. */
  readonly status: number | null;
  /** The body of a response without success. */
  readonly answer: string | null;
  /** Why there was no response. */
  readonly error: string | null;
}

/** Whether the receiver has accepted an attempt with a 2xx. Copies do not count. */
export function isDelivered({ attempts }: Delivery): boolean {
  return attempts.some(({ state, origin }) => state === "succeeded" && !isCopy(origin));
}

const precedence = ["succeeded", "due", "planned", "failed"] as const satisfies readonly AttemptState[];

/**
 * `succeeded` once a receiver accepted an attempt; otherwise `due` or `planned` while there is such an attempt, and
 * `failed` or `canceled` in the end. Copies do not count.
 */
export function computeState({ attempts }: Delivery): AttemptState {
  const own = attempts.filter(({ origin }) => !isCopy(origin));
  return precedence.find((each) => own.some(({ state }) => state === each)) ?? "canceled";
}

/** Whether an attempt is due. */
export function hasDue({ attempts }: Delivery): boolean {
  return attempts.some(({ state }) => state === "due");
}

/** Whether an attempt is planned or due. */
export function isUnfinished({ attempts }: Delivery): boolean {
  return attempts.some(({ state }) => state === "planned" || state === "due");
}

export function isCopy(origin: AttemptOrigin): boolean {
  return origin !== "schedule" && origin !== "resend";
}

/** The outcome of an attempt: the HTTP status of the response, or why there was none. */
export type AttemptOutcome =
  | {
      /** From 100 to 599. */
      readonly status: number;
      /** The body of the response. The bank keeps its first 1,000 characters unless the status is a 2xx. */
      readonly answer?: string;
    }
  | { readonly error: string };

/** The error of an attempt whose deadline passed. */
export const TIMED_OUT = `There was no response within ${constants.webhookDeadlineSeconds} seconds.`;

/** Whether a value is a valid HTTP status. */
export function isHttpStatus(status: unknown): status is number {
  return typeof status === "number" && Number.isInteger(status) && status >= 100 && status <= 599;
}
