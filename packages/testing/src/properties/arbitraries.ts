import * as fc from "fast-check";

/** An amount: 1 cent to $100.00. */
export const cents = fc.integer({ min: 1, max: 100_00 });

/** Chooses among what there is, by the rest of a division, so that it is right for any number of objects. */
export const pick = fc.nat({ max: 5 });

/** What an index chooses; null if there is nothing. */
export function picked<T>(all: readonly T[], index: number): T | null {
  return all[index % all.length] ?? null;
}
