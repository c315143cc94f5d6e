import * as z from "zod";
import type { JsonObject } from "./json.ts";

/** Schemas of the contract, converted to the JSON Schemas that OpenAPI 3.1 uses. */
export interface ConvertedSchemas {
  /** The named schemas, by name. */
  readonly components: Readonly<Record<string, JsonObject>>;
  /** Returns the JSON Schema of a schema: a reference if it has a name. */
  of(schema: z.ZodType): JsonObject;
}

/** The schema of bytes, in the notation of both OpenAPI 3.0 and 3.1: tools read either. */
export const binary = { type: "string", format: "binary", contentMediaType: "application/octet-stream" } as const;

interface ConvertOptions {
  /** True for responses, which may get new members. Requests with an unknown member are refused (D-06). */
  readonly allowUnknownMembers: boolean;
}

export function convertSchemas(
  schemas: readonly z.ZodType[],
  { allowUnknownMembers }: ConvertOptions,
): ConvertedSchemas {
  const roots = [...new Set(schemas)];
  // Convert a tuple of all schemas instead of zod's global registry, where an app may have schemas of its own.
  const converted = z.toJSONSchema(z.tuple(roots as [z.ZodType]), {
    // Bytes have no JSON Schema of their own.
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      tidy(jsonSchema);
      dropPartHeaders(jsonSchema);
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, binary);
      if (allowUnknownMembers) delete jsonSchema.additionalProperties;
      const { def } = zodSchema._zod;
      if (isDiscriminated(def)) jsonSchema["discriminator"] = createDiscriminator(def);
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

/** Adds our metadata to a JSON Schema, and removes keywords that do not help a reader. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.$ref === undefined) describeValues(schema);
  delete schema["values"];
  delete schema["refersTo"];
  delete schema["discriminant"];
  delete schema["filledKeys"];
  delete schema["isAmount"];
  if (schema.type === "integer") {
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
    if (schema.maximum === undefined) schema.format = "int64";
  }
  // The format already says it, and zod's pattern is very long.
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
  // The pattern of an identifier ends with "any text", which adds nothing.
  if (schema.pattern?.endsWith("_[\\s\\S]{0,}$")) schema.pattern = schema.pattern.slice(0, -"[\\s\\S]{0,}$".length);
}

/** Removes the parameters that are sent in the header of a part, because they are not parts themselves. */
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

/** Returns the OpenAPI discriminator of a union: the key that distinguishes its variants. */
function createDiscriminator({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): JsonObject {
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

/** Rewrites references to point to the components of an OpenAPI document. */
function moveReferences(schema: object): TupleSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? refTo("schemas", value.slice("#/$defs/".length)).$ref : value,
  ) as TupleSchema;
}

function withoutId({ id: _id, ...schema }: JsonObject): JsonObject {
  return schema as JsonObject;
}
