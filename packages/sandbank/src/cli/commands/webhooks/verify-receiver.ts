import { webhookOperations } from "../../../admin/webhooks/webhook-operations.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printResult } from "../../output/print-result.ts";
import { wrapLines } from "../../output/wrap.ts";

export const verifyReceiverCommand: Command = {
  words: "verify-receiver",
  short: "Check how a receiver handles forged webhooks",
  summary:
    "Sends correct and forged deliveries to the URL of an Event Subscription, and reports which of them its receiver handles correctly. They are about the latest Event of the bank that it selects, whose object the receiver can retrieve. Exit code 1 if it fails a check.",
  positional: [{ name: "subscription", summary: "The id of an Event Subscription." }],
  examples: ["verify-receiver event_subscription_1a2b"],
  json: webhookOperations.verify_receiver.result,
  async run({ args, io, client }) {
    const subscription = args["subscription"] as string;
    if (/^https?:/i.test(subscription)) {
      throw new UsageError(
        "verify-receiver takes the id of an Event Subscription. For a URL, use `sandbank doctor --forward-to URL --secret SECRET`.",
      );
    }
    const report = await (await client()).call("verify_receiver", { subscription });
    printResult(io, report, ({ text }, { width }) => wrapLines(text, width));
    return report.passed ? exitCodes.done : exitCodes.no;
  },
};
