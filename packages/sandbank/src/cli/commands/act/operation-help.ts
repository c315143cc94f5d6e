import { endpoints } from "@sandbank/contract";
import * as z from "zod";
import { table } from "../../help/help-table.ts";
import { requireOperation } from "./require-operation.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The largest number of values that the row of a field lists. */
const MOST_VALUES = 8;

/** The help of `sandbank call` for one operation: its fields, from the contract. Throws a `UsageError` for others. */
export function operationHelpOf(name: string): string {
  requireOperation(name);
  // Operations without an endpoint exist on a bank only. They take an id and nothing else.
  const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name as keyof typeof endpoints] : undefined;
  const hasId = endpoint === undefined || endpoint.path.includes("{");
  const rows = endpoint?.params === undefined ? [] : fieldRows(endpoint.params);
  const shape = [...(hasId ? ["ID"] : []), ...(rows.length > 0 ? ["[FIELD=VALUE...]"] : [])];
  return [
    ...(endpoint === undefined ? [] : [[endpoint.summary, endpoint.details].filter(Boolean).join(" "), ""]),
    `Usage: sandbank ${["call", name, ...shape, "[flags]"].join(" ")}`,
    "",
    ...(rows.length > 0 ? table(rows) : ["The operation has no fields."]),
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
    const type = [typeOf(field, place.root), ...(required.includes(name) ? ["required"] : [])].join(", ");
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

function typeOf(schema: JsonSchema, root: JsonSchema): string {
  const { type, format, items, enum: values, anyOf } = schema;
  if (anyOf !== undefined) return anyOf.map((each) => typeOf(resolved(each as JsonSchema, root), root)).join(" or ");
  if (type === "array") return `array of ${typeOf(resolved(items as JsonSchema, root), root)}`;
  if (values !== undefined) return values.length <= MOST_VALUES ? values.join("|") : "string";
  return format ?? [type ?? "any"].flat().join(" or ");
}

function describe({ description = "", enum: values = [], default: usual }: JsonSchema): string {
  const names = values.length > MOST_VALUES ? ` One of ${values.join(", ")}.` : "";
  const fallback = usual === undefined ? "" : ` Default: ${typeof usual === "string" ? usual : JSON.stringify(usual)}.`;
  return description + names + fallback;
}
