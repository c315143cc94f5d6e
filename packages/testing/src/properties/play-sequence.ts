import type { Bank } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import type { Action, Step } from "./action.ts";
import type { PlayedStep } from "./bank-run.ts";
import { defaultLine } from "./names.ts";
import { type OpenRun, openRun, type RunOptions } from "./open-run.ts";
import type { PropertyInvariant } from "./require-effect.ts";
import { WrongReader } from "./wrong-reader.ts";

export interface Sequence<App> extends RunOptions<App> {
  readonly actions: ReadonlyMap<string, Action<App>>;
  readonly invariants: readonly PropertyInvariant<App>[];
  readonly steps: readonly Step[];
}

/** The outcome of a sequence. */
export interface Outcome {
  readonly played: readonly PlayedStep[];
  readonly failure: Failure | null;
  /** The bank of a sequence that failed; null if it passed, or if the setup threw. */
  readonly bank: Bank | null;
  /** Whether the sequence failed because the app did not respond to a webhook in time. */
  readonly isUnanswered: boolean;
  /** How many real milliseconds the app's slowest response to a webhook took. */
  readonly slowestAnswerMs: number;
}

interface Failure {
  /** The failed step, or the name of the failed invariant. */
  readonly what: string;
  readonly error: unknown;
  /** Whether only several runs together fail. Default: false. */
  readonly needsRuns?: boolean;
}

/** Plays a sequence on a fork of the bank, and checks the invariants. Rejects only if the app cannot be closed. */
export async function playSequence<App>(sequence: Sequence<App>): Promise<Outcome> {
  let open: OpenRun<App>;
  try {
    open = await openRun(sequence);
  } catch (error) {
    const failure = { what: "The setup threw", error };
    return { played: [], failure, bank: null, isUnanswered: false, slowestAnswerMs: 0 };
  }
  try {
    const failure = await firstFailure(open, sequence);
    return {
      played: open.run.steps,
      failure,
      bank: failure === null ? null : open.run.bank,
      isUnanswered: open.failedWebhook()?.isLate ?? false,
      slowestAnswerMs: open.slowestAnswerMs(),
    };
  } finally {
    await open.close();
  }
}

async function firstFailure<App>(open: OpenRun<App>, sequence: Sequence<App>): Promise<Failure | null> {
  const { actions, invariants, steps } = sequence;
  const early = webhookFailure(open, "After the setup");
  if (early !== null) return early;
  for (const step of steps) {
    const failure = (await playStep(open, actions, step)) ?? (await firstBroken(open, invariants, "step"));
    if (failure !== null) return failure;
  }
  await open.settle();
  return webhookFailure(open, "At the end") ?? (await firstBroken(open, invariants, "end"));
}

function webhookFailure<App>(open: OpenRun<App>, moment: string): Failure | null {
  const failed = open.failedWebhook();
  if (failed === null) return null;
  const { what, error } = failed;
  return { what: what === null ? moment : `${moment}, ${what}`, error };
}

async function playStep<App>(
  open: OpenRun<App>,
  actions: ReadonlyMap<string, Action<App>>,
  [name, params]: Step,
): Promise<Failure | null> {
  const { run } = open;
  const action = actions.get(name);
  if (action === undefined) {
    throw mistake("play the sequence", `there is no action "${name}"`, `Use ${[...actions.keys()].join(", ")}.`);
  }
  const line = action.describe === undefined ? defaultLine(name, params, run.nameOf) : action.describe(run, params);
  if (line === null) return null;
  try {
    await open.step(line, () => action.run(run, params));
    return webhookFailure(open, `After step ${run.steps.length}`);
  } catch (error) {
    return { what: `Step ${run.steps.length} threw`, error };
  }
}

/** Checks all invariants at the end, and after a step those that ask for it. Returns the first failure. */
async function firstBroken<App>(
  { run }: OpenRun<App>,
  invariants: readonly PropertyInvariant<App>[],
  moment: "end" | "step",
): Promise<Failure | null> {
  for (const { name, when = "end", needsRuns = false, check } of invariants) {
    if (moment === "step" && when === "end") continue;
    try {
      if ((await check(run)) === false) throw new Error("`check` returned false.");
    } catch (error) {
      const after = moment === "step" ? `After step ${run.steps.length}` : "At the end";
      const verdict = error instanceof WrongReader ? "cannot be checked" : "does not hold";
      return { what: `${after}, "${name}" ${verdict}`, error, needsRuns };
    }
  }
  return null;
}
