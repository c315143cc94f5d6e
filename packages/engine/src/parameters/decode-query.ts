import type { RawParams } from "@sandbank/contract";
import type * as z from "zod";
import { excerpt } from "../errors.ts";
import { addIssue, type Issues, noIssues } from "./issues.ts";

/** The form of a query parameter. */
type QueryKind = "text" | "integer" | "list";

/** The query parameters of an endpoint, by dotted name. */
export type QueryShape = ReadonlyMap<string, QueryKind>;

/** Reads the dotted names of a nested parameter schema: `{ status: { in: [...] } }` is `status.in`. */
export function queryShape(schema: z.ZodObject | undefined): QueryShape {
  const shape = new Map<string, QueryKind>();
  if (schema !== undefined) collect(schema, "", shape);
  return shape;
}

function collect(schema: z.ZodObject, prefix: string, into: Map<string, QueryKind>): void {
  for (const [key, field] of Object.entries(schema.shape)) {
    const inner = unwrapped(field as z.ZodType);
    const name = prefix + key;
    if (inner.type === "object") collect(inner as z.ZodObject, `${name}.`, into);
    else into.set(name, inner.type === "array" ? "list" : inner.type === "number" ? "integer" : "text");
  }
}

/** The schema within `.optional()` and `.nullable()`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped = schema.type === "optional" || schema.type === "nullable";
  return isWrapped ? unwrapped((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

/** Parameters nested as in a direct call, and the issues that can only be found before nesting. */
export interface DecodedQuery {
  readonly params: RawParams;
  readonly issues: Issues;
}

const NOT_DECODED = "must be percent-encoded UTF-8";
const REPEATED = "must be given only once";

export function decodeQuery(query: string, shape: QueryShape): DecodedQuery {
  if (query === "") return { params: {}, issues: noIssues() };
  const params: Record<string, unknown> = {};
  const unreadable = new Set<string>();
  // At most one issue for each name of the schema, so that the bounded list contains all of them.
  const issueOf = new Map<string, string>();
  const seen = new Set<string>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const separator = pair.indexOf("=");
    const rawName = separator === -1 ? pair : pair.slice(0, separator);
    const name = decoded(rawName);
    const value = decoded(separator === -1 ? "" : pair.slice(separator + 1));
    if (name !== undefined && shape.has(name)) {
      if (value === undefined) issueOf.set(name, NOT_DECODED);
      else if (seen.has(name)) issueOf.set(name, REPEATED);
      seen.add(name);
    } else if (name === undefined || value === undefined) {
      unreadable.add(name ?? rawName);
    }
    if (name !== undefined && value !== undefined) place(params, name, typed(value, shape.get(name)));
  }
  const known = Array.from(issueOf, ([name, message]) => ({ field: `query.${name}`, message }));
  const issues = noIssues();
  for (const name of unreadable) {
    addIssue(issues, () => ({ field: `query.${excerpt(name)}`, message: NOT_DECODED }));
  }
  return { params, issues: { listed: [...known, ...issues.listed], total: known.length + issues.total } };
}

/** Sets the value at its dotted name. Names that the schema does not have stay flat and are refused as unknown. */
function place(params: Record<string, unknown>, name: string, { value, isKnown }: TypedValue): void {
  const path = isKnown ? name.split(".") : [name];
  let target = params;
  for (const key of path.slice(0, -1)) {
    target[key] ??= {};
    // In `created_at=x&created_at.after=y` the first is refused, and its text cannot contain the second.
    if (typeof target[key] !== "object") return;
    target = target[key] as Record<string, unknown>;
  }
  // Not an assignment, because a parameter may be named `__proto__`.
  Object.defineProperty(target, path.at(-1) as string, { value, enumerable: true, configurable: true, writable: true });
}

interface TypedValue {
  readonly value: unknown;
  readonly isKnown: boolean;
}

function typed(value: string, kind: QueryKind | undefined): TypedValue {
  if (kind === "list") return { value: value === "" ? [] : value.split(","), isKnown: true };
  if (kind === "integer" && /^-?(0|[1-9]\d{0,14})$/.test(value)) return { value: Number(value), isKnown: true };
  return { value, isKnown: kind !== undefined };
}

/** Tests for percent-encoded UTF-8. Catching an error for each of 100,000 wrong parameters would take a second. */
const ENCODED = new RegExp(
  `^(?:[^%]|${[
    "%[0-7]\\h",
    "%(?:c[2-9a-f]|d\\h)%[89ab]\\h",
    "%e0%[ab]\\h%[89ab]\\h",
    "%(?:e[1-9a-cef])(?:%[89ab]\\h){2}",
    "%ed%[89]\\h%[89ab]\\h",
    "%f0%[9ab]\\h(?:%[89ab]\\h){2}",
    "%f[1-3](?:%[89ab]\\h){3}",
    "%f4%8\\h(?:%[89ab]\\h){2}",
  ].join("|")})*$`.replaceAll("\\h", "[0-9a-f]"),
  "i",
);

function decoded(text: string): string | undefined {
  const spaced = text.replace(/\+/g, " ");
  if (!spaced.includes("%")) return spaced;
  return ENCODED.test(spaced) ? decodeURIComponent(spaced) : undefined;
}
