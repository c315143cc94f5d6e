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

/** Prints rows with a line before those of each date. `describe`: returns the time of a row, ISO 8601, and its line. */
export function withDates<Row>(
  rows: readonly Row[],
  paint: Paint,
  describe: (row: Row) => readonly [instant: string, line: string],
): string {
  const dateLines = createDateLines(paint);
  return rows
    .map(describe)
    .flatMap(([instant, line]) => [...dateLines(instant), line])
    .join("\n");
}
