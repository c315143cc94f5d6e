import { adminCommand } from "../../admin-command.ts";
import { wrap } from "../../output/wrap.ts";
import { attemptLines } from "./attempt-lines.ts";

export const attemptsCommand = adminCommand("attempts", {
  short: "List the attempts to deliver webhooks",
  flags: { failed: { type: "boolean", summary: "Only those that failed." } },
  async perform({ client, flags }, sent) {
    const { data } = await (await client()).call("attempts", sent);
    return { data: flags["failed"] === true ? data.filter(({ state }) => state === "failed") : data };
  },
  print({ data }, page) {
    const lines = attemptLines(data, page, "There are no such attempts.");
    const failed = data.filter(({ state }) => state === "failed").at(-1);
    if (failed === undefined) return lines;
    const advice = `\`sandbank resend ${failed.eventId}\` sends the last of them again, and \`sandbank replay-missing --since INSTANT\` all that were not accepted.`;
    return `${lines}\n${page.paint("dim", wrap(advice, page.width))}`;
  },
});
