import type { Mutant } from "@sandbank/engine/private/mutants";
import { didYouMean } from "@sandbank/view/words/find-nearest";
import { UsageError } from "../errors/usage-error.ts";

/** Returns the mutant that a flag names. Throws a `UsageError` that names the nearest one. */
export function requireMutant(flag: string, id: string, mutants: readonly Mutant[]): Mutant {
  const found = mutants.find((mutant) => mutant.id === id);
  if (found !== undefined) return found;
  const ids = mutants.map((mutant) => mutant.id);
  throw new UsageError(
    `${flag} is ${JSON.stringify(id)}. No mutant has this id. ${didYouMean(id, ids)}\`sandbank mutate --list\` lists the mutants.`,
  );
}
