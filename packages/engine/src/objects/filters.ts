import type { OperationName, RawParams } from "@sandbank/contract";
import { normalizeExactly } from "../ports/instant.ts";
import { fingerprint } from "../ports/random.ts";

/** The filters and the order of a list by dotted name, as texts: the same filters have the same texts (D-11). */
export type Filters = ReadonlyMap<string, string>;

/** Characters of a digest. A cursor keeps no more of a filter, because its value can be long. */
const DIGEST_LENGTH = 6;

/** A client may resume this list with the cursor alone (contract "Polling"), so that its cursors keep the filters whole. */
const RESUMED_ALONE: OperationName = "events.list";

/** What lists take where a filter or the order is absent: the same list, whether the client writes it out or not. */
const DEFAULTS: { readonly [Name in OperationName]?: Readonly<Record<string, string>> } = {
  "events.list": { "order_by.field": "created_at", "order_by.direction": "descending" },
  "pendingTransactions.list": { "status.in": "pending" },
};

/** Reads valid parameters of a list: sets as sets, instants as instants, and without what is the default anyway. */
export function filtersOf(operation: OperationName, { cursor, limit, ...filters }: RawParams): Filters {
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

/** What a cursor of this list keeps of its filters. */
export function keptFilters(operation: OperationName, filters: Filters): Filters {
  if (operation === RESUMED_ALONE) return filters;
  return new Map(Array.from(filters, ([name, text]) => [name, digest(text)]));
}

function digest(text: string): string {
  return fingerprint("filter", text).toString(36).padStart(DIGEST_LENGTH, "0").slice(-DIGEST_LENGTH);
}

/** Whether the parameters are a cursor without filters, to resume a list whose cursors keep the filters. */
export function isResumed(operation: OperationName, { cursor, limit, ...filters }: RawParams): boolean {
  const isAlone = Object.values(filters).every((filter) => filter === undefined);
  return operation === RESUMED_ALONE && cursor !== undefined && isAlone;
}

/** The names of the filters in the parameters that differ from those that a cursor keeps. */
export function differingFilters(operation: OperationName, kept: Filters, params: RawParams): readonly string[] {
  if (isResumed(operation, params)) return [];
  const now = keptFilters(operation, filtersOf(operation, params));
  return [...new Set([...kept.keys(), ...now.keys()])].filter((name) => kept.get(name) !== now.get(name));
}

/** The parameters that filters were read from. */
export function paramsOf(filters: Filters): RawParams {
  const params: Record<string, Record<string, unknown>> = {};
  const whole: Record<string, unknown> = params;
  for (const [name, text] of filters) {
    const [owner = "", part] = name.split(".");
    if (part === undefined) whole[owner] = text;
    else params[owner] = { ...params[owner], [part]: part === "in" ? text.split(",") : text };
  }
  return whole;
}
