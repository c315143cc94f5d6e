import { constants } from "@sandbank/contract";

/** The deadline of an attempt in milliseconds. A later 2xx is not a success (contract "Delivery and retries"). */
export const DEADLINE_MS = constants.webhookDeadlineSeconds * 1_000;

/**
 * The time of an attempt by its number, from 1, in milliseconds since 1970. Undefined after the last attempt: the 8th
 * in live, the first in the sandbox.
 */
export function attemptTime(environment: "sandbox" | "live", eventTime: number, number: number): number | undefined {
  if (environment === "sandbox" && number > 1) return undefined;
  const seconds = constants.liveWebhookScheduleSeconds[number - 1];
  return seconds === undefined ? undefined : eventTime + seconds * 1_000;
}
