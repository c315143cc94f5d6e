import type { Bank } from "@sandbank/engine";
import { findPlace } from "../find-place.ts";
import type { AppTimer } from "./app-timer.ts";
import type { DueThing } from "./time.ts";

interface DueOutside {
  /** The instants at which waits by the bank's clock end, in milliseconds since 1970. */
  readonly waits: readonly number[];
  /** The earliest first. */
  readonly timers: readonly AppTimer[];
}

/** Lists what is due, at most `limit` things, in the order in which it happens. */
export function listDue(bank: Bank, { waits, timers }: DueOutside, limit: number): DueThing[] {
  const jobs = bank.clock.due({ limit }).map((job) => ({ ...job, place: null }));
  const ends = waits.map((until) => ({ ...thing(until, "wait"), place: null }));
  const appTimers = timers.slice(0, limit).map(({ at, site }) => ({
    ...thing(at, "timer"),
    place: findPlace(site.stack) ?? null,
  }));
  // The sort is stable: at one instant the bank comes first.
  return [...jobs, ...ends, ...appTimers].sort(byInstant).slice(0, limit);
}

function thing<Kind extends "timer" | "wait">(at: number, kind: Kind) {
  return { at: new Date(at).toISOString(), kind, object: null };
}

function byInstant(one: DueThing, other: DueThing): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}
