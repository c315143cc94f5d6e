import type { Mutant } from "@sandbank/engine/private/mutants";
import { isNewValue } from "@sandbank/view/mutants/permitted-changes";
import type { RunNotes } from "./run-notes.ts";

/** Whether a failed test says that a mutant was noticed, or that a permitted change was not accepted. */
export function isFailure(mutant: Mutant, { isAssertion }: RunNotes["failed"]): boolean {
  return !(isAssertion && isNewValue(mutant));
}
