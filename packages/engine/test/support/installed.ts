import type { Change, Installed, Mutant } from "../../src/mutants/change.ts";

const INSTALLED = Symbol.for("sandbank.mutant");

/** Runs `act` while the process has installed what new banks and forks are to be: wrong, or recorded. */
export function installed<Result>(what: Installed, act: () => Result): Result {
  const holder = globalThis as { [INSTALLED]?: Installed };
  holder[INSTALLED] = what;
  try {
    return act();
  } finally {
    delete holder[INSTALLED];
  }
}

/** A mutant of a place. */
export function mutantOf(place: string, change: Change): Mutant {
  return { id: place, place, change, isPermitted: false, sentence: "It is wrong.", noticedBy: null };
}

/** Runs `act` in the right bank's world and in that of a mutant. */
export function rightAndWrong<Result>(mutant: Pick<Mutant, "place" | "change">, act: () => Result): [Result, Result] {
  return [act(), installed({ mutant: mutantOf(mutant.place, mutant.change) }, act)];
}

/** The places that `act` reaches. */
export function reachedBy(act: () => unknown): string[] {
  const places = new Set<string>();
  installed({ reached: (place) => places.add(place) }, act);
  return [...places];
}
