import type { Mutant } from "@sandbank/engine/private/mutants";
import type { MutantResult } from "@sandbank/view/mutants/mutant-report";
import { isNewValue } from "@sandbank/view/mutants/permitted-changes";
import { type Narrow, narrowCommand } from "./narrow-command.ts";
import type { Reach } from "./play-plain.ts";
import type { RunNotes, Runner } from "./run-notes.ts";
import type { DecidingNotes, RunOptions, Suite, SuiteRun } from "./suite.ts";

interface PlayOptions {
  readonly suite: Pick<Suite, "run">;
  readonly command: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly reach: Reach;
  /** How many runs play at a time. */
  readonly jobs: number;
  /** Told what the user should know. */
  readonly tell: (text: string) => void;
  /** Told how many mutants are played, of those that are reached. */
  readonly onPlayed: (played: number, reached: number) => void;
}

/** How the runs of the mutants are made. */
interface Way {
  /** Returns the command for some test files; null if the runner is unknown, so that all of them run. */
  readonly narrow: Narrow | null;
  readonly jobs: number;
}

/** A run that hangs is ended after so many plain runs, and not before so many milliseconds. */
const MOST_PLAIN_RUNS = 10;
const LEAST_MS = 10_000;

/** Plays each mutant that the tests reach, with the test files that reach it, until the user stops it. */
export async function playMutants(options: PlayOptions): Promise<readonly MutantResult[]> {
  const { suite, mutants, reach, onPlayed } = options;
  const reached = mutants.filter(({ place }) => reach.places.has(place));
  const verdicts = new Map<Mutant, Verdict>();
  const way = reached.length === 0 ? { narrow: null, jobs: 1 } : await findWay(options, reached);
  const waiting = [...reached];
  const play = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const isDecided = (notes: DecidingNotes) => judgeNotes(mutant, reach, notes) !== undefined;
      const run = await suite.run({ ...prepareRun(options, way, [mutant]), mutant, isDecided });
      if (run.end === "stopped") return;
      verdicts.set(mutant, judgeRun(mutant, reach, run));
      onPlayed(verdicts.size, reached.length);
    }
  };
  await Promise.all(Array.from({ length: way.jobs }, play));
  return mutants.map((mutant) => ({ ...listReach(mutant, reach), ...verdicts.get(mutant) }));
}

/** A mutant with the tests that reach it. */
export function listReach(mutant: Mutant, { places }: Reach) {
  const reachedBy = (places.get(mutant.place) ?? []).map(({ file, test }) => ({ file, test }));
  return { mutant, reachedBy, outcome: reachedBy.length === 0 ? "not_reached" : "reached" } as const;
}

type Verdict = Pick<MutantResult, "outcome" | "why" | "failedIn">;

/** Says what a run shows of its mutant. */
function judgeRun(mutant: Mutant, reach: Reach, { end, notes }: SuiteRun): Verdict {
  const verdict = judgeNotes(mutant, reach, notes);
  if (verdict !== undefined) return verdict;
  const isCompared = end === "red" && isNewValue(mutant) && listNewFailures(reach, notes).length > 0;
  const hasPassed = end === "green" || isCompared;
  if (mutant.isPermitted) return { outcome: hasPassed ? "accepted" : "not_accepted" };
  return { outcome: hasPassed ? "not_noticed" : "noticed" };
}

/** Says what the notes of a run show of its mutant; undefined if that depends on how the run ends. */
function judgeNotes(mutant: Mutant, reach: Reach, notes: DecidingNotes): Verdict | undefined {
  const [why] = notes.aside;
  if (why !== undefined) return { outcome: "set_aside", why };
  const failure = listNewFailures(reach, notes).find(({ isAssertion }) => !(isAssertion && isNewValue(mutant)));
  if (failure === undefined) return undefined;
  const { file, test } = failure;
  return { outcome: mutant.isPermitted ? "not_accepted" : "noticed", failedIn: { file, test } };
}

/** The failed tests that do not fail with the right bank, too, in spite of which the command succeeds. */
function listNewFailures(reach: Reach, { failed }: DecidingNotes): readonly RunNotes["failed"][] {
  return failed.filter((one) => !reach.failed.some(({ file, test }) => one.file === file && one.test === test));
}

/**
 * Finds a way in which the tests still pass with the right bank: only some test files, and several runs at a time. Otherwise
 * every mutant would seem to be noticed.
 */
async function findWay(options: PlayOptions, reached: readonly Mutant[]): Promise<Way> {
  const { suite, command, reach, tell } = options;
  const runner = findRunner(reach);
  let narrow = runner === "vitest" || runner === "jest" ? narrowCommand(command, runner) : null;
  let { jobs } = options;
  while (narrow !== null || jobs > 1) {
    const run = prepareRun(options, { narrow, jobs }, reached);
    const copies = await Promise.all(Array.from({ length: Math.min(jobs, 2) }, () => suite.run(run)));
    if (copies.some(({ end }) => end === "stopped")) break;
    const failures = copies.filter(({ end, notes }) => end !== "green" || notes.reached.length === 0).length;
    if (failures === 0) break;
    if (narrow !== null && failures === copies.length) {
      narrow = null;
      tell("The command fails if it gets the names of test files, so each run plays all of them.");
    } else {
      jobs = 1;
      tell("The tests fail if the command runs twice at the same time, so there is one run at a time.");
    }
  }
  return { narrow, jobs };
}

/** The options of a run with the test files that reach some mutants. */
function prepareRun({ command, reach }: PlayOptions, { narrow }: Way, mutants: readonly Mutant[]): RunOptions {
  const files = new Set(mutants.flatMap(({ place }) => (reach.places.get(place) ?? []).map(({ file }) => file)));
  // What is reached outside of test files may be reached by any of them.
  const chosen = files.has(null) ? [] : ([...files].sort() as readonly string[]);
  return {
    command:
      narrow?.(
        chosen,
        mutants.every((mutant) => !isNewValue(mutant)),
      ) ?? command,
    skipped:
      findRunner(reach) === "node" && chosen.length > 0 ? listFiles(reach).filter((file) => !files.has(file)) : [],
    timeout: Math.max(LEAST_MS, MOST_PLAIN_RUNS * reach.milliseconds),
  };
}

/** The runner of all test files; null if it is unknown, or if there are several. */
function findRunner({ places }: Reach): Runner | null {
  const runners = new Set([...places.values()].flat().flatMap(({ runner }) => runner ?? []));
  return runners.size === 1 ? ([...runners][0] as Runner) : null;
}

function listFiles({ places }: Reach): readonly string[] {
  return [...new Set([...places.values()].flat().flatMap(({ file }) => file ?? []))];
}
