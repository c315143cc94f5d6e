import { sentence } from "@sandbank/engine/private/errors";
import * as z from "zod";
import type { AdminOperation } from "../admin/operation.ts";
import { type AdminOperationName, adminOperations } from "../admin/operations.ts";
import { POINT, pointParam } from "../admin/schemas.ts";
import type { AdminResult } from "../client.ts";
import type { Flag, Rule } from "../flags/flag.ts";
import { POINT_WORDS, pointRule, toPoint } from "../flags/points.ts";
import type { Command, CommandCall, Positional } from "./command.ts";
import { exitCodes } from "./exit-codes.ts";
import { readNames } from "./output/object-names.ts";
import { type Printer, printResult } from "./output/print-result.ts";
import { requireObjectId } from "./server/require-object-id.ts";

interface AdminCommandOptions<Name extends AdminOperationName> {
  readonly short: string;
  /** In place of that of the operation. */
  readonly summary?: string;
  /**
   * The arguments for which the name of an object does as well as its id: the types that the object can have, such as
   * `account`, by argument.
   */
  readonly find?: Readonly<Record<string, readonly string[]>>;
  /** The flags that are not parameters of the operation, or replace the flag of one. */
  readonly flags?: Readonly<Record<string, Flag>>;
  /** Returns the ids of the objects whose names `print` uses. */
  readonly listIds?: (result: AdminResult<Name>) => readonly string[];
  /** Prints the result for people. Default: as JSON. */
  readonly print?: Printer<AdminResult<Name>>;
  /** Returns the exit code after the result is printed, or throws. Default: 0. */
  readonly exitCode?: (result: AdminResult<Name>) => number;
  /** Performs the operation. It can name the flags that it reads as members of `flags`. Default: calls the operation. */
  perform?(call: CommandCall, sent: object): Promise<AdminResult<Name>>;
}

/**
 * Makes the command of an operation of the admin API from its entry in the table: its parameters are flags, or arguments if
 * `positional` names them.
 */
export function adminCommand<Name extends AdminOperationName>(name: Name, options: AdminCommandOptions<Name>): Command {
  const operation: AdminOperation = adminOperations[name];
  const { command, params, scope, result: json } = operation;
  if (command === undefined) throw new TypeError(`The operation ${name} has no command in its table.`);
  const { words, positional = [], examples, isRouted } = command;
  const { short, summary = operation.summary, flags = {}, find = {}, print, exitCode, listIds: idsOf } = options;
  const perform = options.perform ?? createCall(name);
  const fields = Object.entries(params.shape) as [string, z.ZodType][];
  const flagFields = fields.filter(([field]) => !positional.includes(field));
  const readArgument = async ({ args, client }: CommandCall, field: string) => {
    const [text, types] = [args[field], find[field]];
    return text === undefined || types === undefined ? text : requireObjectId(await client(), text, types);
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
      ...Object.fromEntries(flagFields.map(([field, schema]) => [kebab(field), createFlag(schema, field)])),
      ...flags,
    },
    async run(call) {
      const sent = [
        ...(await Promise.all(positional.map(async (field) => [field, await readArgument(call, field)]))),
        ...flagFields.map(([field]) => [field, call.flags[kebab(field)]]),
      ]
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [
          field,
          isPointField(params.shape[field as string]) ? toPoint(value as string) : value,
        ]);
      const result = await perform(call, Object.fromEntries(sent));
      const ids = call.io.isJson ? [] : (idsOf?.(result) ?? []);
      const names = ids.length === 0 ? {} : await readNames(await call.client(), ids);
      printResult({ ...call.io, names }, result as object, print as Printer<object> | undefined, call.flags);
      return exitCode?.(result) ?? exitCodes.done;
    },
  };
}

/** Follows the summary of an argument that `requireObjectId` reads. */
export const FOUND = "Words that only one has, such as its name, do as well.";

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

function kebab(name: string): string {
  return name.replace(/_/g, "-").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
