import { webhookOperations } from "../../../admin/webhooks/webhook-operations.ts";
import { FOUND } from "../../admin-command.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printResult } from "../../output/print-result.ts";
import { wrapLines } from "../../output/wrap.ts";
import { requireObjectId } from "../../server/require-object-id.ts";
import { HANDLED_AS_REAL } from "./receiver.ts";

export const verifyReceiverCommand: Command = {
  words: "verify-receiver",
  short: "Check how a receiver handles forged webhooks",
  summary: `Sends correct and forged deliveries to the URL of an Event Subscription, and reports which of them its receiver handles correctly. ${HANDLED_AS_REAL} They say that the Event Subscription was created; if it selects one category, they repeat the latest Event of that category. Exit code 1 if it fails a check, or if nothing listens there.`,
  positional: [{ name: "subscription", summary: `The id of an Event Subscription. ${FOUND}` }],
  examples: ["verify-receiver event_subscription_1a2b", "verify-receiver http://localhost:3000/hooks"],
  json: webhookOperations.verify_receiver.result,
  async run({ args, io, client }) {
    const admin = await client();
    const subscription = await requireObjectId(admin, args["subscription"] as string, ["event_subscription"]);
    if (!io.isQuiet && !io.isJson) io.err(HANDLED_AS_REAL);
    const report = await admin.call("verify_receiver", { subscription });
    printResult(io, report, ({ text }, { width }) => wrapLines(text, width));
    return report.passed ? exitCodes.done : exitCodes.no;
  },
};
