import type { Bank, DoneJob, KeptClock } from "@sandbank/engine";
import type { Origin } from "./works.ts";

/** What happened at a stop of the clock. */
export type Stop = {
  /** In milliseconds since 1970. */
  readonly at: number;
} & (
  | { readonly kind: "timer"; readonly site: Origin["site"] }
  | { readonly kind: "job"; readonly job: DoneJob }
  | { readonly kind: "webhook"; readonly isAccepted: boolean }
  /** A call of the bank, by its number in the log. */
  | { readonly kind: "call"; readonly number: number }
  /** The clock goes on without what has not ended. */
  | { readonly kind: "unended"; readonly what: Unended }
);

export type Unended = Origin | { readonly kind: "query" | "delivery" };

/** What a clock keeps for the report of a failed test. */
interface StopsOfBank {
  readonly stops: readonly Stop[];
  readonly unended: () => readonly Origin[];
}

export interface Stops {
  note(stop: Stop): void;
  end(): void;
}

/** The latest stops are kept. */
const MOST_STOPS = 1_000;

/** The property of a bank that holds the stops of its clock. All copies of this module share the symbol. */
const STOPS = Symbol.for("@sandbank/testing stops");

/** The latest stops of the clock of a bank, in their order; `[]` for a bank whose time was not put together. */
export function readStops(bank: Bank): readonly Stop[] {
  return read(bank)?.stops ?? [];
}

/** The work that the clock of a bank has gone on without, and that has not ended since. */
export function readUnended(bank: Bank): readonly Origin[] {
  return read(bank)?.unended() ?? [];
}

function read(bank: Bank): StopsOfBank | undefined {
  return (bank as { readonly [STOPS]?: StopsOfBank })[STOPS];
}

/** Keeps the stops of a bank: those that it tells of, and those that are noted. */
export function keepStops(
  bank: Bank,
  { now }: KeptClock,
  { isMoving, unended }: { readonly isMoving: () => boolean; readonly unended: StopsOfBank["unended"] },
): Stops {
  const stops: Stop[] = [];
  Object.defineProperty(bank, STOPS, { value: { stops, unended }, configurable: true });
  const note = (stop: Stop) => {
    // Removes many at once, because each removal moves all the others.
    if (stops.push(stop) === 2 * MOST_STOPS) stops.splice(0, MOST_STOPS);
  };
  const end = bank.observe({
    step() {
      if (isMoving()) note({ at: now(), kind: "call", number: bank.trace({ last: 0 }).omitted });
    },
    job: (job) => note({ at: now(), kind: "job", job }),
    entry({ entry }) {
      if (entry.kind !== "record") return;
      const isAccepted = "status" in entry.outcome && entry.outcome.status >= 200 && entry.outcome.status < 300;
      note({ at: now(), kind: "webhook", isAccepted });
    },
  });
  return { note, end };
}
