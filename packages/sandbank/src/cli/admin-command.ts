import { sentence } from "@sandbank/engine/private/errors";
import * as z from "zod";
import type { AdminOperation } from "../admin/operation.ts";
import { type AdminOperationName, adminOperations } from "../admin/operations.ts";
import { POINT, pointParam } from "../admin/schemas.ts";
import type { AdminResult } from "../client.ts";
import type { Flag, FlagValue, Rule } from "../flags/flag.ts";
import { POINT_WORDS, pointRule, toPoint } from "../flags/points.ts";
import { readDuration } from "../flags/read-duration.ts";
import { durationFlag } from "../flags/rules.ts";
import type { Command, CommandCall, Positional } from "./command.ts";
import { exitCodes } from "./exit-codes.ts";
import { namingObjects } from "./output/object-names.ts";
import { type Printer, printResult } from "./output/print-result.ts";
import { requireObjectId } from "./server/require-object-id.ts";

interface AdminCommandOptions<Name extends AdminOperationName> {
  readonly short: string;
  /** In place of that of the operation. */
  readonly summary?: string;
  /** The arguments that take the name of an object, not only its id, with the types of the object, such as `account`. */
  readonly find?: Readonly<Record<string, readonly string[]>>;
  /** The flags that are not parameters of the operation, or replace the flag of one. */
  readonly flags?: Readonly<Record<string, Flag>>;
  /** Returns the ids of the objects whose names `print` uses. */
  readonly listIds?: (result: AdminResult<Name>) => readonly string[];
  /** Prints the result for people. Default: as JSON. */
  readonly print?: Printer<AdminResult<Name>>;
  /** Called after the result is printed. Returns whether the answer is no, for exit code 1, or throws. */
  readonly isNo?: (result: AdminResult<Name>) => boolean;
  /** Performs the operation. It can name the flags that it reads as members of `flags`. Default: calls the operation. */
  perform?(call: CommandCall, sent: object): Promise<AdminResult<Name>>;
}

/** Makes the command of an operation of the admin API. Its parameters are flags, or arguments by `positional`. */
export function adminCommand<Name extends AdminOperationName>(name: Name, options: AdminCommandOptions<Name>): Command {
  const operation: AdminOperation = adminOperations[name];
  const { command, params, scope, result: json } = operation;
  if (command === undefined) throw new TypeError(`The operation ${name} has no command in its table.`);
  const { words, positional = [], examples, isRouted } = command;
  const { short, summary = operation.summary, flags = {}, find = {}, print, isNo, listIds: idsOf } = options;
  const perform = options.perform ?? createCall(name);
  const fields = Object.entries(params.shape) as [string, z.ZodType][];
  const flagFields = fields.filter(([field]) => !positional.includes(field));
  const readArgument = async ({ args, client }: CommandCall, field: string) => {
    const [text, types] = [args[field], find[field]];
    if (text === undefined || types === undefined) return readFlag(params.shape[field], field, text);
    return requireObjectId(await client(), text, types);
  };
  return {
    words,
    short,
    summary,
    ...(scope !== "bank" && { bank: isRouted === true ? "any" : "none" }),
    examples,
    json,
    positional: positional.map((field) => {
      const argument = createPositional(field, params.shape[field] as z.ZodType);
      return find[field] === undefined ? argument : { ...argument, summary: `${argument.summary} ${FOUND}` };
    }),
    flags: {
      ...Object.fromEntries(flagFields.map(([field, schema]) => [flagName(field), createFlag(schema, field)])),
      ...flags,
    },
    async run(call) {
      const sent = [
        ...(await Promise.all(positional.map(async (field) => [field, await readArgument(call, field)]))),
        ...flagFields.map(([field, schema]) => [field, readFlag(schema, field, call.flags[flagName(field)])]),
      ].filter(([, value]) => value !== undefined);
      const result = await perform(call, Object.fromEntries(sent));
      const io = await namingObjects(call, idsOf?.(result) ?? []);
      printResult(io, result as object, print as Printer<object> | undefined, call.flags);
      return isNo?.(result) === true ? exitCodes.no : exitCodes.done;
    },
  };
}

/** Follows the summary of an argument that `requireObjectId` reads. */
const FOUND = "Words that only one has, such as its name, do as well.";

function createCall<Name extends AdminOperationName>(name: Name) {
  return async ({ client }: CommandCall, sent: object) => (await client()).call(name, sent as never);
}

function createPositional(name: string, schema: z.ZodType): Positional {
  const { values, rule } = createFlag(schema, name);
  return {
    name,
    summary: readSummary(schema),
    ...(values !== undefined && { values }),
    ...(rule !== undefined && { rule }),
    ...(isOptional(schema) && { optional: true }),
  };
}

function createFlag(schema: z.ZodType, name: string): Flag {
  const inner = unwrapped(schema);
  if (inner.type === "boolean") return { type: "boolean", summary: readSummary(schema) };
  if (unitIn(name) !== undefined) return durationFlag(readSummary(schema));
  return {
    type: "string",
    placeholder: inner instanceof z.ZodNumber ? "NUMBER" : inner === pointParam ? "POINT" : name.toUpperCase(),
    ...(inner instanceof z.ZodEnum ? { values: inner.options.map(String) } : { rule: createRule(schema) }),
    ...(!isOptional(schema) && { required: true }),
    summary: readSummary(schema),
  };
}

/** Returns the rule of a text that a parameter accepts. */
function createRule(schema: z.ZodType): Rule {
  if (isPointField(schema)) return pointRule;
  return (text) => {
    const [issue] = schema.safeParse(text).error?.issues ?? [];
    if (issue === undefined) return undefined;
    if (issue.code === "too_small" && issue.origin !== "string") return `The least is ${issue.minimum}.`;
    if (issue.code === "too_big" && issue.origin !== "string") return `The most is ${issue.maximum}.`;
    if (issue.code === "invalid_type" && issue.expected === "number") return "It must be a number.";
    if (issue.code === "invalid_type" && issue.expected === "int") return "It must be a whole number.";
    return sentence(issue.message);
  };
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** Returns whether a parameter is a point of the bank's history, which the command line writes in its own way. */
function isPointField(schema: unknown): boolean {
  return unwrapped(schema as z.ZodType) === pointParam;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return isOptional(schema) ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

function readSummary(schema: z.ZodType): string {
  const summary = schema.description ?? unwrapped(schema).description ?? "";
  return summary.replace(POINT, POINT_WORDS);
}

/** Returns the name of the flag of a parameter. That of `overlapSeconds` has no unit, because its value is a duration. */
function flagName(field: string): string {
  const name = field.replace(/(?:Ms|Seconds)$/, "").replaceAll("_", "-");
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Returns how many milliseconds the unit of a parameter such as `overlapSeconds` has; undefined without a unit. */
function unitIn(field: string): number | undefined {
  if (field.endsWith("Ms")) return 1;
  return field.endsWith("Seconds") ? 1_000 : undefined;
}

/** Returns the value of a parameter that people write as a duration or a point, or else as it is. */
function readFlag(schema: unknown, field: string, value: FlagValue | undefined): FlagValue | number | undefined {
  if (typeof value !== "string") return value;
  const unit = unitIn(field);
  if (unit !== undefined) return readDuration(`--${flagName(field)}`, value) / unit;
  return isPointField(schema) ? toPoint(value) : value;
}
