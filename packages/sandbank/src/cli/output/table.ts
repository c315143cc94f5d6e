import { hang, measureWidth } from "./wrap.ts";

interface TableOptions {
  /** The text at the beginning of each line. */
  readonly indent?: string;
  /** The most columns of the first of two cells. A longer one has the second below it. */
  readonly mostWide?: number;
}

/**
 * Lines up the cells of rows, two columns apart. The last cell is broken between words to fit the width, and hangs at its
 * column; it is below the others if its first word does not fit beside them. All rows have the same number of cells.
 */
export function table(
  rows: readonly (readonly string[])[],
  width: number,
  { indent = "", mostWide = Infinity }: TableOptions = {},
): string[] {
  const count = (rows[0]?.length ?? 1) - 1;
  const widths = Array.from({ length: count }, (_, index) =>
    Math.max(0, ...rows.map((row) => measureWidth(row[index] as string)).filter((each) => each <= mostWide)),
  );
  const hanging = indent + " ".repeat(widths.reduce((sum, each) => sum + each + 2, 0));
  return rows.flatMap((row) => {
    const head = indent + widths.map((each, index) => `${padded(row[index] as string, each)}  `).join("");
    const last = row[count] as string;
    if (measureWidth(head) > hanging.length) return [head.trimEnd(), hang(hanging, last, width)];
    return [hang(head, last, width).trimEnd()];
  });
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - measureWidth(text)));
}
