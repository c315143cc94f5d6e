import { toTime } from "@sandbank/engine/private/text";
import { MOST_STEPS } from "@sandbank/view/reads/read-defaults";
import * as z from "zod";
import type { AdminClient } from "../../../client.ts";
import type { Flag, FlagValues } from "../../../flags/flag.ts";
import { isWhole, numberFlag } from "../../../flags/rules.ts";
import { type CommandCall, defineCommand } from "../../command.ts";
import { createDateLines } from "../../output/date-lines.ts";
import { printJson } from "../../output/print-result.ts";
import { readable } from "../../output/printable.ts";
import { parseSince, sinceFlag } from "../../server/since.ts";
import { untilStopped } from "../../server/until-stopped.ts";
import { requireOperation } from "../act/require-operation.ts";
import { declineAdvice, hasFailed, stepLine } from "./step-line.ts";

const filters = {
  status: {
    type: "string",
    placeholder: "STATUS",
    rule: (text) =>
      /^[1-5](?:\d\d|xx)$/.test(text) ? undefined : "Write a status from 100 to 599, such as 409, or 1xx to 5xx.",
    summary: "Only this status, such as 409 or 4xx.",
  },
  changes: { type: "boolean", summary: "Only what is not a read, and reads that were refused." },
  operation: { type: "string", placeholder: "NAME", summary: "Only this operation, such as accounts.create." },
  since: sinceFlag("Only those"),
} as const satisfies Record<string, Flag>;

export const logsCommand = defineCommand({
  words: "logs",
  short: "Print the latest calls, and what came of them",
  summary: "Prints the latest calls and moves of the clock, a line each. Moves in a row have one line.",
  flags: {
    follow: { type: "boolean", summary: "Also print new ones, until it is stopped." },
    ...filters,
    last: numberFlag(
      isWhole(0, MOST_STEPS),
      `So many of the latest that match the other flags, 0 to ${MOST_STEPS}.`,
      "100, or all with --since",
    ),
    "no-redact": {
      type: "boolean",
      summary: "Show webhook secrets, tokens, and the queries of URLs, which have placeholders otherwise.",
    },
  },
  examples: ["logs", "logs --last 5", "logs --since 1h", "logs --changes", "logs --follow --status 4xx"],
  json: z.union([
    z.looseObject({ steps: z.array(z.looseObject({})) }).describe("Without --follow."),
    z.strictObject({ type: z.literal("ready"), url: z.string() }).describe("The first line with --follow."),
    z.looseObject({ kind: z.enum(["call", "advance"]), number: z.int() }).describe("A line with --follow."),
  ]),
  async run({ flags, io, client }) {
    const isFromFlags = createFilter(flags);
    const last = Number(flags.last ?? (flags.since === undefined ? 100 : MOST_STEPS));
    const isFiltered = Object.keys(filters).some((name) => flags[name as keyof typeof filters] !== undefined);
    const admin = await client();
    const [, first] = /^(?:step:)?(\d+)$/.exec(flags.since ?? "") ?? [];
    const since = first === undefined ? await parseSince(flags, admin) : undefined;
    const from = since === undefined ? Number.NEGATIVE_INFINITY : toTime(since);
    const isWanted = (step: Step) =>
      isFromFlags(step) &&
      Number(step["number"]) >= Number(first ?? 0) &&
      Date.parse(String(step["to"] ?? step["at"])) >= from;
    const read = { ...(flags["no-redact"] === true && { secrets: "shown" as const }) };
    const { steps } = await admin.call("trace", { last: isFiltered && last > 0 ? MOST_STEPS : last, ...read });
    const matching = steps.filter(isWanted);
    const wanted = matching.slice(Math.max(0, matching.length - last));
    if (flags.follow !== true && io.isJson) return printJson(io, { steps: wanted });
    const print = createPrinter(io);
    if (io.isJson) {
      const { createRedactor } = await import("@sandbank/engine");
      io.out(JSON.stringify(createRedactor()({ schema: 1, type: "ready", url: admin.url })));
    }
    for (const step of wanted) print(step);
    if (!io.isQuiet && !io.isJson) for (const note of notesOn(wanted, !isFiltered)) io.err(note);
    if (flags.follow !== true) {
      const isEmpty = !isFiltered && last > 0;
      if (wanted.length === 0 && !io.isQuiet) io.err(`The log ${isEmpty ? "is empty" : "has no such step"}.`);
      return;
    }
    const after = (steps.at(-1)?.["number"] as number | undefined) ?? (last === 0 ? undefined : 0);
    await untilStopped(io.signal, async () => {
      for await (const { type, data } of admin.steps({ ...(after !== undefined && { after }), signal: io.signal })) {
        if (type !== "call" && type !== "advance") continue;
        const step = flags["no-redact"] === true ? await wholeStep(admin, data) : data;
        if (isWanted(step)) print(step);
      }
    });
  },
});

/** Says what to type to learn more of steps: once for all of them. */
function notesOn(steps: readonly Step[], isLatest: boolean): string[] {
  const advice = "`sandbank attempts --failed` says why webhooks failed.";
  return [...declineAdvice(steps, isLatest), ...(steps.some(hasFailed) ? [advice] : [])];
}

/** Returns a function that prints a step, and the date before the first step of each date. */
function createPrinter(io: CommandCall["io"]): (step: Step) => void {
  const dateLines = createDateLines(io.paint);
  return (step) => {
    if (io.isJson) return io.out(JSON.stringify({ schema: 1, ...step }));
    for (const date of dateLines(String(step["at"]))) io.out(date);
    io.out(stepLine(readable(step), io, true));
  };
}

/** Reads a step with its secrets, which the stream replaces by placeholders. */
async function wholeStep(admin: AdminClient, step: Step): Promise<Step> {
  const number = Number(step["number"]);
  const { steps } = await admin.call("trace", { last: 1, before: number + 1, secrets: "shown" });
  // The bank may have been restored to another state in the meantime.
  return steps.find((each) => each["number"] === number) ?? step;
}

type Step = Readonly<Record<string, unknown>>;

function createFilter({ status, changes, operation }: FlagValues<typeof filters>): (step: Step) => boolean {
  if (operation !== undefined) requireOperation(operation);
  const pattern = status === undefined ? undefined : new RegExp(`^${status.replace(/x/g, "\\d")}$`);
  const isRead = ({ method, error }: Step) => method === "GET" && error === null;
  return (step) =>
    (changes !== true || !isRead(step)) &&
    (pattern === undefined || pattern.test(String(step["status"]))) &&
    (operation === undefined || step["operation"] === operation);
}
