import { constants, type Event, type EventSubscription } from "@sandbank/contract";
import type { Row } from "../store/table.ts";

/** That an Event is to reach an Event Subscription, with all attempts at it. No object of the API. */
export interface Delivery extends Row {
  readonly id: `delivery_${string}`;
  readonly event: Event;
  readonly subscription: EventSubscription["id"];
  /** Of its due work among that of the same instant. Drawn once, so that no answer of a receiver moves other numbers. */
  readonly order: number;
  /** In the order in which they were made. */
  readonly attempts: readonly Attempt[];
}

/**
 * Why an attempt is made: by the schedule, on request, or as a copy of another that a delivery fault made (`duplicated`
 * spoils nothing).
 */
export type AttemptOrigin = "schedule" | "resend" | "duplicated" | "tampered" | "mistimed" | "unsigned";

/** `planned`: its time has not come. `due`: sent, and not answered. `canceled`: not to be sent any more. */
export const attemptStates = ["planned", "due", "succeeded", "failed", "canceled"] as const;

export type AttemptState = (typeof attemptStates)[number];

export interface Attempt {
  /** From 1 on, along the schedule and requests; a copy has the number of what it copies. */
  readonly number: number;
  readonly origin: AttemptOrigin;
  readonly state: AttemptState;
  /** When it is sent, in milliseconds since 1970. */
  readonly dueAt: number;
  /**
   * Its place in `due` among the attempts of the same instant: `order` of the Delivery, so that they come by Event, or
   * more where others are to overtake it. When its work is done by the clock is another matter: see `scheduleFor`.
   */
  readonly place: number;
  /** The `webhook-timestamp`, in seconds since 1970. */
  readonly timestamp: number;
  /** How many secrets the subscription had had when it was sent: a later one does not sign it. */
  readonly secrets: number;
  /** When it was answered, or given up, in milliseconds since 1970. */
  readonly endedAt: number | null;
  /** The HTTP status of the answer. */
  readonly status: number | null;
  /** What the receiver said, where it is no success. */
  readonly answer: string | null;
  /** Why there is no answer. */
  readonly error: string | null;
}

/** Whether the receiver has answered an attempt at it with a 2xx. A spoilt copy does not count. */
export function isDelivered({ attempts }: Delivery): boolean {
  return attempts.some(({ state, origin }) => state === "succeeded" && !isCopy(origin));
}

/** Whether some attempt is sent and not answered. */
export function hasDue({ attempts }: Delivery): boolean {
  return attempts.some(({ state }) => state === "due");
}

/** Whether some attempt is not over: its time has not come, or it is sent and not answered. */
export function isUnfinished({ attempts }: Delivery): boolean {
  return attempts.some(({ state }) => state === "planned" || state === "due");
}

export function isCopy(origin: AttemptOrigin): boolean {
  return origin !== "schedule" && origin !== "resend";
}

/** What became of an attempt: the HTTP status of the answer, or why there is none. */
export type AttemptOutcome =
  | {
      /** From 100 to 599. */
      readonly status: number;
      /** What the receiver said beside it. The first 1,000 characters are kept where it is no success. */
      readonly answer?: string;
    }
  | { readonly error: string };

/** The error of an attempt that was not answered in time. */
export const TIMED_OUT = `There was no response within ${constants.webhookDeadlineSeconds} seconds.`;

/** Whether an answer can have this HTTP status. */
export function isHttpStatus(status: unknown): status is number {
  return typeof status === "number" && Number.isInteger(status) && status >= 100 && status <= 599;
}
