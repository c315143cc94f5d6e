import { withoutColours } from "../report/lines.ts";
import { divergenceOf } from "./books-match.ts";
import { nameOfPlan } from "./plan.ts";
import type { Play } from "./play.ts";
import type { PlayFailure } from "./play-state.ts";
import { SweepError, type SweepFailure } from "./sweep-error.ts";
import { sweepRefusal } from "./sweep-options.ts";
import { type FailedRun, isStart, lineOf, reportOf } from "./sweep-report.ts";
import { EndlessPlay, type PlannedFault } from "./timeline.ts";
import { HungWork } from "./work.ts";

/** Collects the failed runs of a sweep by their causes. */
export interface Failures {
  /** Plays a run, and notes whether it failed. Throws if the sweep cannot go on. */
  play(player: (plan: readonly PlannedFault[]) => Promise<Play>, plan: readonly PlannedFault[]): Promise<Play>;
  /** How many runs have failed. */
  count(): number;
  /** How many times `check` ran. */
  checks(): number;
  /** Whether so many runs wait for something that never comes that the rest would take too long. */
  isHopeless(): boolean;
  /** The error of the sweep; null if every run passed. */
  error(runs: number): SweepError | null;
}

/** Each run that hangs takes real time. */
const MOST_HUNG = 20;

export function createFailures(base: Play): Failures {
  const causes = new Map<string, FailedRun>();
  let count = 0;
  let hung = 0;
  let checks = base.isChecked ? 1 : 0;
  return {
    async play(player, plan) {
      const played = await player(plan);
      if (played.isChecked) checks++;
      const { failure } = played;
      if (failure === null) {
        requireOccurred(played, plan);
        return played;
      }
      if (failure.kind === "refused") throw failure.error;
      count++;
      if (failure.kind === "endless") hung++;
      const run = failedRun(played, failure, plan);
      const cause = causes.get(causeOf(run, plan));
      causes.set(causeOf(run, plan), cause === undefined ? run : { ...cause, count: cause.count + 1 });
      return played;
    },
    count: () => count,
    checks: () => checks,
    isHopeless: () => hung >= MOST_HUNG,
    error(runs) {
      if (count === 0) return null;
      const failed = [...causes.values()];
      const failures = failed.map(({ played: _, error: __, ...failure }): SweepFailure => failure);
      const report = reportOf(failed, { runs, failed: count, isStopped: hung >= MOST_HUNG });
      return new SweepError(`[sandbank] ${report}`, failures, { cause: failed[0]?.error });
    },
  };
}

/** A run without a failure has met all its faults, or it has played another story. */
function requireOccurred({ timeline }: Play, plan: readonly PlannedFault[]): void {
  const missed = plan[timeline.occurred.length];
  if (missed === undefined) return;
  throw different(`the point ${missed.point} was reached in one play and not in the next`);
}

/** The error of an app that does not do the same in each run. */
export function different(difference: string): TypeError {
  return sweepRefusal(
    `two runs that must be equal differ: ${difference}. The app depends on something that differs from run to run, such as real time, chance, a timer of its own, or state outside \`store\`. Pass it \`now\` and \`sleep\` of \`start\`, derive keys from data, and return a new store for each run`,
  );
}

function failedRun(played: Play, failure: PlayFailure, plan: readonly PlannedFault[]): FailedRun {
  const { form, point, moment } = played.timeline.occurred.at(-1)?.planned ?? (plan[0] as PlannedFault);
  return {
    fault: form.fault,
    point,
    during: moment.during,
    message: messageOf(failure),
    divergence: divergenceOf(failure.error),
    calls: callsAfter(played),
    count: 1,
    only: nameOfPlan(plan),
    played,
    error: failure.error,
  };
}

/** Runs have one cause if the same faults make the same thing fail. */
function causeOf({ message }: FailedRun, plan: readonly PlannedFault[]): string {
  return [...plan.map(({ form }) => form.fault), withoutValues(message)].join("\n");
}

/** Numbers and ids differ from run to run. */
function withoutValues(message: string): string {
  return message.replace(/\b[a-z]{2,}_[0-9a-z]{20}\b/g, "id").replace(/\d+/g, "0");
}

function messageOf({ what, error }: PlayFailure): string {
  if (error instanceof HungWork) {
    const last = error.message === "" ? "" : ` Its last boundary was ${error.message}.`;
    return `${what} does not end: the app waits for something that never comes.${last}`;
  }
  if (error instanceof EndlessPlay) return `${what} does not end. ${error.message}.`;
  return `${what} failed: ${withoutColours(textOf(error))}`;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === "" ? error.name : error.message;
}

/** The error of a play without a fault that does not end. */
export function hungError(failure: PlayFailure): Error {
  return new Error(
    `[sandbank] The story fails without a fault: ${messageOf(failure)} Give the app \`sleep\` and \`clientOptions\`, or pass an \`answerTimeoutMs\` if it is slow.`,
    { cause: failure.error },
  );
}

/** The requests of the app and the webhooks that it received after the last fault, one line each. */
function callsAfter({ timeline }: Play): readonly string[] {
  const from = timeline.occurred.at(-1)?.index ?? 0;
  return timeline.moments
    .slice(from + 1)
    .filter((moment) => isStart(moment) && (moment.kind === "request" || moment.kind === "webhook"))
    .map(lineOf);
}
