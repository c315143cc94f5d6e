import type * as z from "zod";
import { createMessages, type HasType, type Message, typeWithoutBounds } from "./value-messages.ts";

/**
 * A parameter schema in the form that the validation reads: without the parts of zod that only responses need, and with
 * the messages of the API. A test checks that it accepts the same values as the zod schema.
 */
export type SchemaNode = Presence & (ObjectNode | ArrayNode | ValueNode);

interface Presence {
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

interface ObjectNode {
  readonly kind: "object";
  readonly fields: ReadonlyMap<string, SchemaNode>;
  /** The names of the fields that are not optional. */
  readonly required: readonly string[];
}

interface ArrayNode {
  readonly kind: "array";
  readonly element: SchemaNode;
  readonly messages: (elements: readonly unknown[]) => readonly Message[];
  /** Null if the schema has no bounds. */
  readonly hasType: HasType | null;
}

interface ValueNode {
  readonly kind: "value";
  /** The messages about a present value; empty if it satisfies the schema. */
  readonly messages: (value: unknown) => readonly Message[];
  /** Null if the schema has no bounds. */
  readonly hasType: HasType | null;
}

export function schemaNode(schema: z.ZodType, presence: Partial<Presence> = {}): SchemaNode {
  const { isOptional = false, isNullable = false } = presence;
  switch (schema.type) {
    case "optional":
      return schemaNode((schema as z.ZodOptional<z.ZodType>).unwrap(), { isOptional: true, isNullable });
    case "nullable":
      return schemaNode((schema as z.ZodNullable<z.ZodType>).unwrap(), { isOptional, isNullable: true });
    case "object":
      return { isOptional, isNullable, kind: "object", ...readFields(schema as z.ZodObject) };
    case "array": {
      const element = schemaNode((schema as z.ZodArray<z.ZodType>).element);
      return {
        isOptional,
        isNullable,
        kind: "array",
        element,
        messages: createMessages(schema),
        hasType: typeWithoutBounds(schema),
      };
    }
    default:
      return {
        isOptional,
        isNullable,
        kind: "value",
        messages: createMessages(schema),
        hasType: typeWithoutBounds(schema),
      };
  }
}

function readFields({ shape }: z.ZodObject): Pick<ObjectNode, "fields" | "required"> {
  const fields = Object.entries(shape).map(([key, field]) => [key, schemaNode(field as z.ZodType)] as const);
  const required = fields.filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
  return { fields: new Map(fields), required };
}
