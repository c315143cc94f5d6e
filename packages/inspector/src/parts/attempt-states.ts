import type { WebhookAttempt } from "@sandbank/engine";
import type { AdminResult } from "sandbank/client";
import type { Tone } from "./values.tsx";

/** An attempt to deliver an Event to an Event Subscription, as the admin API returns it. */
export type Attempt = AdminResult<"attempts">["data"][number];

interface AttemptState {
  /** The state of the delivery. */
  readonly delivery: string;
  readonly tone: Tone;
  /** The group by which the log filters responses; null for an attempt that is not in the log. */
  readonly response: "ok" | "failed" | "none" | null;
}

/** The state of an attempt in a word. A canceled one with an error was not sent, because its test had no deliverer. */
export function stateWord({ state, error }: Pick<Attempt, "state" | "error">): string {
  return state === "canceled" && error ? "not sent" : attemptStates[state].delivery;
}

/** The states of an attempt to deliver an Event. The first one that an attempt is in decides about the delivery. */
export const attemptStates = {
  succeeded: { delivery: "delivered", tone: "ok", response: "ok" },
  due: { delivery: "sending", tone: "warn", response: "none" },
  planned: { delivery: "planned", tone: "warn", response: null },
  failed: { delivery: "failed", tone: "bad", response: "failed" },
  canceled: { delivery: "canceled", tone: "quiet", response: null },
} as const satisfies Readonly<Record<WebhookAttempt["state"], AttemptState>>;
