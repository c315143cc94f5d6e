import type * as z from "zod";

/** The kinds of JSON values, and bytes. */
type Kind = "string" | "number" | "boolean" | "object" | "array" | "bytes";

/** The alternatives for a place in a value. None of the schemas is optional, nullable or a union. */
export type Schemas = readonly z.ZodType[];

/** The alternatives for the place to which keys lead in a value of these schemas; empty if no value has the keys. */
export function schemasAt(schemas: Schemas, keys: readonly string[]): Schemas {
  return keys.reduce<Schemas>(
    (at, key) => at.flatMap((schema) => listParts(schema, key)),
    schemas.flatMap((schema) => alternatives(schema)),
  );
}

function listParts(schema: z.ZodType, key: string): Schemas {
  if (schema.type === "array") return /^\d+$/.test(key) ? alternatives((schema as z.ZodArray<z.ZodType>).element) : [];
  const { shape } = schema as z.ZodObject;
  return schema.type === "object" && Object.hasOwn(shape, key) ? alternatives(shape[key] as z.ZodType) : [];
}

/** The alternatives of a schema: unwraps optional and nullable schemas, and splits unions. */
export function alternatives(schema: z.ZodType): Schemas {
  switch (schema.type) {
    case "optional":
    case "nullable":
      return alternatives((schema as z.ZodOptional<z.ZodType>).unwrap());
    case "union":
      return (schema as z.ZodUnion<readonly z.ZodType[]>).options.flatMap(alternatives);
    default:
      return [schema];
  }
}

/** The keys that a value of these schemas can have; empty if it cannot be an object. */
export function listKeys(schemas: Schemas): string[] {
  return [...new Set(schemas.flatMap((schema) => Object.keys((schema as Partial<z.ZodObject>).shape ?? {})))];
}

export function classifySchema(schema: z.ZodType): Kind | undefined {
  switch (schema.type) {
    case "string":
    case "enum":
    case "template_literal":
    case "literal":
      return "string";
    case "custom":
      return "bytes";
    case "number":
    case "boolean":
    case "object":
    case "array":
      return schema.type;
    default:
      return undefined;
  }
}

/** The prefix of an id's schema in a response; undefined if the schema is not of an id. */
export function readPrefix(schema: z.ZodType): string | undefined {
  if (schema.type !== "template_literal") return undefined;
  const [prefix] = (schema as z.ZodTemplateLiteral).def.parts;
  return typeof prefix === "string" ? prefix.slice(0, -1) : undefined;
}
