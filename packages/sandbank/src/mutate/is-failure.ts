import type { Mutant } from "@sandbank/engine/private/mutants";
import type { RunNotes } from "./run-notes.ts";

/** Whether tests may compare the value that a permitted change replaces. Only an app that fails by the new one is wrong. */
export function isNewValue({ isPermitted, change }: Mutant): boolean {
  return isPermitted && change.kind === "value";
}

/** Whether a failed test says that a mutant was noticed, or that a permitted change was not accepted. */
export function isFailure(mutant: Mutant, { isAssertion }: RunNotes["failed"]): boolean {
  return !(isAssertion && isNewValue(mutant));
}
