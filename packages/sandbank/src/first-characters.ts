/**
 * Returns the beginning of a text: at most so many UTF-16 units, and one fewer where the cut would leave half a
 * character.
 */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = (text.charCodeAt(most - 1) & 0xfc00) === 0xd800;
  return text.slice(0, isHalf ? most - 1 : most);
}

/** Returns the beginning of a JSON text as `firstCharacters` does, and never cuts inside an escape such as `\u0001`. */
export function beginningOfJson(json: string, most: number): string {
  const text = firstCharacters(json, most);
  return text.length === json.length ? text : text.replace(/((?:^|[^\\])(?:\\\\)*)\\(?:u[\da-f]{0,3})?$/, "$1");
}
