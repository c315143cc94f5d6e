import { adminCommand } from "../../admin-command.ts";
import { wrapLines } from "../../output/wrap.ts";

const HANDLED_AS_REAL =
  "The receiver handles the valid webhooks of this check as real ones: let it use a test database.";

export const verifyReceiverCommand = adminCommand("verify_receiver", {
  short: "Check how a receiver handles forged webhooks",
  summary: `Sends correct and forged deliveries to the URL of an Event Subscription, and reports which of them its receiver handles correctly. ${HANDLED_AS_REAL} They say that the Event Subscription was created; if it selects one category, they repeat the latest Event of that category. Exit code 1 if it fails a check, or if nothing listens there.`,
  find: { subscription: ["event_subscription"] },
  async perform({ io, client }, sent) {
    const admin = await client();
    if (!io.isQuiet && !io.isJson) io.err(HANDLED_AS_REAL);
    return admin.call("verify_receiver", sent as never);
  },
  print: ({ text }, { width }) => wrapLines(text, width),
  isNo: ({ passed }) => !passed,
});
