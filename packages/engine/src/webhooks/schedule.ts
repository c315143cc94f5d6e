import { constants } from "@sandbank/contract";

/** How long an attempt may take, in milliseconds: a 2xx after it is none (contract "Delivery and retries"). */
export const DEADLINE_MS = constants.webhookDeadlineSeconds * 1_000;

/**
 * When an attempt to deliver an Event is made, by its number from 1 on, in milliseconds since 1970; undefined where
 * there is none: after 8 in live, after the first in the sandbox.
 */
export function attemptTime(environment: "sandbox" | "live", eventTime: number, number: number): number | undefined {
  if (environment === "sandbox" && number > 1) return undefined;
  const seconds = constants.liveWebhookScheduleSeconds[number - 1];
  return seconds === undefined ? undefined : eventTime + seconds * 1_000;
}
