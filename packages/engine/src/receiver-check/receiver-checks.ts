import { forgeries } from "./forgeries.ts";
import type { ReceiverCheck } from "./receiver-check.ts";
import { rightDeliveries } from "./right-deliveries.ts";

/** All checks of `verifyReceiver`, in the order in which they run. */
export const receiverChecks: readonly ReceiverCheck[] = [
  ...rightDeliveries.map((check) => ({ ...check, expected: "2xx" }) as const),
  ...forgeries.map((check) => ({ ...check, expected: "refusal" }) as const),
];
