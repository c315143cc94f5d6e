import * as z from "zod";
import { documentationOfField, documentationOfType } from "./documentation.ts";

/** A TypeScript type, limited to the parts of the language that the contract's schemas need. */
export type Type =
  | { readonly kind: "keyword"; readonly keyword: "string" | "number" | "boolean" | "null" | "Uint8Array" }
  /** An instant as ISO 8601 text. */
  | { readonly kind: "instant" }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "enumeration"; readonly values: readonly string[] }
  | { readonly kind: "identifier"; readonly prefix: string }
  | { readonly kind: "array"; readonly item: Type }
  | { readonly kind: "union"; readonly members: readonly Type[] }
  | { readonly kind: "object"; readonly fields: readonly Field[] }
  | { readonly kind: "reference"; readonly name: string };

export interface Field {
  readonly key: string;
  readonly type: Type;
  readonly isOptional: boolean;
  readonly documentation: string;
}

/** A named type: an interface if it is an object, otherwise an alias. */
export interface Declaration {
  readonly name: string;
  readonly type: Type;
  readonly documentation: string;
  /** The schema of the type. Undefined for an identifier, which has no schema of its own. */
  readonly schema: z.core.$ZodType | undefined;
}

/** Declarations by name, in the order of reading. Reading a schema adds the declarations that it refers to. */
export type Declarations = Map<string, Declaration>;

/**
 * Reads a schema as a type. Named schemas become declarations, and other types refer to them by name. Throws for an
 * unknown kind of schema, with the `path` to it, because a guessed type would be worse than none.
 */
export function readType(schema: z.core.$ZodType, path: string, declarations: Declarations): Type {
  const named = namedSchema(schema);
  if (named === undefined) return readStructure(schema, path, declarations);
  declare(named, path, declarations);
  return { kind: "reference", name: named.name };
}

/** Returns every name that a type refers to directly. */
export function namesIn(type: Type): string[] {
  switch (type.kind) {
    case "reference":
      return [type.name];
    case "array":
      return namesIn(type.item);
    case "union":
      return type.members.flatMap(namesIn);
    case "object":
      return type.fields.flatMap((field) => namesIn(field.type));
    default:
      return [];
  }
}

/** Returns the name of the alias of identifiers with this prefix: `AccountNumberId` for `account_number`. */
export function identifierName(prefix: string): string {
  return `${pascalCase(prefix)}Id`;
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_])([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

interface NamedSchema {
  readonly name: string;
  readonly schema: z.core.$ZodType;
}

/**
 * Finds the named schema of a type. `.meta()` on a named schema returns a clone without the name, but with the same
 * definition.
 */
export function namedSchema(schema: z.core.$ZodType): NamedSchema | undefined {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { name: pascalCase(id), schema };
  const parent = schema._zod.parent;
  return parent?._zod.def === schema._zod.def ? namedSchema(parent) : undefined;
}

function declare({ name, schema }: NamedSchema, path: string, declarations: Declarations): void {
  const known = declarations.get(name);
  if (known === undefined) {
    // Reserve the place before reading the schema, so that each declaration precedes the declarations that it refers
    // to.
    declarations.set(name, { name, type: { kind: "object", fields: [] }, documentation: "", schema });
    const type = readStructure(schema, path, declarations);
    declarations.set(name, { name, type, documentation: documentationOfType(schema), schema });
  } else if (known.schema !== schema) {
    throw new Error(
      `[tools] Failed to read ${path}: another schema is named ${name} too. Give one of them another \`id\`.`,
    );
  }
}

function readStructure(schema: z.core.$ZodType, path: string, declarations: Declarations): Type {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "string":
      return readString(schema, declarations);
    case "number":
    case "boolean":
    case "null":
      return { kind: "keyword", keyword: def.type };
    // The contract has one custom schema, for bytes.
    case "custom":
      return { kind: "keyword", keyword: "Uint8Array" };
    case "literal":
      return union(def.values.map((value) => readLiteral(value, path)));
    case "enum":
      return { kind: "enumeration", values: Object.values(def.entries).map(String) };
    case "template_literal":
      return readIdentifier(def.parts, path, declarations);
    case "array":
      return { kind: "array", item: readType(def.element, `${path}[]`, declarations) };
    case "nullable":
      return union([readType(def.innerType, path, declarations), { kind: "keyword", keyword: "null" }]);
    case "union":
      return union(def.options.map((option, index) => readType(option, `${path}|${index}`, declarations)));
    case "object":
      return { kind: "object", fields: readFields(def.shape, path, declarations) };
    default:
      throw unreadable(path, def.type);
  }
}

function readFields(shape: z.core.$ZodShape, path: string, declarations: Declarations): Field[] {
  return Object.entries(shape).map(([key, schema]) => {
    const { def } = schema._zod as z.core.$ZodTypes["_zod"];
    const isOptional = def.type === "optional";
    const type = readType(isOptional ? def.innerType : schema, `${path}.${key}`, declarations);
    return { key, type, isOptional, documentation: documentationOfField(schema) };
  });
}

/**
 * Reads a string. If it refers to an object, it has the type of an identifier, although the schema accepts any text.
 */
function readString(schema: z.core.$ZodType, declarations: Declarations): Type {
  const refersTo = z.globalRegistry.get(schema)?.refersTo;
  if (refersTo === undefined) return isInstant(schema) ? { kind: "instant" } : { kind: "keyword", keyword: "string" };
  const prefixes = typeof refersTo === "string" ? [refersTo] : refersTo;
  return union(prefixes.map((prefix) => declareIdentifier(prefix, declarations)));
}

function isInstant(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodISODateTime;
}

function readIdentifier(parts: readonly unknown[], path: string, declarations: Declarations): Type {
  const [start] = parts;
  if (parts.length !== 2 || typeof start !== "string" || !start.endsWith("_")) {
    throw unreadable(path, "template_literal that is no identifier");
  }
  return declareIdentifier(start.slice(0, -1), declarations);
}

function declareIdentifier(prefix: string, declarations: Declarations): Type {
  const name = identifierName(prefix);
  if (!declarations.has(name)) {
    declarations.set(name, {
      name,
      type: { kind: "identifier", prefix },
      documentation: `An identifier that starts with \`${prefix}_\`.`,
      schema: undefined,
    });
  }
  return { kind: "reference", name };
}

function readLiteral(value: unknown, path: string): Type {
  if (value === null) return { kind: "keyword", keyword: "null" };
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return { kind: "literal", value };
  throw unreadable(path, `literal of a ${typeof value}`);
}

function union(members: readonly Type[]): Type {
  const [only] = members;
  return only !== undefined && members.length === 1 ? only : { kind: "union", members };
}

function unreadable(path: string, kind: string): Error {
  return new Error(
    `[tools] Failed to read ${path}: the generator does not know the zod type "${kind}". Use another one, or add it to packages/tools/src/model.ts.`,
  );
}
