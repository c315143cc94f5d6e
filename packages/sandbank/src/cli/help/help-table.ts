/** The width of the first column, up to which a name and its text share a line. */
const MOST_WIDTH = 34;

/** Formats the rows of a help text: a name, and its description. */
export function table(
  rows: readonly (readonly [string, string])[],
  width: number = Math.min(MOST_WIDTH, Math.max(...rows.map(([name]) => name.length))),
): string[] {
  return rows.map(([name, text]) =>
    name.length > width ? `  ${name}\n  ${" ".repeat(width)}  ${text}` : `  ${name.padEnd(width)}  ${text}`,
  );
}
