import * as z from "zod";
import type { AdminOperation } from "../admin/operation.ts";
import { type AdminOperationName, adminOperations } from "../admin/operations.ts";
import type { AdminClient } from "../client.ts";
import { TimedOutError } from "../errors/timed-out-error.ts";
import { UsageError } from "../errors/usage-error.ts";
import type { Flag } from "../flags/flag.ts";
import { readDuration } from "../flags/read-duration.ts";
import type { Command, CommandIo, Positional } from "./command.ts";
import { outcomeTimeout, resendAndWait, type SendingName } from "./commands/webhooks/resend.ts";
import { exitCodeOf } from "./exit-code-of.ts";
import { exitCodes } from "./exit-codes.ts";
import { printResult } from "./output/print-result.ts";
import { lowerFirst } from "./parse/lower-first.ts";

/** Returns the commands that perform one operation of the admin API and nothing else. They are made from its table. */
export function adminCommands(): Command[] {
  const entries = Object.entries(adminOperations) as [AdminOperationName, AdminOperation][];
  return entries.flatMap(([name, operation]) => {
    const { command } = operation;
    return command === undefined || command.isByHand === true ? [] : [commandOf(name, operation, command)];
  });
}

/** Returns the command of an operation that has one. */
export function adminCommand(name: AdminOperationName): Command {
  const operation: AdminOperation = adminOperations[name];
  return commandOf(name, operation, operation.command as NonNullable<AdminOperation["command"]>);
}

function commandOf(
  name: AdminOperationName,
  { summary, scope, params, result: json }: AdminOperation,
  { words, positional = [], examples, waitsFor, isRouted }: NonNullable<AdminOperation["command"]>,
): Command {
  const fields = Object.entries(params.shape) as [string, z.ZodType][];
  const flags = fields.filter(([field]) => !positional.includes(field));
  return {
    words,
    summary,
    ...(scope !== "bank" && { bank: isRouted === true ? "any" : "none" }),
    examples,
    json,
    positional: positional.map((field) => positionalOf(field, params.shape[field] as z.ZodType)),
    flags: {
      ...Object.fromEntries(flags.map(([field, schema]) => [kebab(field), flagOf(schema)])),
      ...(waitsFor === "clock" && { timeout: clockTimeout }),
      ...(waitsFor === "receivers" && { timeout: outcomeTimeout }),
    },
    async run({ args, flags: given, io, client }) {
      const sent = Object.fromEntries([
        ...positional.map((field) => [field, args[field]]),
        ...flags.map(([field]) => [field, given[kebab(field)]]).filter(([, value]) => value !== undefined),
      ]);
      const checked = params.safeParse(sent);
      if (!checked.success)
        throw new UsageError(
          checked.error.issues.map((issue) => problemOf(issue, { params, sent, positional })).join(" "),
        );
      const limit = given["timeout"] as string | undefined;
      if (waitsFor === "receivers")
        return resendAndWait(client, io, { name: name as SendingName, sent, timeout: limit });
      if (waitsFor !== "clock") {
        const result = await (await client()).call(name, sent as never);
        printResult(io, name, result);
        return exitCodeOf(name, result);
      }
      const signal = limit === undefined ? undefined : AbortSignal.timeout(readDuration("--timeout", limit));
      try {
        printResult(io, name, await moveWithProgress(await client(), io, { name, sent, signal }));
        return exitCodes.done;
      } catch (error) {
        if (signal?.aborted !== true) throw error;
        throw new TimedOutError(
          `The clock has not arrived within ${limit}. The server continues. Run \`sandbank clock\` to see the bank's time.`,
        );
      }
    },
  };
}

const clockTimeout: Flag = {
  type: "string",
  placeholder: "DURATION",
  summary: "How long to wait. Exit code 6 after that; the server continues.",
  default: "until the clock has arrived",
};

/** The interval between two displays of the bank's time while it moves, in milliseconds. */
const PROGRESS_MS = 250;

interface Move {
  readonly name: AdminOperationName;
  readonly sent: object;
  readonly signal: AbortSignal | undefined;
}

/** Moves the clock. On a terminal, it displays the progress. */
async function moveWithProgress(admin: AdminClient, io: CommandIo, { name, sent, signal }: Move) {
  const timer = setInterval(() => {
    admin.call("clock.get").then(
      ({ now }) => io.progress(`The clock is at ${now}.`),
      () => {},
    );
  }, PROGRESS_MS);
  try {
    return await admin.call(name, sent as never, signal && { signal });
  } finally {
    clearInterval(timer);
    io.progress(null);
  }
}

/** A problem of a parameter, in terms of the command line. */
function problemOf(issue: z.core.$ZodIssue, { params, sent, positional }: ProblemContext): string {
  const field = String(issue.path[0] ?? "");
  const schema = params.shape[field] as z.ZodType;
  const value = sent[field];
  const shown = positional.includes(field) ? field.toUpperCase() : `--${kebab(field)}`;
  if (value === undefined) return `${shown} is missing: ${lowerFirst(summaryOf(schema))}`;
  return `${shown} is ${JSON.stringify(value)}. ${ruleOf(issue, schema)}`;
}

interface ProblemContext {
  readonly params: z.ZodObject;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly positional: readonly string[];
}

function ruleOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code === "too_small") return `The least is ${issue.minimum}.`;
  if (issue.code === "too_big") return `The most is ${issue.maximum}.`;
  if (issue.code === "invalid_type" && issue.expected === "number") return "It must be a number.";
  if (issue.code === "invalid_type" && issue.expected === "int") return "It must be a whole number.";
  return summaryOf(schema) === "" ? `${issue.message.replace(/\.$/, "")}.` : `Write ${lowerFirst(summaryOf(schema))}`;
}

function positionalOf(name: string, schema: z.ZodType): Positional {
  const { values } = flagOf(schema);
  return {
    name,
    summary: summaryOf(schema),
    ...(values !== undefined && { values }),
    ...(schema.safeParse(undefined).success && { optional: true }),
  };
}

function flagOf(schema: z.ZodType): Flag {
  const inner = unwrapped(schema);
  return {
    type: inner.type === "boolean" ? "boolean" : "string",
    ...(inner instanceof z.ZodNumber && { placeholder: "NUMBER" }),
    ...(inner instanceof z.ZodEnum && { values: inner.options.map(String) }),
    summary: summaryOf(schema),
  };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

function summaryOf(schema: z.ZodType): string {
  return schema.description ?? unwrapped(schema).description ?? "";
}

/** `delayMs` as `delay-ms`. */
function kebab(name: string): string {
  return name.replace(/_/g, "-").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
