import * as z from "zod";
import type { AdminOperation } from "../admin/operation.ts";
import { type AdminOperationName, adminOperations } from "../admin/operations.ts";
import type { Command, Flag, Positional } from "./command.ts";
import { exitCodes } from "./exit-codes.ts";
import { printResult } from "./print-result.ts";

/** The commands that do one operation of the admin API each: they are made from its table. */
export function adminCommands(): Command[] {
  const entries = Object.entries(adminOperations) as [AdminOperationName, AdminOperation][];
  return entries.flatMap(([name, operation]) =>
    operation.command === undefined ? [] : [commandOf(name, operation, operation.command)],
  );
}

function commandOf(
  name: AdminOperationName,
  { summary, params }: AdminOperation,
  { words, positional = [], examples }: NonNullable<AdminOperation["command"]>,
): Command {
  const fields = Object.entries(params.shape) as [string, z.ZodType][];
  const flags = fields.filter(([field]) => !positional.includes(field));
  return {
    words,
    summary,
    examples,
    positional: positional.map(
      (field): Positional => ({ name: field, summary: summaryOf(params.shape[field] as z.ZodType) }),
    ),
    flags: Object.fromEntries(flags.map(([field, schema]) => [kebab(field), flagOf(schema)])),
    async run({ args, flags: given, io, client }) {
      const sent = Object.fromEntries([
        ...positional.map((field) => [field, args[field]]),
        ...flags.map(([field]) => [field, given[kebab(field)]]).filter(([, value]) => value !== undefined),
      ]);
      const result = await (await client()).call(name, sent as never);
      printResult(io, name, result);
      return exitCodes.done;
    },
  };
}

function flagOf(schema: z.ZodType): Flag {
  const inner = unwrapped(schema);
  return {
    type: inner.type === "boolean" ? "boolean" : "string",
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
  return schema.description ?? unwrapped(schema).description ?? "See the reference.";
}

/** `delayMs` as `delay-ms`. */
function kebab(name: string): string {
  return name.replace(/_/g, "-").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
