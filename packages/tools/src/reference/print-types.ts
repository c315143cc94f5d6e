import { type Api, declarationsAt } from "../api.ts";
import { namesReachedFrom } from "../directions.ts";
import type { Declaration, Field, Type } from "../model.ts";
import { blocks, code, prose, table } from "./markdown.ts";
import { printType, resolve } from "./print-type.ts";

/**
 * The types that have a section on a page: what is answered, and every enumeration. Parameters stand with their
 * endpoint; the envelope of a list and the variants of a union need no section of their own.
 */
export function typesOnPage(page: string, api: Api): Declaration[] {
  const answers = namesReachedFrom(
    api.operations.map(({ result }) => result),
    api.declarations,
  );
  const envelopes = new Set(api.operations.flatMap(({ item, result }) => (item === undefined ? [] : result)));
  const variants = new Set([...api.declarations.values()].flatMap(({ type }) => variantNames(type, api)));
  return declarationsAt(page, api)
    .filter(({ name, type }) => type.kind === "enumeration" || answers.has(name))
    .filter(({ name }) => !envelopes.has(name) && !variants.has(name));
}

/** A section about one type. */
export function printTypeSection(declaration: Declaration, page: string, api: Api): string {
  const { name, documentation } = declaration;
  return blocks([`### ${name}`, prose(documentation), printBody(declaration, page, api)]).trimEnd();
}

function printBody({ type, schema, documentation }: Declaration, page: string, api: Api): string {
  if (type.kind === "object") return printFields(type.fields, page, api);
  if (variantNames(type, api).length > 0) return printVariants(type, page, api);
  // The documentation of an enumeration lists its values where they are explained.
  const isExplained = schema !== undefined && type.kind === "enumeration" && documentation.includes("\n\n- ");
  return isExplained ? "" : printType(type, page, api);
}

function printFields(fields: readonly Field[], page: string, api: Api): string {
  if (fields.length === 0) return "No fields.";
  return table(
    ["Field", "Type", "Meaning"],
    fields.map(({ key, type, documentation, isOptional }) => [
      code(key),
      `${printType(type, page, api)}${isOptional ? ", optional" : ""}`,
      prose(documentation),
    ]),
  );
}

/** The fields that every variant has, then one row for each variant: what tells it apart, and what is filled then. */
function printVariants(union: Type, page: string, api: Api): string {
  const variants = listVariants(union, api);
  const key = variants[0]?.key ?? "";
  const isCommon = (field: Field) => variants.every(({ filled }) => filled.some((other) => other.key === field.key));
  const common = variants[0]?.filled.filter(isCommon) ?? [];
  const rows = variants.flatMap(({ value, filled }) =>
    filled
      .filter((field) => !isCommon(field))
      .map((field) => [code(value), code(field.key), printType(field.type, page, api), prose(field.documentation)]),
  );
  return blocks([
    ...(common.length === 0 ? [] : [printFields(common, page, api)]),
    `\`${key}\` names the only ${common.length === 0 ? "other" : "further"} field that is not null.`,
    table([code(key), "Field", "Type", "Meaning"], rows),
  ]).trimEnd();
}

interface Variant {
  readonly name: string;
  /** The field that tells the variants apart, and its value in this one. */
  readonly key: string;
  readonly value: string;
  /** The other fields that are not always null. */
  readonly filled: readonly Field[];
}

function variantNames(type: Type, api: Api): string[] {
  return listVariants(type, api).map(({ name }) => name);
}

/** The variants of a union of objects, each with a literal; none of any other type. */
function listVariants(type: Type, api: Api): Variant[] {
  if (type.kind !== "union") return [];
  const variants = type.members.flatMap((member) => readVariant(member, api));
  return variants.length === type.members.length ? variants : [];
}

function readVariant(member: Type, api: Api): Variant[] {
  const object = resolve(member, api);
  if (member.kind !== "reference" || object.kind !== "object") return [];
  const tag = object.fields.find((field) => field.type.kind === "literal");
  if (tag?.type.kind !== "literal") return [];
  const isNull = ({ type }: Field) => type.kind === "keyword" && type.keyword === "null";
  const filled = object.fields.filter((field) => field !== tag && !isNull(field));
  return [{ name: member.name, key: tag.key, value: String(tag.type.value), filled }];
}
