import type { FormField } from "../../tables/form-table.ts";
import { formatCount } from "../../words/count.ts";
import { moneyText, notAnAmount, parseCents } from "../../words/money.ts";
import type { FieldError } from "./send.ts";

/** The user's entries, by the dotted path of the field. A list also has its number of elements, at `<path>.length`. */
export type Entries = Readonly<Record<string, string>>;

/** Converts entries to parameters, without the empty ones. What is no number is sent as it is: the bank says why not. */
export function readParams(fields: readonly FormField[], entries: Entries, prefix = ""): Record<string, unknown> {
  const values = fields.map((field) => [field.key, readValue(field, entries, prefix + field.key)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the entries that stand for the values of an object. */
export function entriesFrom(fields: readonly FormField[], object: object, prefix = ""): Entries {
  const all = fields.map((field): Entries => {
    const value = (object as Readonly<Record<string, unknown>>)[field.key];
    const path = prefix + field.key;
    if (value === null || value === undefined) return {};
    if (field.kind === "cents") return { [path]: (Number(value) / 100).toFixed(2) };
    if (typeof value !== "object") return { [path]: String(value) };
    if (field.kind !== "list") return field.kind === "object" ? entriesFrom(field.fields, value, `${path}.`) : {};
    const items = Object.keys(value).map((key) => ({ ...field.item, key }));
    return { [`${path}.length`]: String(items.length), ...entriesFrom(items, value, `${path}.`) };
  });
  return Object.assign({}, ...all);
}

function readValue(field: FormField, entries: Entries, path: string): unknown {
  switch (field.kind) {
    case "object":
      return readObject(field.fields, entries, path);
    case "list":
      // Without elements, a required list is empty: the bank knows whether it may be.
      return readList(field.item, entries, path) ?? (isRequiredAtTop(field, path) ? [] : undefined);
    default:
      return parseScalar(field.kind, entries[path]?.trim() ?? "");
  }
}

/** An object without fields is entered as yes or no. */
function readObject(fields: readonly FormField[], entries: Entries, path: string): object | undefined {
  if (fields.length === 0) return entries[path] === "true" ? {} : undefined;
  const object = readParams(fields, entries, `${path}.`);
  return Object.keys(object).length === 0 ? undefined : object;
}

/** In an object that is optional, an empty list would bring the object into being. */
function isRequiredAtTop({ isRequired }: FormField, path: string): boolean {
  return isRequired === true && !path.includes(".");
}

function readList(item: FormField, entries: Entries, path: string): unknown[] | undefined {
  const count = readLength(entries, path);
  if (count === 0) return undefined;
  const empty = item.kind === "object" ? {} : "";
  return Array.from({ length: count }, (_, index) => readValue(item, entries, `${path}.${index}`) ?? empty);
}

export function readLength(entries: Entries, path: string): number {
  const count = Number(entries[`${path}.length`] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, 100) : 0;
}

function parseScalar(kind: FormField["kind"], text: string): unknown {
  if (text === "") return undefined;
  if (kind === "cents") return parseCents(text) ?? text;
  if (kind === "integer") return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return kind === "boolean" ? text === "true" : text;
}

/**
 * Returns the errors that are known before the request is sent: required fields that are empty, and texts that are not
 * amounts. If one field of an optional object is entered, its required fields become required, as do those of each
 * element of a list.
 */
export function entryErrors(fields: readonly FormField[], entries: Entries, prefix = ""): FieldError[] {
  return fields.flatMap((field): FieldError[] => {
    const path = prefix + field.key;
    const value = readValue(field, entries, path);
    if (value === undefined && field.isRequired !== true) return [];
    const inner = fieldsIn(field, entries, path);
    if (inner.length > 0) return entryErrors(inner, entries, `${path}.`);
    if (value === undefined) return [{ field: path, message: "is required" }];
    if (field.kind !== "cents" || typeof value !== "string") return [];
    return [{ field: path, message: notAnAmount(value), isSentence: true }];
  });
}

/** Returns the error of the field at a path, as a sentence. It ends with the cents of an amount, as the bank's has them. */
export function errorText(
  { key, kind }: FormField,
  path: string,
  errors: readonly FieldError[],
  entries: Entries,
): string | undefined {
  const error = errors.find(({ field }) => field === path);
  if (error === undefined) return undefined;
  const { message, isSentence } = error;
  if (isSentence === true) return message;
  const cents = kind === "cents" ? parseCents(entries[path] ?? "") : undefined;
  return `${key} ${message}${cents === undefined ? "" : `; ${moneyText(cents)} is ${formatCount(cents, "cent")}`}`;
}

/** Returns the fields of an object, or one field for each element of a list. */
function fieldsIn(field: FormField, entries: Entries, path: string): readonly FormField[] {
  if (field.kind === "object") return field.fields;
  if (field.kind !== "list") return [];
  const { item } = field;
  return Array.from({ length: readLength(entries, path) }, (_, index) => ({
    ...item,
    key: `${index}`,
    isRequired: true,
  }));
}
