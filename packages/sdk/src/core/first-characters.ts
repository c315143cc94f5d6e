/** Returns at most so many UTF-16 units of a text, and one fewer where the cut would leave half a character. */
export function firstCharacters(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, "") : text;
}
