import type { RawParams } from "@sandbank/contract";
import type * as z from "zod";
import type { ParameterIssue } from "../errors.ts";

/** How a query parameter is written. */
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

/** The schema within `.optional()`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return schema.type === "optional" ? unwrapped((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

/** Parameters nested as in a direct call, and the faults that the nesting does not show any more. */
export interface DecodedQuery {
  readonly params: RawParams;
  readonly faults: readonly ParameterIssue[];
}

export function decodeQuery(query: string, shape: QueryShape): DecodedQuery {
  const params: Record<string, unknown> = {};
  const faults: ParameterIssue[] = [];
  const seen = new Set<string>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const separator = pair.indexOf("=");
    const rawName = separator === -1 ? pair : pair.slice(0, separator);
    const name = decoded(rawName);
    const value = decoded(separator === -1 ? "" : pair.slice(separator + 1));
    const field = `query.${name ?? rawName}`;
    if (name === undefined || value === undefined) {
      faults.push({ field, message: "must be percent-encoded UTF-8" });
      continue;
    }
    if (seen.has(name)) faults.push({ field, message: "must be given only once" });
    seen.add(name);
    place(params, name, typed(value, shape.get(name)));
  }
  return { params, faults };
}

/** Puts the value at its dotted name; names that no schema has stay flat, and are refused as unknown. */
function place(params: Record<string, unknown>, name: string, { value, isKnown }: TypedValue): void {
  const path = isKnown ? name.split(".") : [name];
  let target = params;
  for (const key of path.slice(0, -1)) {
    target[key] ??= {};
    // `created_at=x&created_at.after=y`: the first is refused, and leaves no place for the second.
    if (typeof target[key] !== "object") return;
    target = target[key] as Record<string, unknown>;
  }
  // Not an assignment: a parameter may be named `__proto__`.
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

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
