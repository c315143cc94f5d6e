import type { Action, Step } from "./action.ts";
import type { PlayedStep } from "./bank-run.ts";
import type { Base } from "./base.ts";
import type { Invariant } from "./invariants.ts";
import { defaultLine } from "./names.ts";
import { type OpenRun, openRun, type SystemUnderTest } from "./open-run.ts";

export interface Sequence<App> {
  readonly base: Base;
  readonly system: SystemUnderTest<App>;
  readonly actions: ReadonlyMap<string, Action<App>>;
  readonly invariants: readonly Invariant<App>[];
  readonly steps: readonly Step[];
}

/** What came of a sequence. */
export interface Outcome {
  readonly played: readonly PlayedStep[];
  readonly failure: Failure | null;
}

interface Failure {
  /** What failed: a step, or the name of an invariant. */
  readonly what: string;
  readonly error: unknown;
}

/** Plays a sequence on a fork of the base, and checks what must hold. Never rejects for a failure of the app. */
export async function playSequence<App>(sequence: Sequence<App>): Promise<Outcome> {
  const { base, system, actions, invariants, steps } = sequence;
  const open = await openRun(base, system);
  const { run } = open;
  let failure: Failure | null = null;
  try {
    for (const step of steps) {
      failure = (await playStep(open, actions, step)) ?? (await firstBroken(open, invariants, "step"));
      if (failure !== null) break;
    }
    if (failure === null) {
      await open.settle();
      failure = await firstBroken(open, invariants, "end");
    }
  } finally {
    await open.close();
  }
  return { played: run.steps, failure };
}

async function playStep<App>(
  { run, step }: OpenRun<App>,
  actions: ReadonlyMap<string, Action<App>>,
  [name, params]: Step,
): Promise<Failure | null> {
  const action = actions.get(name);
  if (action === undefined) {
    throw new TypeError(
      `[sandbank] Failed to play the sequence: there is no action "${name}". Use ${[...actions.keys()].join(", ")}.`,
    );
  }
  const line = action.describe === undefined ? defaultLine(name, params, run.nameOf) : action.describe(run, params);
  if (line === null) return null;
  try {
    await step(line, () => action.run(run, params));
    return null;
  } catch (error) {
    return { what: `Step ${run.steps.length} threw`, error };
  }
}

/** Checks after a step what is to hold then, and at the end everything. */
async function firstBroken<App>(
  { run }: OpenRun<App>,
  invariants: readonly Invariant<App>[],
  moment: "end" | "step",
): Promise<Failure | null> {
  for (const { name, when = "end", check } of invariants) {
    if (moment === "step" && when === "end") continue;
    try {
      await check(run);
    } catch (error) {
      const after = moment === "step" ? `After step ${run.steps.length}` : "At the end";
      return { what: `${after}, "${name}" does not hold`, error };
    }
  }
  return null;
}
