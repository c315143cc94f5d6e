import {
  type NodeApp,
  type Receiver,
  type ReceiverReport,
  type VerifyReceiverOptions,
  verifyReceiver,
} from "@sandbank/engine/deliver";
import { BankAssertionError } from "./assertion-error.ts";

/**
 * Asserts that a webhook receiver passes every check of `verifyReceiver`: that it accepts valid deliveries and refuses
 * forgeries. Resolves with the report. If a check fails, the function rejects with an error whose message is the text of
 * the report.
 *
 * @example
 * await expectVerified(handler, { secret: "whsec_test" });
 */
export async function expectVerified(
  receiver: Receiver | NodeApp,
  options: VerifyReceiverOptions,
): Promise<ReceiverReport> {
  const report = await verifyReceiver(receiver, options);
  if (!report.passed) throw new BankAssertionError(report.text);
  return report;
}
