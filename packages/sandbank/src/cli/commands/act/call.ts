import { resolve } from "node:path";
import * as z from "zod";
import { UsageError } from "../../../errors/usage-error.ts";
import { readFileText } from "../../../flags/read-file.ts";
import { type CommandCall, type CommandIo, defineCommand } from "../../command.ts";
import { printObject, printResult } from "../../output/print-result.ts";
import { requireObjectId } from "../../server/require-object-id.ts";
import { nameOrList, namesWith } from "./name-or-list.ts";
import { printOperationHelp } from "./operation-help.ts";
import { readFields, typesOfField } from "./read-fields.ts";
import { acceptsId, operationNames, requireOperation } from "./require-operation.ts";

export const callCommand = defineCommand({
  words: "call",
  short: "Call an operation of the API",
  bank: "any",
  summary: "Calls an operation of the API, and prints the object.",
  positional: [
    { name: "operation", summary: "Such as accounts.create. With --help, prints its fields.", optional: true },
    {
      name: "arguments",
      summary:
        "The id of the object, and parameters as field=value. A dot leads into an object; text needs no quotes, a list has commas or is JSON, for the id of an object its name does as well, and file=@PATH sends the bytes of a file.",
      rest: true,
    },
  ],
  flags: {
    data: { type: "string", placeholder: "JSON|@FILE", summary: "The parameters as JSON, or a file that has them." },
    "idempotency-key": { type: "string", placeholder: "KEY", summary: "Makes a repeated call safe." },
    network: {
      type: "boolean",
      summary: "Call a simulation as a network or another bank, which a live bank requires.",
    },
    list: { type: "boolean", summary: "List the operations, or those that contain OPERATION. Needs no server." },
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
  argumentHelp: printOperationHelp,
  async run({ args, rest, flags, io, client }) {
    const operation = nameOrList(args["operation"], flags, {
      what: "the operation to call",
      others: ["data", "idempotency-key", "network"],
    });
    if (operation === undefined) {
      const data = namesWith(args["operation"], operationNames);
      return printResult(io, { data }, () => data.join("\n"));
    }
    requireOperation(operation);
    const first = rest[0]?.replace(/^id=/, "");
    const hasId = acceptsId(operation) && first?.includes("=") === false;
    const [id, written] = hasId ? [first, rest.slice(1)] : [undefined, rest];
    const fields = await Promise.all(written.map((field) => withId(client, operation, field)));
    const params = readFields(operation, fields, {
      data: readData(flags.data, io),
      directory: io.directory,
    });
    const idempotencyKey = flags["idempotency-key"];
    const result = await (await client()).call("call", {
      operation,
      ...(id !== undefined && { id }),
      ...(Object.keys(params).length > 0 && { params }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(flags.network === true && { network: true }),
    });
    printObject(io, result);
  },
});

/** A field of the id of an object, for which people may write its name, with the id. Any other field stays as it is. */
async function withId(client: CommandCall["client"], operation: string, field: string): Promise<string> {
  const [, path = "", text = ""] = /^([\w.]+)=([^,[]+)$/s.exec(field) ?? [];
  const types = typesOfField(operation, path);
  if (types.length === 0 || text === "null") return field;
  return `${path}=${await requireObjectId(await client(), text, types)}`;
}

function readData(text: string | undefined, { directory }: CommandIo): Record<string, unknown> {
  if (text === undefined) return {};
  const json = text.startsWith("@") ? readFileText(resolve(directory, text.slice(1))) : text;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`--data cannot be read: ${(error as Error).message}.`);
  }
  throw new UsageError("--data must be a JSON object.");
}
