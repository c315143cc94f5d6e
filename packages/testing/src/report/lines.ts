const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** The most characters of a line of the report. */
export const LINE_LENGTH = 100;

/** Wraps a text at spaces into lines of at most `length` characters. A longer word stays whole. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns each different line once, in the order of last occurrences, with the number of occurrences. */
export function grouped(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const count = counts.get(line) ?? 0;
    counts.delete(line);
    counts.set(line, count + 1);
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}

const MOST_LISTED = 3;

/** Returns the first few lines, and the number of the others. */
export function listed(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, MOST_LISTED);
  return shown.length === lines.length ? shown : [...shown, `and ${lines.length - shown.length} more`];
}

/** Removes the colours that a test runner writes into the messages of its errors. */
export function withoutColours(text: string): string {
  return text.replace(COLOUR, "");
}

/** Shortens a text to one line of at most `length` characters. */
export function clip(text: string, length: number): string {
  const line = text.replace(/(?<!\s)\s*\n\s*/g, " ");
  if (line.length <= length) return line;
  const end = length - 3;
  // Half a character at the end of a line is printed as a replacement character.
  const isHalf = (line.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return `${line.slice(0, isHalf ? end - 1 : end)}...`;
}
