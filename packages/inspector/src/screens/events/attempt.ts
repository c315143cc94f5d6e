import type { AdminResult } from "sandbank/client";

/** An attempt to deliver an Event to an Event Subscription, as the admin API returns it. */
export type Attempt = AdminResult<"attempts">["data"][number];

/** The attempts to deliver one Event. */
export interface AttemptsProps {
  readonly attempts: readonly Attempt[];
  /** When the Event happened. */
  readonly eventAt: string;
}
