import { formatDay } from "@sandbank/view/words/instants";
import type { Paint } from "./paint.ts";

/** Returns a function that returns the line of a date where the date of the instants that it gets changes; else nothing. */
export function createDateLines(paint: Paint): (instant: string) => readonly string[] {
  let day: string | undefined;
  return (instant) => {
    const next = formatDay(instant);
    if (next === day) return [];
    day = next;
    return [paint("bold", `${next}, UTC`)];
  };
}

/** Puts the line of a date before the lines of each date. `readInstant`: the time of a row, ISO 8601. */
export function withDates<Row>(
  rows: readonly Row[],
  { paint, readInstant: instantOf, printLine: lineOf }: DatedRows<Row>,
): string {
  const dateLines = createDateLines(paint);
  return rows.flatMap((row) => [...dateLines(instantOf(row)), lineOf(row)]).join("\n");
}

interface DatedRows<Row> {
  readonly paint: Paint;
  readonly readInstant: (row: Row) => string;
  readonly printLine: (row: Row) => string;
}
