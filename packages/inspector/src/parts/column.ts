import type { ComponentChildren } from "preact";

/** Where a cell is if the columns do not fit beside each other. */
export type Place = "main" | "end" | "lead" | "second" | "wide";

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** A number is aligned to the right. */
  readonly isNumber?: boolean;
  /** Such as `120px`. One column has none: it takes the rest. */
  readonly width?: string;
  /**
   * Where the cell is if the columns do not fit beside each other. A `wide` one is left out. If the others do not fit
   * either, the `main` one begins the first line and an `end` one ends it, a `lead` one begins the second line, and the
   * others follow. Default: `main` for the column without a width.
   */
  readonly place?: Place;
  /** Whether the cell is below that of the column without a width, in small letters, if not all columns fit. */
  readonly folds?: boolean;
}

/** The width of a column of amounts, up to `−$1,234,567.89`. */
export const MONEY_WIDTH = "130px";

/** Returns a column of amounts. */
export function moneyColumn<Row>(title: string, cell: Column<Row>["cell"], place: Place = "second"): Column<Row> {
  return { title, cell, isNumber: true, width: MONEY_WIDTH, place };
}
