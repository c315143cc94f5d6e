import * as fc from "fast-check";

/** An amount: 1 cent to $100.00. */
export const cents = fc.integer({ min: 1, max: 100_00 });

/** Generates an index for `picked`, which works with any number of objects. */
export const pick = fc.nat({ max: 5 });

/** Chooses an object by an index, modulo the number of objects; null if there are none. */
export function picked<T>(all: readonly T[], index: number): T | null {
  return all[index % all.length] ?? null;
}
