import * as z from "zod";
import { inspectionOperations } from "../../../admin/look/inspection-operations.ts";
import { type AdminClient, AdminError, type AdminResult } from "../../../client.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { defineCommand } from "../../command.ts";
import { idsIn, namingObjects, withNames } from "../../output/object-names.ts";
import { printResult } from "../../output/print-result.ts";
import { readableTimes } from "../../output/readable-times.ts";
import { wrap } from "../../output/wrap.ts";
import { answerLines, listIds, ruleLines } from "./explain-lines.ts";

export const explainCommand = defineCommand({
  words: "explain",
  short: "Say why something was declined",
  summary: "Says why something was declined. With --all: every rule that was checked, in order, with its facts.",
  positional: [
    {
      name: "id",
      summary: `${inspectionOperations.explain.params.shape.id.description} Without it, the latest decline.`,
      optional: true,
    },
  ],
  flags: {
    all: { type: "boolean", summary: "List all rules, with the facts of each." },
    largest: { type: "boolean", summary: "Find the largest amount that would have been approved." },
  },
  examples: ["explain", "explain declined_transaction_9r4j --all", "explain declined_transaction_9r4j --largest"],
  json: z.union([
    inspectionOperations.explain.result.describe("Without --largest."),
    inspectionOperations.largest_approved.result.describe("With --largest."),
  ]),
  async run(call) {
    const { args, flags, client } = call;
    if (flags.all === true && flags.largest === true) {
      throw new UsageError("--largest finds an amount, and --all lists rules. Pass one of them.");
    }
    const admin = await client();
    const id = args["id"] ?? (await latestDecline(admin));
    if (flags.largest === true) {
      const found = await admin.call("largest_approved", { id });
      const io = await namingObjects(call, idsIn(found.text));
      return printResult(io, found, ({ text }, { width, names }) => wrap(withNames(readableTimes(text), names), width));
    }
    const explained = await admin.call("explain", { id });
    const isFull = flags.all === true;
    const io = await namingObjects(call, [...listIds(explained), ...(isFull ? idsIn(explained.text) : [])]);
    printResult(io, explained, isFull ? ruleLines : answerLines);
  },
});

/** How many of the latest steps to read at once. */
const PAGE = 100;

/** Returns the id of the latest Declined Transaction in the log, or else in the bank, whose log begins anew with a server. */
async function latestDecline(admin: AdminClient): Promise<string> {
  let before: number | undefined;
  for (;;) {
    const { steps }: AdminResult<"trace"> = await admin.call("trace", { last: PAGE, ...(before && { before }) });
    const declines = steps.flatMap((step) => step["declines"] as readonly { readonly declinedTransactionId: string }[]);
    const latest = declines.at(-1);
    if (latest !== undefined) return latest.declinedTransactionId;
    const first = steps[0]?.["number"] as number | undefined;
    if (first === undefined || first === 1) break;
    before = first;
  }
  const list = { operation: "declinedTransactions.list", params: { limit: 1 } };
  const { data } = (await admin.call("call", list)) as unknown as { readonly data: readonly { readonly id: string }[] };
  const [declined] = data;
  if (declined !== undefined) return declined.id;
  throw new AdminError({
    type: "nothing_declined_error",
    title: "Nothing was declined.",
    detail:
      "Nothing was declined in this bank. Make a decline, such as with `sandbank trigger card_decline.breaches_limit`.",
    status: 404,
  });
}
