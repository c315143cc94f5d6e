/** Says why the JSON of a success is not what was asked for; null where it is. */
export type FindFault = (json: unknown) => string | null;

export function faultOfObject(json: unknown): string | null {
  return isObject(json) ? null : "The body is not a JSON object";
}

/** The fault of a page that was asked for with this cursor. */
export function faultOfPage(json: unknown, cursor: unknown): string | null {
  if (!isObject(json)) return faultOfObject(json);
  const { data, next_cursor } = json;
  const isCursor = next_cursor === null || typeof next_cursor === "string";
  if (!Array.isArray(data) || !data.every(isObject) || !isCursor) {
    return "The body is not a list with data and next_cursor";
  }
  // Whoever walks the list would never get to its end.
  return data.length > 0 && next_cursor !== null && next_cursor === cursor ? "The next page is this page again" : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
