import { inject } from "vitest";
import { mutableTables } from "./tables.ts";

/**
 * Runs before the tests of a file, in a separate process, and changes one line of one table, as described for `npm run
 * mutate`.
 */
declare module "vitest" {
  interface ProvidedContext {
    /** The indexes of a table and of one of its mutants; null for none. */
    readonly mutant: readonly [table: number, mutant: number] | null;
  }
}

const place = inject("mutant");
if (place !== null) {
  const mutant = mutableTables[place[0]]?.mutants[place[1]];
  if (mutant === undefined) throw new Error(`There is no mutant ${place.join(" ")}.`);
  mutant.apply();
}
