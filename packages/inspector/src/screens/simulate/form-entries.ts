import type { FormField } from "../../tables/form-table.ts";
import { centsOf } from "../../words/dollars.ts";

/** What the user entered, by the dotted path of the field. A list also has its number of elements, at `<path>.length`. */
export type Entries = Readonly<Record<string, string>>;

/** Makes parameters of what was entered. Empty fields are left out. A text that is no number is sent as it is: the bank says why not. */
export function paramsOf(fields: readonly FormField[], entries: Entries, prefix = ""): Record<string, unknown> {
  const values = fields.map((field) => [field.key, readValue(field, entries, prefix + field.key)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function readValue(field: FormField, entries: Entries, path: string): unknown {
  switch (field.kind) {
    case "object":
      return objectOf(field.fields, entries, path);
    case "list":
      return listOf(field.item, entries, path);
    default:
      return scalarOf(field.kind, entries[path]?.trim() ?? "");
  }
}

/** An object without fields is entered as a choice of yes or no. */
function objectOf(fields: readonly FormField[], entries: Entries, path: string): object | undefined {
  if (fields.length === 0) return entries[path] === "true" ? {} : undefined;
  const object = paramsOf(fields, entries, `${path}.`);
  return Object.keys(object).length === 0 ? undefined : object;
}

function listOf(item: FormField, entries: Entries, path: string): unknown[] | undefined {
  const count = lengthOf(entries, path);
  if (count === 0) return undefined;
  return Array.from({ length: count }, (_, index) => readValue(item, entries, `${path}.${index}`) ?? emptyOf(item));
}

function emptyOf({ kind }: FormField): unknown {
  return kind === "object" ? {} : "";
}

export function lengthOf(entries: Entries, path: string): number {
  const count = Number(entries[`${path}.length`] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, 100) : 0;
}

function scalarOf(kind: FormField["kind"], text: string): unknown {
  if (text === "") return undefined;
  if (kind === "cents") return centsOf(text) ?? text;
  if (kind === "integer") return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return kind === "boolean" ? text === "true" : text;
}

/** The paths of required fields that are empty. The fields of an optional object are required once one of them is entered. */
export function missingPaths(fields: readonly FormField[], entries: Entries, prefix = ""): string[] {
  return fields.flatMap((field): string[] => {
    const path = prefix + field.key;
    const isEmpty = readValue(field, entries, path) === undefined;
    if (isEmpty) return field.isRequired === true ? firstEmpty(field, path) : [];
    return missingInside(field, entries, path);
  });
}

/** The fields in which an empty required field is entered. */
function firstEmpty(field: FormField, path: string): string[] {
  return field.kind === "object" && field.fields.length > 0 ? missingPaths(field.fields, {}, `${path}.`) : [path];
}

function missingInside(field: FormField, entries: Entries, path: string): string[] {
  if (field.kind === "object") return missingPaths(field.fields, entries, `${path}.`);
  if (field.kind !== "list") return [];
  const { item } = field;
  return Array.from({ length: lengthOf(entries, path) }, (_, index) =>
    item.kind === "object" ? missingPaths(item.fields, entries, `${path}.${index}.`) : [],
  ).flat();
}
