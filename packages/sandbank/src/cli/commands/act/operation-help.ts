import { endpoints } from "@sandbank/contract";
import * as z from "zod";
import type { Page } from "../../command.ts";
import { helpWidth } from "../../help/lay-out.ts";
import { table } from "../../output/table.ts";
import { wrap } from "../../output/wrap.ts";
import { acceptsId, requireOperation } from "./require-operation.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The longest list of values that stands for the type of a field, in characters. Longer ones follow its description. */
const LONGEST_TYPE = 34;
/** A longer field has its text on the next line. */
const MOST_WIDE = 30;

/** The help of `sandbank call` for one operation: its fields, from the contract. Throws a `UsageError` for others. */
export function printOperationHelp(name: string, { width, paint }: Page): string {
  requireOperation(name);
  // Operations without an endpoint exist on a bank only. They take an id and nothing else.
  const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name as keyof typeof endpoints] : undefined;
  const rows = endpoint?.params === undefined ? [] : fieldRows(endpoint.params);
  const shape = [...(acceptsId(name) ? ["ID"] : []), ...(rows.length > 0 ? ["[FIELD=VALUE...]"] : [])];
  const columns = helpWidth(width);
  const painted = rows.map(([field, text]) => [paint("cyan", field), text]);
  return [
    wrap(`${paint("bold", "Usage:")} sandbank ${["call", name, ...shape, "[flags]"].join(" ")}`, columns, "    "),
    "",
    ...(endpoint === undefined
      ? []
      : [wrap([endpoint.summary, endpoint.details].filter(Boolean).join(" "), columns), ""]),
    ...(rows.length > 0
      ? [paint("bold", "Fields:"), ...table(painted, columns, { indent: "  ", mostWide: MOST_WIDE })]
      : ["The operation has no fields."]),
    "",
    "`sandbank call --help` lists the flags.",
  ].join("\n");
}

function fieldRows(params: z.ZodObject): [string, string][] {
  const root = z.toJSONSchema(params, {
    io: "input",
    unrepresentable: "any",
    // JSON Schema has no type for bytes.
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === "custom") jsonSchema.format = "bytes";
    },
  }) as JsonSchema;
  return rowsIn(root, { root, prefix: "" });
}

interface Place {
  readonly root: JsonSchema;
  /** The path of the object, with a final dot. */
  readonly prefix: string;
}

/** Returns the rows of the fields of an object. The fields of a nested object follow its row, with their paths. */
function rowsIn(schema: JsonSchema, place: Place): [string, string][] {
  const { properties = {}, required = [] } = resolved(schema, place.root);
  return Object.entries(properties).flatMap(([name, property]): [string, string][] => {
    const field = resolved(property as JsonSchema, place.root);
    const path = place.prefix + name;
    const type = [printType(field, place.root), ...(required.includes(name) ? ["required"] : [])].join(", ");
    const variants = (field.anyOf ?? [field]).map((each) => resolved(each as JsonSchema, place.root));
    const value = variants.find((each) => each.type !== "null") ?? field;
    const inner = value.properties === undefined ? [] : rowsIn(value, { ...place, prefix: `${path}.` });
    return [[path, `${type}. ${describe({ ...value, ...field })}`.trim()], ...inner];
  });
}

/** Resolves the `$ref` of a schema. The schema's own description takes precedence. */
function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  return { ...resolved(root.$defs?.[$ref.replace("#/$defs/", "")] as JsonSchema, root), ...own };
}

function printType(schema: JsonSchema, root: JsonSchema): string {
  const { type, format, items, enum: values, anyOf } = schema;
  if (anyOf !== undefined) return anyOf.map((each) => printType(resolved(each as JsonSchema, root), root)).join(" or ");
  if (type === "array") return `array of ${printType(resolved(items as JsonSchema, root), root)}`;
  if (values !== undefined) return isShort(values) ? values.join("|") : "string";
  return format ?? [type ?? "any"].flat().join(" or ");
}

function describe({ description = "", enum: values = [], default: usual }: JsonSchema): string {
  const names = values.length > 0 && !isShort(values) ? ` One of ${values.join(", ")}.` : "";
  const fallback = usual === undefined ? "" : ` Default: ${typeof usual === "string" ? usual : JSON.stringify(usual)}.`;
  return description + names + fallback;
}

function isShort(values: readonly unknown[]): boolean {
  return values.join("|").length <= LONGEST_TYPE;
}
