import * as z from "zod";
import { inspectionOperations } from "../../admin/inspection-operations.ts";
import { NoServerError } from "../../client.ts";
import type { Command } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { stepLines } from "../lines.ts";
import { printJson, printResult } from "../print-result.ts";
import { requireOperation } from "../require-operation.ts";
import { UsageError } from "../usage-error.ts";

const kinds = ["endpoints", "reasons", "states", "transitions", "events", "errors"] as const;

interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

export const coverageCommand: Command = {
  words: "coverage",
  summary: "Says how much all banks have reached, or with --bank one bank. Exit code 1 if it is less than --min.",
  flags: {
    min: { type: "string", placeholder: "PERCENT", summary: "The least percentage of each kind.", default: "0" },
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
    const min = flags["min"] === undefined ? 0 : Number(flags["min"]);
    if (!(min >= 0 && min <= 100))
      throw new UsageError(`--min is ${JSON.stringify(flags["min"])}. It must be a number from 0 to 100.`);
    const isBankNamed = (flags["bank"] ?? io.env["SANDBANK_BANK"]) !== undefined;
    const result = await (await client()).call("coverage", { of: isBankNamed ? "bank" : "server" });
    const chosen = (flags["kind"] ?? kinds) as readonly (typeof kinds)[number][];
    const rows = chosen.map((kind) => ({ kind, ...(result[kind] as Reach) }));
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

export const auditCommand: Command = {
  words: "audit",
  summary: "Checks every invariant of the bank. Exit code 1 if one does not hold.",
  examples: ["audit"],
  json: inspectionOperations.audit.result,
  async run({ io, client }) {
    const result = await (await client()).call("audit");
    const { violations } = result;
    if (io.isJson) printJson(io, result);
    else
      io.out(
        violations.length === 0
          ? "The bank is sound: every invariant holds."
          : violations.map((each) => JSON.stringify(each)).join("\n"),
      );
    return violations.length === 0 ? exitCodes.done : exitCodes.no;
  },
};

export const explainCommand: Command = {
  words: "explain",
  summary: inspectionOperations.explain.summary,
  positional: [{ name: "id", summary: inspectionOperations.explain.params.shape.id.description ?? "" }],
  flags: {
    largest: { type: "boolean", summary: "Find the largest amount that would have been approved." },
  },
  examples: ["explain declined_transaction_9r4j", "explain declined_transaction_9r4j --largest"],
  json: z.union([
    inspectionOperations.explain.result.describe("Without --largest."),
    inspectionOperations.largest_approved.result.describe("With --largest."),
  ]),
  async run({ args, flags, io, client }) {
    const name = flags["largest"] === true ? "largest_approved" : "explain";
    printResult(io, name, await (await client()).call(name, { id: args["id"] as string }));
    return exitCodes.done;
  },
};

export const logsCommand: Command = {
  words: "logs",
  summary: "Prints the latest calls and moves of the clock, a line each.",
  flags: {
    follow: { type: "boolean", summary: "Go on with those that come." },
    status: { type: "string", placeholder: "STATUS", summary: "Only this status, such as 409 or 4xx." },
    operation: { type: "string", placeholder: "NAME", summary: "Only this operation, such as accounts.create." },
    last: { type: "string", placeholder: "NUMBER", summary: "So many of the latest, 0 to 1000.", default: "100" },
  },
  examples: ["logs", "logs --last 5", "logs --follow --status 4xx"],
  json: z.union([
    z.looseObject({ steps: z.array(z.looseObject({})) }).describe("Without --follow."),
    z.strictObject({ type: z.literal("ready"), url: z.string() }).describe("The first line with --follow."),
    z.looseObject({ kind: z.enum(["call", "advance"]), number: z.int() }).describe("A line with --follow."),
  ]),
  async run({ flags, io, client }) {
    const isWanted = filterOf(flags["status"] as string | undefined, flags["operation"] as string | undefined);
    const last = (flags["last"] as string | undefined) ?? "100";
    if (!/^\d{1,4}$/.test(last) || Number(last) > 1000) {
      throw new UsageError(`--last is ${JSON.stringify(last)}. It must be a whole number from 0 to 1000.`);
    }
    const admin = await client();
    const { steps } = await admin.call("trace", { last });
    const wanted = steps.filter(isWanted);
    if (flags["follow"] !== true && io.isJson) {
      printJson(io, { steps: wanted });
      return exitCodes.done;
    }
    const print = (step: Record<string, unknown>) =>
      io.out(io.isJson ? JSON.stringify({ schema: 1, ...step }) : stepLines(step).join("\n"));
    if (io.isJson) io.out(JSON.stringify({ schema: 1, type: "ready", url: admin.url }));
    for (const step of wanted) print(step);
    if (flags["follow"] !== true) return exitCodes.done;
    const after = (steps.at(-1)?.["number"] as number | undefined) ?? (last === "0" ? undefined : 0);
    await untilStopped(io.signal, async () => {
      for await (const { type, data } of admin.steps({ ...(after !== undefined && { after }), signal: io.signal })) {
        if ((type === "call" || type === "advance") && isWanted(data)) print(data);
      }
    });
    return exitCodes.done;
  },
};

/** Reads a stream until the command is stopped. Rejects with a `NoServerError` if the server ends it. */
export async function untilStopped(signal: AbortSignal, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof TypeError)) throw error;
  }
  if (!signal.aborted) throw new NoServerError("The server has stopped.");
}

function filterOf(status: string | undefined, operation: string | undefined) {
  if (status !== undefined && !/^\d(?:\d\d|xx)$/.test(status)) {
    throw new UsageError(`--status is ${JSON.stringify(status)}. Write a status such as 409, or 4xx.`);
  }
  if (operation !== undefined) requireOperation(operation);
  const pattern = status === undefined ? undefined : new RegExp(`^${status.replace(/x/g, "\\d")}$`);
  return (step: Readonly<Record<string, unknown>>) =>
    (pattern === undefined || pattern.test(String(step["status"]))) &&
    (operation === undefined || step["operation"] === operation);
}

function percentOf({ reached, unreached }: Reach): number {
  const total = reached.length + unreached.length;
  return total === 0 ? 100 : (100 * reached.length) / total;
}

const BAR = 20;

function barOf(row: Reach & { readonly kind: string }): string {
  const percent = percentOf(row);
  const filled = Math.floor((BAR * percent) / 100);
  const total = row.reached.length + row.unreached.length;
  return `${row.kind.padEnd(11)} ${"#".repeat(filled)}${".".repeat(BAR - filled)} ${percent.toFixed(1).padStart(5)} %  ${row.reached.length} of ${total}`;
}
