import * as z from "zod";
import type { Declaration, Declarations, Field, Type } from "./model.ts";

/** An object that is a variant for each value of a field: the value says which key is filled, and the others are null. */
export interface Variants {
  /** The field that tells the variants apart. */
  readonly by: string;
  /** Every field, with the type that it has where it is filled. */
  readonly fields: readonly Field[];
  /** The key that is filled, by value, where it is not named like the value. */
  readonly keys: Readonly<Record<string, string>> | undefined;
}

/** The variants of a type like the `source` of a Transaction (D-14), or of one whose schema names a discriminant. */
export function variantsOf({ type, schema }: Declaration, declarations: Declarations): Variants | undefined {
  const source = sourceOf(type, declarations);
  if (source !== undefined) return { by: "category", fields: source.fields, keys: undefined };
  const { discriminant, filledKeys } = (schema && z.globalRegistry.get(schema)) ?? {};
  if (discriminant === undefined || type.kind !== "object") return undefined;
  const keys = Object.values(filledKeys ?? {});
  const fields = type.fields.map((field) =>
    keys.includes(field.key) ? { ...field, type: withoutNull(field.type) } : field,
  );
  return { by: discriminant, fields, keys: filledKeys };
}

/** Names of the types that the variants of others are made of. */
export function variantNames(declarations: Declarations): Set<string> {
  const sources = [...declarations.values()].filter(({ type }) => sourceOf(type, declarations) !== undefined);
  return new Set(sources.flatMap(({ type }) => membersOf(type).flatMap((member) => nameOf(member) ?? [])));
}

/** A type like the `source` of a Transaction. */
export interface Source {
  /** The category, and what every variant has beside it. */
  readonly given: readonly string[];
  /** A key for each category. */
  readonly categories: readonly string[];
  /** Every field, with the type and the documentation that it has where it is filled. */
  readonly fields: readonly Field[];
}

/** Reads a union with a variant for each category that has a key for every category; undefined for other types. */
export function sourceOf(type: Type, declarations: Declarations): Source | undefined {
  if (type.kind !== "union") return undefined;
  const variants = type.members.map((member) => fieldsOf(member, declarations));
  const categories = variants.flatMap(categoryOf);
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

function membersOf(type: Type): readonly Type[] {
  return type.kind === "union" ? type.members : [];
}

function nameOf(type: Type): string | undefined {
  return type.kind === "reference" ? type.name : undefined;
}

function fieldsOf(type: Type, declarations: Declarations): readonly Field[] {
  const resolved = type.kind === "reference" ? declarations.get(type.name)?.type : type;
  return resolved?.kind === "object" ? resolved.fields : [];
}

function categoryOf(fields: readonly Field[]): string[] {
  const type = fields.find(({ key }) => key === "category")?.type;
  return type?.kind === "literal" ? [String(type.value)] : [];
}

/** The type of a field where it is filled; null stays for a field that never is. */
export function withoutNull(type: Type): Type {
  const [only, ...others] = membersOf(type).filter((member) => !isNull(member));
  return only !== undefined && others.length === 0 ? only : type;
}

export function isNullable(type: Type): boolean {
  return membersOf(type).some(isNull);
}

function isNull(type: Type): boolean {
  return type.kind === "keyword" && type.keyword === "null";
}
