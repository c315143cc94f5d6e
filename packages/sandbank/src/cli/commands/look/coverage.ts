import * as z from "zod";
import { isPercent } from "../../../flags/rules.ts";
import { defineCommand, type Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import type { Paint } from "../../output/paint.ts";
import { printResult } from "../../output/print-result.ts";

/** The names of one kind that calls have reached, such as `reasons`. */
interface Reach {
  readonly kind: string;
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

const kinds = ["endpoints", "reasons", "states", "transitions", "events", "errors"] as const;

export const coverageCommand = defineCommand({
  words: "coverage",
  short: "Say how much of the API the tests have reached",
  summary: "Says how much all banks have reached, or with --bank one bank. Exit code 1 if it is less than --min.",
  flags: {
    min: {
      type: "string",
      placeholder: "PERCENT",
      rule: isPercent,
      summary: "The least percentage of each kind.",
      default: "0",
    },
    kind: { type: "string", multiple: true, values: kinds, summary: "Only this kind.", default: "all" },
    unreached: { type: "boolean", summary: "List what was not reached." },
  },
  examples: [
    "coverage",
    "coverage --kind reasons --unreached",
    "coverage --kind endpoints --min 80",
    "coverage --bank worker-1",
  ],
  json: z.partialRecord(
    z.enum(kinds),
    z.strictObject({ reached: z.array(z.string()), unreached: z.array(z.string()) }),
  ),
  async run({ flags, io, client }) {
    const min = Number(flags.min ?? 0);
    const isBankNamed = (flags.bank ?? io.env["SANDBANK_BANK"]) !== undefined;
    const result = await (await client()).call("coverage", { of: isBankNamed ? "bank" : "server" });
    const chosen = flags.kind ?? kinds;
    const rows = chosen.map((kind) => ({ ...(result[kind] as Omit<Reach, "kind">), kind }));
    const json = Object.fromEntries(rows.map(({ kind, reached, unreached }) => [kind, { reached, unreached }]));
    printResult(io, json, () => coverageLines(rows, io, flags.unreached === true));
    const below = rows.filter((row) => computePercent(row) < min);
    if (below.length === 0) return exitCodes.done;
    io.err(`Less than ${min} %: ${below.map(({ kind }) => kind).join(", ")}.`);
    return exitCodes.no;
  },
});

const BAR = 20;

/** Draws a bar for each kind, and one for all of them. */
function coverageLines(rows: readonly Reach[], { paint }: Page, isListing: boolean): string {
  const total = {
    kind: "total",
    reached: rows.flatMap(({ reached }) => reached),
    unreached: rows.flatMap(({ unreached }) => unreached),
  };
  return [
    ...rows.flatMap((row) => [
      drawBar(row, paint),
      ...(isListing ? row.unreached.map((name) => `  ${paint("dim", name)}`) : []),
    ]),
    ...(rows.length === 1 ? [] : [drawBar(total, paint)]),
  ].join("\n");
}

function drawBar(row: Reach, paint: Paint): string {
  const percent = computePercent(row);
  const filled = Math.floor((BAR * percent) / 100);
  const bar = paint("green", "#".repeat(filled)) + paint("dim", ".".repeat(BAR - filled));
  const count = row.reached.length + row.unreached.length;
  return `${row.kind.padEnd(11)} ${bar} ${`${percent.toFixed(1)} %`.padStart(7)}  ${row.reached.length} of ${count}`;
}

function computePercent({ reached, unreached }: Pick<Reach, "reached" | "unreached">): number {
  const total = reached.length + unreached.length;
  return total === 0 ? 100 : (100 * reached.length) / total;
}
