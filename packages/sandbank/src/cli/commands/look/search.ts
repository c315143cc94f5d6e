import { formatDay } from "@sandbank/view/words/instants";
import { inspectionOperations } from "../../../admin/look/inspection-operations.ts";
import type { AdminResult } from "../../../client.ts";
import type { Command, Page } from "../../command.ts";
import { searchObjects } from "../../output/object-names.ts";
import { printResult } from "../../output/print-result.ts";
import { table } from "../../output/table.ts";
import { missing } from "../../parse/usage-problems.ts";

const { summary, params, result } = inspectionOperations.search;

export const searchCommand: Command = {
  words: "search",
  short: "Find objects by names, amounts and numbers",
  summary,
  positional: [{ name: "words", summary: params.shape.q.description ?? "", rest: true }],
  examples: ["search cedar 45.00", "search 4286"],
  json: result,
  async run({ rest, io, client }) {
    if (rest.length === 0) throw missing(searchCommand, "WORDS", { summary: "What to find." });
    printResult(io, await searchObjects(await client(), rest.join(" ")), ({ data }, page) =>
      data.length === 0 ? "Nothing matches." : data.flatMap((group) => printLines(group, page)).join("\n"),
    );
  },
};

function printLines({ type, count, results }: AdminResult<"search">["data"][number], { width, paint }: Page): string[] {
  const shown = results.length === count ? `${count}` : `${count}, the newest ${results.length}`;
  const rows = results.map(({ id, name, status, at }) => [
    formatDay(at),
    `${name}${status === null ? "" : `, ${status}`}  ${paint("dim", id)}`,
  ]);
  return [paint("bold", `${type.replaceAll("_", " ")} (${shown})`), ...table(rows, width, { indent: "  " })];
}
