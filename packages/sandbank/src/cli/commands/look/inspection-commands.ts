import * as z from "zod";
import { inspectionOperations } from "../../../admin/inspection-operations.ts";
import { MOST_STEPS } from "../../../admin/read-defaults.ts";
import { type AdminClient, NoServerError } from "../../../client.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { readInstant } from "../../../flags/read-instant.ts";
import type { Command, CommandCall } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { stepLines } from "../../output/lines.ts";
import { printJson, printResult } from "../../output/print-result.ts";
import { requireOperation } from "../act/require-operation.ts";

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
    follow: { type: "boolean", summary: "Also print new ones, until it is stopped." },
    status: { type: "string", placeholder: "STATUS", summary: "Only this status, such as 409 or 4xx." },
    operation: { type: "string", placeholder: "NAME", summary: "Only this operation, such as accounts.create." },
    since: {
      type: "string",
      placeholder: "INSTANT",
      summary: "Only those since this time of the bank, ISO 8601 with a zone.",
    },
    last: {
      type: "string",
      placeholder: "NUMBER",
      summary: `So many of the latest that match the other flags, 0 to ${MOST_STEPS}.`,
      default: "100, or all with --since",
    },
    "no-redact": {
      type: "boolean",
      summary: "Show webhook secrets, tokens, and the queries of URLs, which have placeholders otherwise.",
    },
  },
  examples: ["logs", "logs --last 5", "logs --since 2026-12-01T00:00:00Z", "logs --follow --status 4xx"],
  json: z.union([
    z.looseObject({ steps: z.array(z.looseObject({})) }).describe("Without --follow."),
    z.strictObject({ type: z.literal("ready"), url: z.string() }).describe("The first line with --follow."),
    z.looseObject({ kind: z.enum(["call", "advance"]), number: z.int() }).describe("A line with --follow."),
  ]),
  async run({ flags, io, client }) {
    const isWanted = filterOf(flags);
    const last = (flags["last"] as string | undefined) ?? (flags["since"] === undefined ? "100" : String(MOST_STEPS));
    if (!/^\d{1,5}$/.test(last) || Number(last) > MOST_STEPS) {
      throw new UsageError(`--last is ${JSON.stringify(last)}. It must be a whole number from 0 to ${MOST_STEPS}.`);
    }
    const isFiltered = ["status", "operation", "since"].some((name) => flags[name] !== undefined);
    const admin = await client();
    const read = { ...(flags["no-redact"] === true && { secrets: "shown" as const }) };
    const { steps } = await admin.call("trace", { last: isFiltered && last !== "0" ? MOST_STEPS : last, ...read });
    const matching = steps.filter(isWanted);
    const wanted = matching.slice(Math.max(0, matching.length - Number(last)));
    if (flags["follow"] !== true && io.isJson) {
      printJson(io, { steps: wanted });
      return exitCodes.done;
    }
    const print = (step: Step) =>
      io.out(io.isJson ? JSON.stringify({ schema: 1, ...step }) : stepLines(step).join("\n"));
    if (io.isJson) {
      const { createRedactor } = await import("@sandbank/engine");
      io.out(JSON.stringify(createRedactor()({ schema: 1, type: "ready", url: admin.url })));
    }
    for (const step of wanted) print(step);
    if (flags["follow"] !== true) return exitCodes.done;
    const after = (steps.at(-1)?.["number"] as number | undefined) ?? (last === "0" ? undefined : 0);
    await untilStopped(io.signal, async () => {
      for await (const { type, data } of admin.steps({ ...(after !== undefined && { after }), signal: io.signal })) {
        if (type !== "call" && type !== "advance") continue;
        const step = flags["no-redact"] === true ? await wholeStep(admin, data) : data;
        if (isWanted(step)) print(step);
      }
    });
    return exitCodes.done;
  },
};

/** Reads a step with its secrets, which the stream replaces by placeholders. */
async function wholeStep(admin: AdminClient, step: Step): Promise<Step> {
  const number = Number(step["number"]);
  const { steps } = await admin.call("trace", { last: 1, before: number + 1, secrets: "shown" });
  // The bank may have been restored to another state in the meantime.
  return steps.find((each) => each["number"] === number) ?? step;
}

type Step = Readonly<Record<string, unknown>>;

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

function filterOf(flags: CommandCall["flags"]) {
  const [status, operation, since] = ["status", "operation", "since"].map((name) => flags[name] as string | undefined);
  const from = since === undefined ? undefined : readInstant("--since", since);
  if (status !== undefined && !/^[1-5](?:\d\d|xx)$/.test(status)) {
    throw new UsageError(
      `--status is ${JSON.stringify(status)}. Write a status from 100 to 599, such as 409, or 1xx to 5xx.`,
    );
  }
  if (operation !== undefined) requireOperation(operation);
  const pattern = status === undefined ? undefined : new RegExp(`^${status.replace(/x/g, "\\d")}$`);
  return (step: Readonly<Record<string, unknown>>) =>
    (pattern === undefined || pattern.test(String(step["status"]))) &&
    (operation === undefined || step["operation"] === operation) &&
    (from === undefined || Date.parse(String(step["to"] ?? step["at"])) >= from);
}
