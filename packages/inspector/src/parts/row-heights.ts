import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The height of a row of one line, and of the header. */
export const ROW_PX = 32;
/** The usual height of a row of two lines, which is higher if a line wraps. */
const TWO_LINES_PX = 54;

interface RowHeightsOptions<Row> {
  readonly rows: readonly Row[];
  /** The rows that are drawn. */
  readonly shown: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Whether rows have two lines. */
  readonly isFolded: boolean;
  /** The width of the table. */
  readonly width: number;
}

/** Measures the rows of the table in `frame` as they are drawn. */
export function useRowHeights<Row>(
  frame: RefObject<HTMLElement | null>,
  { rows, shown, keyOf, isFolded, width }: RowHeightsOptions<Row>,
) {
  /** The heights that differ from the usual one, by key. */
  const measured = useRef(new Map<string, number>());
  const [, setCount] = useState(0);
  const drawn = useRef(shown);
  drawn.current = shown;

  useLayoutEffect(() => {
    if (!isFolded) return;
    const table = frame.current?.querySelector("table") as HTMLTableElement;
    measured.current.clear();
    // The table grows when a higher row is drawn, or when a cell is read that wraps.
    const resizing = new ResizeObserver(() => {
      // Rows of a hidden list have no height.
      if (table.offsetHeight === 0) return;
      for (const [index, row] of table.querySelectorAll<HTMLElement>("tbody tr:not(.spacer)").entries()) {
        const key = keyOf(drawn.current[index] as Row);
        if ((measured.current.get(key) ?? TWO_LINES_PX) === row.offsetHeight) continue;
        measured.current.set(key, row.offsetHeight);
        setCount((count) => count + 1);
      }
    });
    resizing.observe(table);
    return () => resizing.disconnect();
  }, [isFolded, width]);

  /** The height of a row in pixels: the measured one, if the row was drawn at this width. */
  const of = (row: Row) => (isFolded ? (measured.current.get(keyOf(row)) ?? TWO_LINES_PX) : ROW_PX);
  return {
    of,
    /** The height of the rows from an index until another one. */
    between(from: number, until: number): number {
      // Rows of one line are not counted one by one: there can be 10,000.
      if (!isFolded) return (until - from) * ROW_PX;
      let sum = 0;
      for (let index = from; index < until; index++) sum += of(rows[index] as Row);
      return sum;
    },
    /** The index of the row at a distance from the top of the first one. */
    indexAt(top: number): number {
      if (!isFolded) return Math.max(0, Math.min(Math.floor(top / ROW_PX), rows.length));
      let bottom = 0;
      const index = rows.findIndex((row) => {
        bottom += of(row);
        return bottom > top;
      });
      return index === -1 ? rows.length : index;
    },
  };
}
