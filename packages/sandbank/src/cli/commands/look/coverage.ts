import * as z from "zod";
import { UsageError } from "../../../errors/usage-error.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { outputFile, writeOutput } from "../../output/output-file.ts";
import { printJson } from "../../output/print-result.ts";
import { coveragePage, percentOf, type Reach } from "./coverage-page.ts";

const kinds = ["endpoints", "reasons", "states", "transitions", "events", "errors"] as const;

export const coverageCommand: Command = {
  words: "coverage",
  summary: "Says how much all banks have reached, or with --bank one bank. Exit code 1 if it is less than --min.",
  flags: {
    min: { type: "string", placeholder: "PERCENT", summary: "The least percentage of each kind.", default: "0" },
    kind: { type: "string", multiple: true, values: kinds, summary: "Only this kind.", default: "all" },
    unreached: { type: "boolean", summary: "List what was not reached." },
    html: {
      type: "string",
      placeholder: "FILE",
      summary: "Also write a page with everything that was and was not reached.",
    },
  },
  examples: [
    "coverage",
    "coverage --kind reasons --unreached",
    "coverage --kind endpoints --min 80",
    "coverage --html coverage.html",
    "coverage --bank worker-1",
  ],
  json: z.partialRecord(
    z.enum(kinds),
    z.strictObject({ reached: z.array(z.string()), unreached: z.array(z.string()) }),
  ),
  async run({ flags, io, client }) {
    const min = flags["min"] === undefined ? 0 : Number(flags["min"]);
    if (!(min >= 0 && min <= 100))
      throw new UsageError(`--min is ${JSON.stringify(flags["min"])}. It must be a number from 0 to 100.`);
    const file = flags["html"] === undefined ? undefined : outputFile("--html", flags["html"] as string, io.directory);
    const isBankNamed = (flags["bank"] ?? io.env["SANDBANK_BANK"]) !== undefined;
    const result = await (await client()).call("coverage", { of: isBankNamed ? "bank" : "server" });
    const chosen = (flags["kind"] ?? kinds) as readonly (typeof kinds)[number][];
    const rows = chosen.map((kind) => ({ ...(result[kind] as Omit<Reach, "kind">), kind }));
    if (file !== undefined) writeOutput(file, coveragePage(rows));
    if (io.isJson) {
      printJson(io, Object.fromEntries(rows.map(({ kind, reached, unreached }) => [kind, { reached, unreached }])));
    } else {
      io.out(
        rows
          .flatMap((row) => [
            barOf(row),
            ...(flags["unreached"] === true ? row.unreached.map((name) => `  ${name}`) : []),
          ])
          .join("\n"),
      );
    }
    const below = rows.filter((row) => percentOf(row) < min);
    for (const row of below) io.err(`${row.kind}: ${percentOf(row).toFixed(1)} % is less than ${min} %.`);
    return below.length === 0 ? exitCodes.done : exitCodes.no;
  },
};

const BAR = 20;

function barOf(row: Reach): string {
  const percent = percentOf(row);
  const filled = Math.floor((BAR * percent) / 100);
  const total = row.reached.length + row.unreached.length;
  return `${row.kind.padEnd(11)} ${"#".repeat(filled)}${".".repeat(BAR - filled)} ${percent.toFixed(1).padStart(5)} %  ${row.reached.length} of ${total}`;
}
