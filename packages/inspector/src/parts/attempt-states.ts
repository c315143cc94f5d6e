import type { WebhookAttempt } from "@sandbank/engine";
import type { AdminResult } from "sandbank/client";
import type { Tone } from "./values.tsx";

/** An attempt to deliver an Event to an Event Subscription, as the admin API returns it. */
export type Attempt = AdminResult<"attempts">["data"][number];

interface AttemptState {
  readonly word: string;
  readonly tone: Tone;
  /** The group by which the log filters responses; null for an attempt that is not in the log. */
  readonly response: "ok" | "failed" | "none" | null;
}

/** The state of an attempt in a word. A canceled one with an error was not sent, because its test had no deliverer. */
export function stateWord({ state, error }: Pick<Attempt, "state" | "error">): string {
  return state === "canceled" && error ? "not sent" : attemptStates[state].word;
}

/** The states of an attempt to deliver an Event. */
export const attemptStates = {
  succeeded: { word: "delivered", tone: "ok", response: "ok" },
  due: { word: "sending", tone: "warn", response: "none" },
  planned: { word: "planned", tone: "warn", response: null },
  failed: { word: "failed", tone: "bad", response: "failed" },
  canceled: { word: "canceled", tone: "quiet", response: null },
} as const satisfies Readonly<Record<WebhookAttempt["state"], AttemptState>>;

/** The states of the delivery of an Event to an Event Subscription, with their tones: the most urgent one first. */
export const deliveryTones = {
  "gave up": "bad",
  retrying: "warn",
  sending: "warn",
  planned: "warn",
  delivered: "ok",
  canceled: "quiet",
  "not sent": "quiet",
} as const satisfies Readonly<Record<string, Tone>>;

export type DeliveryState = keyof typeof deliveryTones;

export const deliveryStates = Object.keys(deliveryTones) as readonly DeliveryState[];

/** Returns the state of a delivery, given its attempts. */
export function deliveryState(attempts: readonly Pick<Attempt, "state" | "error">[]): DeliveryState {
  const has = (state: Attempt["state"]) => attempts.some((each) => each.state === state);
  if (has("succeeded")) return "delivered";
  if (has("due")) return "sending";
  if (has("planned")) return has("failed") ? "retrying" : "planned";
  if (has("failed")) return "gave up";
  return attempts.some(({ error }) => !error) ? "canceled" : "not sent";
}
