/** Parses a text as JSON. Returns the text if it is not JSON, for example because a delivery fault broke it. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
