import type { OperationName, RawParams } from "@sandbank/contract";
import { normalizeExactly } from "../ports/instant.ts";
import { fingerprint } from "../ports/random.ts";

/** The filters and the order of a list by dotted name, as texts: equal filters have equal texts (D-11). */
export type Filters = ReadonlyMap<string, string>;

/** Characters of a digest. A cursor contains only the digest of a filter, because a value can be long. */
const DIGEST_LENGTH = 6;

/** A client may resume this list with the cursor alone (contract "Polling"), so its cursors contain whole filters. */
const RESUMED_ALONE: OperationName = "events.list";

/** The defaults of filters and orders. A request that writes a default out and one that omits it are the same list. */
const DEFAULTS: { readonly [Name in OperationName]?: Readonly<Record<string, string>> } = {
  "events.list": { "order_by.field": "created_at", "order_by.direction": "descending" },
  "pendingTransactions.list": { "status.in": "pending" },
};

/** Normalizes the valid parameters of a list: sets, instants, and without the values that equal the default. */
export function normalizeFilters(operation: OperationName, { cursor, limit, ...filters }: RawParams): Filters {
  const texts = new Map<string, string>();
  collect(filters, "", texts);
  for (const [name, text] of Object.entries(DEFAULTS[operation] ?? {})) {
    if (texts.get(name) === text) texts.delete(name);
  }
  return texts;
}

function collect(params: RawParams, prefix: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(params)) {
    const name = prefix + key;
    if (Array.isArray(value)) texts.set(name, [...new Set(value.map(String))].sort().join(","));
    else if (typeof value === "object" && value !== null) collect(value as RawParams, `${name}.`, texts);
    else if (value !== undefined)
      texts.set(name, name.startsWith("created_at.") ? normalizeExactly(`${value}`) : `${value}`);
  }
}

/** The filters as a cursor of this list contains them: whole, or as digests. */
export function keptFilters(operation: OperationName, filters: Filters): Filters {
  if (operation === RESUMED_ALONE) return filters;
  return new Map(Array.from(filters, ([name, text]) => [name, digest(text)]));
}

function digest(text: string): string {
  return fingerprint("filter", text).toString(36).padStart(DIGEST_LENGTH, "0").slice(-DIGEST_LENGTH);
}

/** Whether the parameters are a cursor alone, for a list whose cursors contain the filters. */
export function isResumed(operation: OperationName, { cursor, limit, ...filters }: RawParams): boolean {
  const isAlone = Object.values(filters).every((filter) => filter === undefined);
  return operation === RESUMED_ALONE && cursor !== undefined && isAlone;
}

/** The names of the filters that differ between the parameters and a cursor. */
export function differingFilters(operation: OperationName, kept: Filters, params: RawParams): readonly string[] {
  if (isResumed(operation, params)) return [];
  const now = keptFilters(operation, normalizeFilters(operation, params));
  return [...new Set([...kept.keys(), ...now.keys()])].filter((name) => kept.get(name) !== now.get(name));
}

/** Converts filters back to the parameters that they were read from. */
export function toParams(filters: Filters): RawParams {
  const params: Record<string, Record<string, unknown>> = {};
  const whole: Record<string, unknown> = params;
  for (const [name, text] of filters) {
    const [owner = "", part] = name.split(".");
    if (part === undefined) whole[owner] = text;
    else params[owner] = { ...params[owner], [part]: part === "in" ? text.split(",") : text };
  }
  return whole;
}
