import type { Json, JsonObject } from "./json.ts";

type Components = Readonly<Record<string, JsonObject>>;

/**
 * Adds an example to each schema: its own, or the matching part of the example of a schema that refers to it. The
 * example of a list has one object.
 */
export function withExamples(components: Components, own: Readonly<Record<string, Json>>): Record<string, JsonObject> {
  const found = new Map<string, Json>();
  const known = Object.keys(components).filter((name) => own[name] !== undefined);
  for (const name of known) found.set(name, own[name] as Json);
  for (const name of known) harvest({ components, found }, components[name], own[name]);
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => {
      const example = found.get(name) ?? listExample(schema, found);
      return [name, example === undefined || "enum" in schema ? schema : { ...schema, examples: [example] }];
    }),
  );
}

interface Harvest {
  readonly components: Components;
  readonly found: Map<string, Json>;
}

/** Collects the parts of an example as examples of their schemas. Keeps the first part for each schema. */
function harvest(into: Harvest, schema: Json | undefined, example: Json | undefined): void {
  if (!isObject(schema) || example === undefined || example === null) return;
  const name = readSchemaName(schema["$ref"]);
  if (name !== undefined) {
    if (!into.found.has(name)) into.found.set(name, example);
    harvest(into, into.components[name], example);
  }
  for (const variant of listVariants(schema, example)) harvest(into, variant, example);
  if (Array.isArray(example)) for (const element of example) harvest(into, schema["items"], element);
  const { properties } = schema;
  if (!isObject(example) || !isObject(properties)) return;
  for (const [key, value] of Object.entries(example)) harvest(into, properties[key], value);
}

/** Returns the variant of a discriminated union that the example matches, or else all members: a schema and null. */
function listVariants({ anyOf, oneOf, discriminator }: JsonObject, example: Json): readonly Json[] {
  if (!isObject(discriminator)) return [anyOf, oneOf].flatMap((union) => (Array.isArray(union) ? union : []));
  const { propertyName, mapping } = discriminator;
  if (!isObject(example) || !isObject(mapping)) return [];
  const $ref = mapping[String(example[String(propertyName)])];
  return $ref === undefined ? [] : [{ $ref }];
}

function listExample({ properties }: JsonObject, found: ReadonlyMap<string, Json>): Json | undefined {
  if (!isObject(properties) || !isObject(properties["data"]) || !("next_cursor" in properties)) return undefined;
  const { items } = properties["data"];
  const item = isObject(items) ? found.get(readSchemaName(items["$ref"]) ?? "") : undefined;
  return item === undefined ? undefined : { data: [item], next_cursor: null };
}

function readSchemaName($ref: Json | undefined): string | undefined {
  return typeof $ref === "string" ? $ref.slice("#/components/schemas/".length) : undefined;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
