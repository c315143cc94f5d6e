import { adminCommand } from "../../admin-command.ts";
import { wrap } from "../../output/wrap.ts";
import { attemptLines } from "./attempt-lines.ts";
import { failureLines, selectFailed } from "./failed-attempts.ts";

export const attemptsCommand = adminCommand("attempts", {
  short: "List the attempts to deliver webhooks",
  flags: {
    failed: {
      type: "boolean",
      summary: "Only those that failed, of Events that the receiver has not accepted since, by receiver and cause.",
    },
  },
  async perform({ client, flags }, sent) {
    const { data } = await (await client()).call("attempts", sent);
    return { data: flags["failed"] === true ? selectFailed(data) : data };
  },
  print({ data }, page, flags) {
    const isFailed = flags["failed"] === true;
    const none = isFailed ? "No failed attempt is left." : "There are no such attempts.";
    const lines =
      isFailed && data.length > 0
        ? failureLines(data, page).join("\n")
        : attemptLines(data, page, `${none} A bank keeps them for 30 days.`);
    const failed = selectFailed(data).at(-1);
    if (failed === undefined) return lines;
    const advice = `\`sandbank resend ${failed.eventId}\` sends the last failed one again, and \`sandbank replay-missing\` all that were not accepted, or with \`--subscription ${failed.eventSubscriptionId}\` those of one receiver.`;
    return `${lines}\n${page.paint("dim", wrap(advice, page.width))}`;
  },
});
