import type { Bank } from "@sandbank/engine";
import { openedBank } from "./open-banks.ts";
import { hasTimedOut } from "./report/webhook-causes.ts";

/** The property of a bank that has had a deliverer. */
const HAD_DELIVERER = Symbol.for("@sandbank/engine had a deliverer");

/** Whether a fixture opened the bank, and nothing has sent its webhooks: no deliverer, also of the test itself. */
export function lacksDeliverer(bank: Bank): boolean {
  const opened = openedBank(bank);
  if (opened === undefined || opened.deliverer() !== undefined || HAD_DELIVERER in bank) return false;
  // A test can also send its webhooks by hand, and record their outcomes.
  const attempts = bank.trace().steps.flatMap(({ deliveries }) => deliveries);
  return !attempts.some((one) => one.state === "succeeded" || (one.state === "failed" && !hasTimedOut(one)));
}
