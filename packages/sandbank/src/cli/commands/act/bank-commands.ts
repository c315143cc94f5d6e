import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import { UsageError } from "../../../errors/usage-error.ts";
import type { Command, CommandCall, CommandIo } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { stepLines } from "../../output/lines.ts";
import { printJson } from "../../output/print-result.ts";
import { operationHelpOf } from "./operation-help.ts";
import { readFields, readOverrides } from "./read-fields.ts";
import { operationNames, requireOperation } from "./require-operation.ts";

export const callCommand: Command = {
  words: "call",
  bank: "any",
  summary: "Calls an operation of the API, and prints the object.",
  positional: [
    { name: "operation", summary: "Such as accounts.create. With --help, prints its fields.", optional: true },
    {
      name: "arguments",
      summary:
        "The id of the object, and parameters as field=value. A dot leads into an object; text needs no quotes, a list has commas or is JSON, and file=@PATH sends the bytes of a file.",
      rest: true,
    },
  ],
  flags: {
    data: { type: "string", placeholder: "JSON|@FILE", summary: "The parameters as JSON, or a file that has them." },
    "idempotency-key": { type: "string", placeholder: "KEY", summary: "Makes a repeated call safe." },
    network: {
      type: "boolean",
      summary: "Call a simulation as the card network or the sending bank, which a live bank requires.",
    },
    list: { type: "boolean", summary: "List the operations. Needs no server." },
  },
  examples: [
    "call accounts.create name=Operating",
    "call accounts.retrieve account_1a2b",
    "call accounts.list limit=2 status.in=open,closed",
    "call files.create file=@check.png purpose=check_image_front",
    'call accounts.update account_1a2b --data \'{"name":"Payroll"}\'',
  ],
  json: z.union([
    z.strictObject({ data: z.array(z.string()) }).describe("Of --list."),
    z.looseObject({}).describe("The object or the list, as the API returns it."),
  ]),
  argumentHelp: operationHelpOf,
  async run({ args, rest, flags, io, client }) {
    const operation = nameOrList(args["operation"], flags, {
      what: "the operation to call",
      others: ["data", "idempotency-key", "network"],
    });
    if (operation === undefined) return printNames(io, operationNames);
    const [id, fields] = rest[0]?.includes("=") === false ? [rest[0], rest.slice(1)] : [undefined, rest];
    requireOperation(operation);
    const params = readFields(operation, fields, {
      data: dataOf(flags["data"] as string | undefined, io),
      directory: io.directory,
    });
    const idempotencyKey = flags["idempotency-key"] as string | undefined;
    const result = await (await client()).call("call", {
      operation,
      ...(id !== undefined && { id }),
      ...(Object.keys(params).length > 0 && { params }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(flags["network"] === true && { network: true }),
    });
    io.out(JSON.stringify(result, null, io.isTerminal ? 2 : undefined));
    return exitCodes.done;
  },
};

export const triggerCommand: Command = {
  words: "trigger",
  bank: "any",
  summary: "Makes a decline, state, transition, Event or error happen, with everything that leads to it.",
  positional: [
    { name: "name", summary: "As `sandbank coverage` lists it, such as card_decline.breaches_limit.", optional: true },
  ],
  flags: {
    with: {
      type: "string",
      multiple: true,
      placeholder: "OPERATION.FIELD=VALUE",
      summary: "Another parameter for the steps that call an operation.",
    },
    fork: { type: "boolean", summary: "Run the steps in a fork, so that the bank stays as it is." },
    list: { type: "boolean", summary: "List the names." },
    print: { type: "boolean", summary: "Print the steps as code." },
  },
  examples: [
    "trigger card_decline.breaches_limit",
    "trigger --list",
    "trigger card_decline.breaches_limit --with limits.create.value=100",
  ],
  json: z.union([
    z.strictObject({ data: z.array(z.string()) }).describe("Of --list."),
    z.looseObject({
      name: z.string(),
      code: z.string(),
      results: z.looseObject({}),
      steps: z.array(z.looseObject({})),
    }),
  ]),
  async run({ args, flags, io, client }) {
    const overrides = readOverrides((flags["with"] ?? []) as readonly string[], io.directory);
    const name = nameOrList(args["name"], flags, {
      what: "the name of a scenario",
      others: ["with", "fork", "print"],
    });
    // Listing is a read, which must not open a bank.
    const admin = await client(name === undefined);
    if (name === undefined) return printNames(io, (await admin.call("scenarios")).data);
    const isForked = flags["fork"] === true;
    const result = await admin.call("trigger", { name, with: overrides, fork: isForked });
    if (io.isJson) printJson(io, result);
    else if (flags["print"] === true) io.out(String(result["code"]));
    else io.out((result["steps"] as Record<string, unknown>[]).flatMap((step) => stepLines(step, isForked)).join("\n"));
    return exitCodes.done;
  },
};

interface Listing {
  /** The noun for the name, used in the error. */
  readonly what: string;
  /** The flags that --list cannot be combined with. */
  readonly others: readonly string[];
}

/** Returns the given name; undefined for --list. Throws a `UsageError` unless exactly one of them is given. */
function nameOrList(
  name: string | undefined,
  flags: CommandCall["flags"],
  { what, others }: Listing,
): string | undefined {
  const isAlone = name === undefined && others.every((flag) => flags[flag] === undefined);
  if (flags["list"] === true ? isAlone : name !== undefined) return name;
  throw new UsageError(`Write ${what}, or --list alone for a list of all.`);
}

function printNames(io: CommandIo, data: readonly string[]): number {
  if (io.isJson) printJson(io, { data });
  else io.out(data.join("\n"));
  return exitCodes.done;
}

function dataOf(text: string | undefined, { directory }: CommandIo): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const json = text.startsWith("@") ? readFileSync(resolve(directory, text.slice(1)), "utf8") : text;
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`--data cannot be read: ${(error as Error).message}.`);
  }
  throw new UsageError("--data must be a JSON object.");
}
