import type { ParamRule, RawParams } from "@sandbank/contract";
import type * as z from "zod";
import { invalidParameters, type ParameterIssue } from "../errors.ts";
import type { Prepared } from "./prepared.ts";

/** What to do with fields that the schema does not have (D-06). */
export interface UnknownFields {
  readonly policy: "reject" | "ignore";
  /** Told of each unknown field that was ignored. */
  ignored(field: string): void;
}

/**
 * Holds parameters against the endpoint's schema and rules. Refuses with every fault at once, in the order of the
 * schema (D-05). `earlier` are faults that were found while reading the request.
 */
export function validate(
  { endpoint, schema, places, query }: Prepared,
  value: unknown,
  unknownFields: UnknownFields,
  earlier: readonly ParameterIssue[] = [],
): RawParams {
  const prefix = endpoint.method === "GET" ? "query." : "";
  const ignored = new Set<string>();
  const params = unknownFields.policy === "ignore" ? withoutUnknown(schema, value, prefix, ignored) : value;
  for (const field of ignored) unknownFields.ignored(field);
  const parsed = schema.safeParse(params);
  const found = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => faultsOf(issue, params, { prefix, query }));
  // No more to say of a number that is no integer where the schema wants no number at all.
  const isSettled = ({ field }: ParameterIssue) =>
    isWithin(ignored, field) || (prefix === "" && found.some((fault) => fault.field === field));
  const faults = [
    ...found,
    ...brokenRules(endpoint.rules ?? [], params, prefix),
    ...unpairedSurrogates(params, prefix),
    ...earlier.filter((fault) => !isSettled(fault)),
  ];
  if (faults.length > 0) throw invalidParameters(inOrder(faults, places, prefix));
  return params as RawParams;
}

type Issue = z.core.$ZodIssue;

function faultsOf(
  issue: Issue,
  params: unknown,
  { prefix, query }: { readonly prefix: string; readonly query: Prepared["query"] },
): ParameterIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: fieldOf([...issue.path, key], prefix),
      message: "is not a known parameter",
    }));
  }
  const parts = issue.code === "invalid_type" ? partsOf(issue.path, query) : [];
  const message = parts.length > 0 ? `is not a parameter by itself: use ${oneOf(parts)}` : messageOf(issue, params);
  return [{ field: fieldOf(issue.path, prefix), message }];
}

/** A dotted path. A query is flat: an element of a list is named by the list. */
function fieldOf(path: readonly PropertyKey[], prefix: string): string {
  if (path.length === 0) return prefix === "" ? "body" : "query";
  const parts = prefix === "" ? path : path.filter((part) => typeof part !== "number");
  return prefix + parts.map(String).join(".");
}

/** What a nested parameter is written as in a query: of `status`, `status.in`. */
function partsOf(path: readonly PropertyKey[], query: Prepared["query"]): string[] {
  return [...query.keys()].filter((name) => name.startsWith(`${path.join(".")}.`));
}

/** "`a`", "`a` or `b`", "`a`, `b` or `c`". */
function oneOf(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last}` : `${quoted.join(", ")} or ${last}`;
}

/** The end of the sentence "`field` ...". */
function messageOf(issue: Issue, params: unknown): string {
  if (isMissing(issue, params)) return "is required";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${oneOf(issue.values.map(String))}`;
    case "too_small":
      return bound(issue, "at least", Number(issue.minimum));
    case "too_big":
      return bound(issue, "at most", Number(issue.maximum));
    case "invalid_format":
      // What a pattern asks for, the schema says in words.
      return FORMAT_NAMES[issue.format] ?? issue.message;
    default:
      return `is invalid: ${issue.message}`;
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "an integer",
  int: "an integer",
  boolean: "true or false",
  object: "an object",
  array: "an array",
  null: "null",
};

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  datetime: "must be an ISO 8601 instant with a zone, such as 2026-01-01T00:00:00Z",
  date: "must be a date, such as 2026-01-31",
};

function isMissing({ path }: Issue, params: unknown): boolean {
  let value = params;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return path.length > 0 && value === undefined;
}

/** On the length of a text or an array, or on the number itself. */
function bound(
  { exact, origin }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  end: string,
  figure: number,
): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${end} ${figure}`;
  return `must have ${exact ? "exactly" : end} ${figure} ${unit}${figure === 1 ? "" : "s"}`;
}

const UNITS: Readonly<Record<string, string>> = { string: "character", array: "element" };

function brokenRules(rules: readonly ParamRule[], params: unknown, prefix: string): ParameterIssue[] {
  if (typeof params !== "object" || params === null) return [];
  return rules.flatMap((rule) =>
    rule.check(params as RawParams).map((field) => ({ field: prefix + field, message: rule.message })),
  );
}

/** Half of a character: JSON can carry one, UTF-8 and so every later reader cannot. */
function unpairedSurrogates(value: unknown, prefix: string, path: readonly string[] = []): ParameterIssue[] {
  if (typeof value === "string") {
    return value.isWellFormed()
      ? []
      : [{ field: fieldOf(path, prefix), message: "must be well-formed Unicode, without an unpaired surrogate" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unpairedSurrogates(inner, prefix, [...path, key]));
}

function inOrder(faults: readonly ParameterIssue[], places: Prepared["places"], prefix: string): ParameterIssue[] {
  const placeOf = ({ field }: ParameterIssue) => place(field.slice(prefix.length), places);
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The place of a path in the schema; of one that the schema does not have, after all that its nearest owner has. */
function place(path: string, places: Prepared["places"]): number {
  const known = places.get(path);
  if (known !== undefined) return known;
  const parts = path.split(".");
  for (let length = parts.length - 1; length >= 0; length--) {
    const owner = parts.slice(0, length).join(".");
    const after = places.get(owner === "" ? "*" : `${owner}.*`) ?? places.get(owner);
    if (after !== undefined) return after;
  }
  return places.size;
}

/** Whether the field is one of these, or lies in one. */
function isWithin(owners: ReadonlySet<string>, field: string): boolean {
  const parts = field.split(".");
  return parts.some((_, index) => owners.has(parts.slice(0, index + 1).join(".")));
}

/** The value less its unknown fields; their names are added to `ignored`. */
function withoutUnknown(schema: z.ZodType, value: unknown, prefix: string, ignored: Set<string>): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return value;
  const unknown = parsed.error.issues.filter((issue) => issue.code === "unrecognized_keys");
  if (unknown.length === 0) return value;
  const copy = structuredCopy(value);
  for (const { path, keys } of unknown) {
    const owner = path.reduce((object, key) => (object as Record<PropertyKey, unknown>)[key], copy) as object;
    for (const key of keys) {
      Reflect.deleteProperty(owner, key);
      ignored.add(fieldOf([...path, key], prefix));
    }
  }
  return copy;
}

function structuredCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
