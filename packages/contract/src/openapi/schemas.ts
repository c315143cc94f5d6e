import * as z from "zod";
import type { JsonObject } from "./json.ts";

/** Schemas of the contract as JSON Schemas, which is what OpenAPI 3.1 takes. */
export interface ConvertedSchemas {
  /** The named schemas, by name. */
  readonly components: Readonly<Record<string, JsonObject>>;
  /** Where to find a schema: a reference if it has a name. */
  of(schema: z.ZodType): JsonObject;
}

/** Bytes, in the words of OpenAPI 3.0 and of 3.1: tools read either. */
export const binary = { type: "string", format: "binary", contentMediaType: "application/octet-stream" } as const;

interface ConvertOptions {
  /** Answers may get new members one day; requests with an unknown one are refused (D-06). */
  readonly allowUnknownMembers: boolean;
}

export function convertSchemas(
  schemas: readonly z.ZodType[],
  { allowUnknownMembers }: ConvertOptions,
): ConvertedSchemas {
  const roots = [...new Set(schemas)];
  // Together in a tuple, not through zod's global registry: an app that bundles this may have schemas of its own there.
  const converted = z.toJSONSchema(z.tuple(roots as [z.ZodType]), {
    // Bytes have no JSON Schema of their own.
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema);
      dropPartHeaders(jsonSchema);
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, binary);
      if (allowUnknownMembers) delete jsonSchema.additionalProperties;
      const { def } = zodSchema._zod;
      if (isDiscriminated(def)) jsonSchema["discriminator"] = discriminatorOf(def);
    },
  });
  const { prefixItems = [], $defs = {} } = moveReferences(converted);
  const components = Object.entries($defs).map(([id, schema]) => [id, withoutId(schema)] as const);
  return {
    components: Object.fromEntries(components),
    of: (schema) => prefixItems[roots.indexOf(schema)] ?? {},
  };
}

/** The OpenAPI reference to a component. */
export function refTo(section: "schemas" | "parameters" | "headers" | "responses", name: string): { $ref: string } {
  return { $ref: `#/components/${section}/${name}` };
}

/** Says in JSON Schema what our meta says, and leaves out what says nothing to a reader. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.$ref === undefined) describeValues(schema);
  delete schema["values"];
  delete schema["refersTo"];
  delete schema["discriminant"];
  delete schema["filledKeys"];
  if (schema.type === "integer") {
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
    if (schema.maximum === undefined) schema.format = "int64";
  }
  // The format says it; zod's pattern would fill a line.
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
  // An identifier: any text may follow the prefix.
  if (schema.pattern?.endsWith("_[\\s\\S]{0,}$")) schema.pattern = schema.pattern.slice(0, -"[\\s\\S]{0,}$".length);
}

/** What goes out in the header of a part is no part itself. */
function dropPartHeaders({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === "object" && property["isPartHeader"] === true) delete properties[name];
  }
}

function describeValues(schema: z.core.JSONSchema.BaseSchema): void {
  const values = Object.entries((schema["values"] ?? {}) as Record<string, string>);
  if (values.length === 0) return;
  const list = values.map(([value, words]) => `- \`${value}\`: ${words}`).join("\n");
  schema.description = `${schema.description}\n\n${list}`;
}

function isDiscriminated(def: z.core.$ZodTypeDef): def is z.core.$ZodDiscriminatedUnionDef {
  return def.type === "union" && "discriminator" in def;
}

/** Tells the variants of a union apart by one key, as their names do not. */
function discriminatorOf({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): JsonObject {
  const mapping = options.map((option) => {
    const [value] = option._zod.propValues?.[discriminator] ?? [];
    const id = z.globalRegistry.get(option)?.id;
    return [String(value), refTo("schemas", id ?? "").$ref];
  });
  return { propertyName: discriminator, mapping: Object.fromEntries(mapping) };
}

interface TupleSchema {
  readonly prefixItems?: readonly JsonObject[];
  readonly $defs?: Readonly<Record<string, JsonObject>>;
}

/** Points references to the components of an OpenAPI document. */
function moveReferences(schema: object): TupleSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? refTo("schemas", value.slice("#/$defs/".length)).$ref : value,
  ) as TupleSchema;
}

function withoutId({ id: _id, ...schema }: JsonObject): JsonObject {
  return schema as JsonObject;
}
