import { inject } from "vitest";
import { mutableTables } from "./tables.ts";

/** Before the tests of a file, in a process of its own: changes one line of one table, as `npm run mutate` says. */
declare module "vitest" {
  interface ProvidedContext {
    /** The places of a table and of one of its mutants; null for none. */
    readonly mutant: readonly [table: number, mutant: number] | null;
  }
}

const place = inject("mutant");
if (place !== null) {
  const mutant = mutableTables[place[0]]?.mutants[place[1]];
  if (mutant === undefined) throw new Error(`There is no mutant ${place.join(" ")}.`);
  mutant.apply();
}
