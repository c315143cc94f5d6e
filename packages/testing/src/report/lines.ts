/** How many characters a line of the report has at most. */
export const LINE_LENGTH = 100;

/** A text as lines of at most so many characters, divided at spaces. What has no space stays whole. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Each different line once, in the order of its last occurrence, with how often it is there. */
export function grouped(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const count = counts.get(line) ?? 0;
    counts.delete(line);
    counts.set(line, count + 1);
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}

/** A text as one line of at most so many characters. */
export function clip(text: string, length: number): string {
  const line = text.replace(/\s*\n\s*/g, " ");
  return line.length <= length ? line : `${line.slice(0, length - 3)}...`;
}
