import { type AdminOperation, adminGroups } from "sandbank/private/reference";
import * as z from "zod";
import { blocks, bullets, code, prose, table } from "./markdown.ts";
import { printPaths } from "./print-paths.ts";

const header = "<!-- Generated from packages/sandbank/src/admin by `npm run generate`. Do not edit. -->\n";

/** The page of the admin API: each operation with its route, parameters, result and command. */
export function printAdmin(): string {
  return blocks([
    `${header}\n# Admin API`,
    "A server has an admin API below `/_sandbank/`, for what a bank can do and its API cannot. The command line, the typed client `sandbank/client` and the OpenAPI document at `/_sandbank/openapi.json` are made from the same table.",
    bullets([
      "Send `Authorization: Bearer` with the admin token of the server, or with the API key of a bank for that bank. `sandbank env` prints both.",
      "Name a bank by the header `sandbank-bank`, by the query parameter `bank`, by the path `/_sandbank/b/<name>/_sandbank/...`, or by its key, `<api key>.<name>`. Without a name, the bank is `default`.",
      "A GET has its parameters in the query, a POST in a JSON body.",
      "`GET /_sandbank/export` can take some seconds. With `Accept: text/event-stream` it responds with server-sent events: `progress` with the number of steps that are `left` in the test so far, and then `result` or `error`. The export ends when the connection is closed, and the server answers other requests meanwhile.",
      "An error has `type`, `title`, `detail` and `status`, like an error of the API.",
    ]),
    printPaths(
      adminGroups.flatMap(({ operations }) =>
        Object.entries(operations).map(([name, { path, ...route }]) => ({ ...route, name, path: `/_sandbank${path}` })),
      ),
    ),
    ...adminGroups.flatMap(({ name, description, operations }) => [
      `## ${name}`,
      description,
      ...Object.entries(operations).flatMap(([operation, definition]) => printOperation(operation, definition)),
    ]),
    "## Stream",
    "`GET /_sandbank/stream`, with the key of a bank. Sends the steps of the bank as server-sent events. Each has the number of the step as its id; an id that was sent before replaces the earlier step, because the clock has moved on since. `after` continues after a number.",
    table(
      ["Event", "Data"],
      [
        ["`hello`", "`bank`, the number of the `latest` step, and whether steps after `after` are missing (`gap`)"],
        ["`call`", "A call, as in `trace`"],
        ["`advance`", "A move of the clock, as in `trace`"],
        ["`delivery`", "The `outcome` of an `attempt` to deliver a webhook; `attempts` has the rest. It has no id"],
        ["`gap`", "Steps that the bank no longer keeps: the numbers `from` and `to`"],
        ["`restart`", "The bank was reset or restored. The numbers begin again"],
        ["`end`", "The client has read nothing for a minute, and the server closes the connection. `reason` says so"],
      ],
    ),
  ]);
}

const scopes = {
  bank: "the key of the bank, or the admin token",
  server: "the admin token",
  public: "no key",
} as const;
const effects = {
  read: "changes nothing",
  write: "changes the bank or the server",
  destroy: "deletes for good",
} as const;

function printOperation(
  name: string,
  { method, path, scope, effect, summary, params, result, command }: AdminOperation,
) {
  return [
    `### ${name}`,
    `${code(`${method} /_sandbank${path}`)}: ${prose(summary)}`,
    `Needs ${scopes[scope]}; ${effects[effect]}.`,
    ...(command === undefined
      ? []
      : [`Command: ${command.examples.map((each) => code(`sandbank ${each}`)).join(", ")}.`]),
    fieldTable("Parameter", params, "input"),
    fieldTable("Result", result, "output"),
  ];
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
}

function fieldTable(title: "Parameter" | "Result", schema: z.ZodType, io: "input" | "output"): string {
  const rows = listFields(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema, "", io === "input");
  return table([title, "Type", "Description"], rows);
}

/** The fields of an object, and those of the objects in it, with dotted names. */
function listFields({ properties = {}, required = [] }: JsonSchema, prefix: string, isInput: boolean): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const nested = objectIn(schema);
    const inner = schema.type === "array" ? `${path}.*.` : `${path}.`;
    return [
      [code(path), printType(schema), prose(printDescription(schema, isInput && !required.includes(name)))],
      ...(nested === undefined ? [] : listFields(nested, inner, isInput)),
    ];
  });
}

function objectIn({ properties, required = [], items, anyOf }: JsonSchema): JsonSchema | undefined {
  if (properties !== undefined) return { properties, required };
  if (items !== undefined) return objectIn(items);
  return anyOf?.map(objectIn).find((each) => each !== undefined);
}

function printType({ type, anyOf, items, enum: values, additionalProperties }: JsonSchema): string {
  if (values !== undefined) return values.map((value) => code(String(value))).join(", ");
  if (anyOf !== undefined) return anyOf.map(printType).join(" or ");
  if (type === "array") return `array of ${printType(items ?? {})}`;
  if (type === "object" && typeof additionalProperties === "object" && additionalProperties.type !== undefined) {
    return `object of ${printType(additionalProperties)}`;
  }
  return type === undefined ? "any" : [type].flat().join(" or ");
}

function printDescription(
  { description = "", default: fallback, minimum, maximum }: JsonSchema,
  isOptional: boolean,
): string {
  const bounded = minimum !== undefined && maximum !== undefined && Math.abs(maximum) < Number.MAX_SAFE_INTEGER;
  const sentences = [
    description,
    bounded && !/ to |\bto\b/.test(description) ? `${minimum} to ${maximum}.` : "",
    fallback === undefined ? "" : `Default: ${code(String(fallback))}.`,
    isOptional && fallback === undefined && !/Default/.test(description) ? "Optional." : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
