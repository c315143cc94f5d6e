/** Says why the JSON of a successful response is not what the call expects. Returns null if it is. */
export type FindMismatch = (json: unknown) => string | null;

export function mismatchOfObject(json: unknown): string | null {
  return isObject(json) ? null : "The body is not a JSON object";
}

/** How many empty pages may follow one another. */
const mostEmpty = 1_000;

/** Says why a page does not fit into an iteration over a list. Returns null if it does. */
export function mismatchOfPage(json: unknown, { isFeed, seen, index, emptyBefore }: ListWalk): string | null {
  if (!isObject(json)) return mismatchOfObject(json);
  const { data, next_cursor } = json;
  const isCursor = next_cursor === null || typeof next_cursor === "string";
  if (!Array.isArray(data) || !data.every(isObject) || !isCursor) {
    return "The body is not a list with data and next_cursor";
  }
  // Following a cursor that was used before would never end.
  const isRepeated = (seen.get(next_cursor) ?? Infinity) <= index && !(isFeed && data.length === 0);
  if (next_cursor === null) return null;
  if (isRepeated) return "The next page is one that came before";
  // New cursors without objects could go on for ever. For Events, an empty page ends the iteration.
  return isFeed || data.length > 0 || emptyBefore < mostEmpty - 1
    ? null
    : "1,000 pages in a row are empty. Change the filters, or list from error.cursor later";
}

/** The state of an iteration over a list, which the next page must fit into. */
export interface ListWalk {
  /**
   * Whether the list grows as Events happen. An empty page is then the newest, and may repeat its cursor (contract
   * "Polling").
   */
  readonly isFeed: boolean;
  /**
   * The index of the page that each cursor requested. An index above the present one comes from an earlier iteration.
   */
  readonly seen: ReadonlyMap<unknown, number>;
  /** The index of the page within the iteration, from 0. */
  readonly index: number;
  /** How many empty pages came right before it. */
  readonly emptyBefore: number;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
