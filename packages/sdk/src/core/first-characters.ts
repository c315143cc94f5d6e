/**
 * Returns at most so many UTF-16 units of a text, and fewer where the cut would leave half a character or a part of an
 * escape of JSON, such as `\u0001`.
 */
export function firstCharacters(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/([\ud800-\udbff]|(?<!\\)\\+(u\w{0,3})?)$/, "") : text;
}
