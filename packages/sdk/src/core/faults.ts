/** Says why the JSON of a success is not what was asked for; null where it is. */
export type FindFault = (json: unknown) => string | null;

export function faultOfObject(json: unknown): string | null {
  return isObject(json) ? null : "The body is not a JSON object";
}

/** The fault of a page in a walk through a list. */
export function faultOfPage(json: unknown, { isFeed, seen, index }: ListWalk): string | null {
  if (!isObject(json)) return faultOfObject(json);
  const { data, next_cursor } = json;
  const isCursor = next_cursor === null || typeof next_cursor === "string";
  if (!Array.isArray(data) || !data.every(isObject) || !isCursor) {
    return "The body is not a list with data and next_cursor";
  }
  // The walk would never come to an end.
  const isRepeated = (seen.get(next_cursor) ?? Infinity) <= index && !(isFeed && data.length === 0);
  return next_cursor !== null && isRepeated ? "The next page is one that came before" : null;
}

/** What a page must fit into. */
export interface ListWalk {
  /** Whether the list goes on as Events happen: an empty page is then the newest, whatever its cursor (contract "Polling"). */
  readonly isFeed: boolean;
  /** Which page of the walk each cursor asked for; those after this page have been walked through before. */
  readonly seen: ReadonlyMap<unknown, number>;
  /** Which page of the walk this is, from 0. */
  readonly index: number;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
