import * as z from "zod";
import { readMeta, unwrapSchema } from "../documentation.ts";

/** A field of an object schema, without its wrappers for optional and nullable values. */
export interface SchemaField {
  readonly key: string;
  /** The schema with its wrappers. */
  readonly schema: z.core.$ZodType;
  readonly leaf: z.core.$ZodType;
  readonly meta: z.GlobalMeta;
  readonly isRequired: boolean;
}

/** Returns the fields of an object schema; none of any other schema. */
export function listFields(schema: z.core.$ZodType): SchemaField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as z.core.$ZodShape).map(([key, field]) => readField(key, field));
}

export function readField(key: string, schema: z.core.$ZodType): SchemaField {
  const isRequired = schema._zod.def.type !== "optional";
  return { key, schema, leaf: unwrapSchema(schema), meta: readMeta(schema), isRequired };
}

/** Returns the prefixes of the ids that a schema accepts; none if it does not stand for an id. */
export function readPrefixes({ leaf, meta }: Pick<SchemaField, "leaf" | "meta">): readonly string[] {
  if (meta.refersTo !== undefined) return [meta.refersTo].flat();
  const { def } = leaf._zod as z.core.$ZodTypes["_zod"];
  const members = def.type === "union" ? def.options : [leaf];
  const prefixes = members.map(prefixOfTemplate);
  return prefixes.every((prefix) => prefix !== undefined) ? prefixes : [];
}

function prefixOfTemplate(schema: z.core.$ZodType): string | undefined {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  const start = def.type === "template_literal" ? def.parts[0] : undefined;
  return typeof start === "string" ? start.slice(0, -1) : undefined;
}

/** Returns the values of an enumeration, or undefined. Those that are never produced, the end of a union, are left out. */
export function readValues(leaf: z.core.$ZodType): readonly string[] | undefined {
  const { def } = leaf._zod as z.core.$ZodTypes["_zod"];
  if (def.type === "union" && def.options[0] !== undefined) return readValues(def.options[0]);
  return def.type === "enum" ? Object.values(def.entries).map(String) : undefined;
}
