import type { Bank, DoneJob } from "@sandbank/engine";
import type { AppTimer } from "./app-timer.ts";

/** What happened at a stop of the clock. */
export type Stop = {
  /** In milliseconds since 1970. */
  readonly at: number;
} & (
  | { readonly kind: "timer"; readonly site: AppTimer["site"] }
  | { readonly kind: "job"; readonly job: DoneJob }
  | { readonly kind: "webhook"; readonly isAccepted: boolean }
  /** A call of the bank, by its number in the log. */
  | { readonly kind: "call"; readonly number: number }
);

/** The latest stops are kept. */
const MOST_STOPS = 1_000;

/** The property of a bank that holds the stops of its clock. All copies of this module share the symbol. */
const STOPS = Symbol.for("@sandbank/testing stops");

/** The latest stops of the clock of a bank, in their order; `[]` for a bank whose time was not put together. */
export function readStops(bank: Bank): readonly Stop[] {
  return (bank as { readonly [STOPS]?: readonly Stop[] })[STOPS] ?? [];
}

/** Keeps the stops of a bank, and returns the function that adds one. */
export function keepStops(bank: Bank): (stop: Stop) => void {
  const stops: Stop[] = [];
  Object.defineProperty(bank, STOPS, { value: stops, configurable: true });
  return (stop) => {
    // Removes many at once, because each removal moves all the others.
    if (stops.push(stop) === 2 * MOST_STOPS) stops.splice(0, MOST_STOPS);
  };
}
