import type { WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "../delivery-key.ts";
import { hasTimedOut } from "./webhook-causes.ts";

/** Says why a failed webhook is not tried again, and how to have it tried. */
export const TRIED_ONCE = 'A sandbox bank tries a webhook once: with `schedules: "live"` it makes eight attempts';

const FIRST_RETRY_MS = 60_000;

/**
 * Whether one of these webhooks has failed, and the bank has not tried it again, although the clock has passed the time of a
 * retry: until then, the test expects none. A request that is wrong (4xx) is still wrong when it comes again.
 */
export function lacksRetry(attempts: readonly WebhookAttempt[], now: string): boolean {
  const isLater = ({ state, origin, number }: WebhookAttempt) =>
    state === "succeeded" || (origin === "schedule" && number > 1);
  const followed = new Set(attempts.filter(isLater).map(deliveryKey));
  const isWrong = ({ status }: WebhookAttempt) => status !== null && status >= 400 && status < 500;
  return attempts.some(
    (one) =>
      one.state === "failed" &&
      one.origin === "schedule" &&
      !followed.has(deliveryKey(one)) &&
      !isWrong(one) &&
      !hasTimedOut(one) &&
      Date.parse(now) - Date.parse(one.dueAt) >= FIRST_RETRY_MS,
  );
}
