import * as z from "zod";
import type { Declaration, Declarations, Field, Type } from "./model.ts";

/** An object with a variant for each value of a field. The value determines which key is not null. */
export interface Variants {
  /** The field that selects the variant. */
  readonly by: string;
  /** Every field, with its type when it is not null. */
  readonly fields: readonly Field[];
  /** The key that is not null, by value, if its name differs from the value. */
  readonly keys: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the variants of a type like the `source` of a Transaction (D-14), or of a type whose schema names a
 * discriminant.
 */
export function findVariants({ type, schema }: Declaration, declarations: Declarations): Variants | undefined {
  const source = readSource(type, declarations);
  if (source !== undefined) return { by: "category", fields: source.fields, keys: undefined };
  const { discriminant, filledKeys } = (schema && z.globalRegistry.get(schema)) ?? {};
  if (discriminant === undefined || type.kind !== "object") return undefined;
  const keys = Object.values(filledKeys ?? {});
  const fields = type.fields.map((field) =>
    keys.includes(field.key) ? { ...field, type: withoutNull(field.type) } : field,
  );
  return { by: discriminant, fields, keys: filledKeys };
}

/** Returns the names of the types that only occur as variants of others. */
export function variantNames(declarations: Declarations): Set<string> {
  const sources = [...declarations.values()].filter(({ type }) => readSource(type, declarations) !== undefined);
  return new Set(sources.flatMap(({ type }) => listMembers(type).flatMap((member) => readName(member) ?? [])));
}

/** A type like the `source` of a Transaction. */
export interface Source {
  /** The category and the other fields that every variant has. */
  readonly given: readonly string[];
  /** A key for each category. */
  readonly categories: readonly string[];
  /** Every field, with its type and documentation when it is not null. */
  readonly fields: readonly Field[];
}

/** Reads a union that has a variant and a key for each category. Returns undefined for other types. */
export function readSource(type: Type, declarations: Declarations): Source | undefined {
  if (type.kind !== "union") return undefined;
  const variants = type.members.map((member) => resolveFields(member, declarations));
  const categories = variants.flatMap(readCategory);
  const [first = []] = variants;
  const keys = first.map(({ key }) => key);
  const isSource = categories.length === variants.length && categories.every((category) => keys.includes(category));
  if (!isSource) return undefined;
  const filled = first.map((field) => {
    if (field.key === "category") return { ...field, type: { kind: "enumeration", values: categories } as const };
    return variants[categories.indexOf(field.key)]?.find(({ key }) => key === field.key) ?? field;
  });
  return { given: keys.filter((key) => !categories.includes(key)), categories, fields: filled };
}

function listMembers(type: Type): readonly Type[] {
  return type.kind === "union" ? type.members : [];
}

function readName(type: Type): string | undefined {
  return type.kind === "reference" ? type.name : undefined;
}

function resolveFields(type: Type, declarations: Declarations): readonly Field[] {
  const resolved = type.kind === "reference" ? declarations.get(type.name)?.type : type;
  return resolved?.kind === "object" ? resolved.fields : [];
}

function readCategory(fields: readonly Field[]): string[] {
  const type = fields.find(({ key }) => key === "category")?.type;
  return type?.kind === "literal" ? [String(type.value)] : [];
}

/** Returns the type of a field without null. A field that is always null stays null. */
export function withoutNull(type: Type): Type {
  const [only, ...others] = listMembers(type).filter((member) => !isNull(member));
  return only !== undefined && others.length === 0 ? only : type;
}

export function isNullable(type: Type): boolean {
  return listMembers(type).some(isNull);
}

function isNull(type: Type): boolean {
  return type.kind === "keyword" && type.keyword === "null";
}
