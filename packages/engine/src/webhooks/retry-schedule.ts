import { constants } from "@sandbank/contract";
import type { Genesis } from "../state/options.ts";

/** The deadline of an attempt in milliseconds. A later 2xx is not a success (contract "Delivery and retries"). */
export const DEADLINE_MS = constants.webhookDeadlineSeconds * 1_000;

/**
 * The time of an attempt by its number, from 1, in milliseconds since 1970. Undefined after the last attempt: the 8th
 * in live and in a sandbox bank with live schedules (D-113), otherwise the first.
 */
export function attemptTime(
  { environment, schedules }: Pick<Genesis, "environment" | "schedules">,
  eventTime: number,
  number: number,
): number | undefined {
  const isTriedOnce = environment === "sandbox" && schedules === "sandbox";
  if (isTriedOnce && number > 1) return undefined;
  const seconds = constants.liveWebhookScheduleSeconds[number - 1];
  return seconds === undefined ? undefined : eventTime + seconds * 1_000;
}
