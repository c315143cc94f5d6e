import type { WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "../delivery-key.ts";

/** Says why a failed webhook is not tried again, and how to have it tried. */
export const TRIED_ONCE = 'A sandbox bank tries a webhook once: with `schedules: "live"` it makes eight attempts';

/** Returns the failed attempts after which the bank neither tries the webhook again nor has delivered it. */
export function triedOnce(attempts: readonly WebhookAttempt[]): readonly WebhookAttempt[] {
  const isLater = ({ state, origin, number }: WebhookAttempt) =>
    state === "succeeded" || (origin === "schedule" && number > 1);
  const followed = new Set(attempts.filter(isLater).map(deliveryKey));
  return attempts.filter(
    (one) => one.state === "failed" && one.origin === "schedule" && !followed.has(deliveryKey(one)),
  );
}
