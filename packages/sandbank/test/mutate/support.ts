import type { Mutant } from "@sandbank/engine/private/mutants";
import type { RunNotes } from "../../src/mutate/run-notes.ts";
import type { RunOptions, SuiteRun } from "../../src/mutate/suite.ts";

export function mutantAt(place: string): Mutant {
  return {
    id: place,
    place,
    isPermitted: place.startsWith("permitted"),
    sentence: place,
    noticedBy: null,
    change: { kind: "instead", value: false },
  };
}

export function reachedIn(
  file: string | null,
  place: string,
  runner: "vitest" | "node" = "vitest",
): RunNotes["reached"] {
  return { place, runner: file === null ? null : runner, file, test: null };
}

export function runOf({
  notes,
  ...others
}: Partial<Omit<SuiteRun, "notes">> & { readonly notes?: Partial<SuiteRun["notes"]> }): SuiteRun {
  return {
    end: "green",
    code: 0,
    milliseconds: 1_000,
    output: "",
    notes: { started: [null], reached: [], failed: [], aside: [], ...notes },
    ...others,
  };
}

/** A suite whose runs end as a function says, and the options of its runs. */
export function suiteOf(play: (options: RunOptions) => SuiteRun) {
  const runs: RunOptions[] = [];
  const run = async (options: RunOptions) => {
    runs.push(options);
    return play(options);
  };
  return { suite: { run }, runs };
}
