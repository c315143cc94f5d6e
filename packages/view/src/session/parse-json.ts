/** Parses the JSON of a file, which an editor may have begun with a byte order mark. Throws a `SyntaxError`. */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

/** Does the same, but returns undefined for a text that is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
