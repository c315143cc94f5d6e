import { readText } from "@sandbank/engine/private/errors";
import { printable } from "@sandbank/view/words/printable";
import type { CallSite } from "../call-site.ts";
import { withoutColours } from "../report/lines.ts";
import { attachShortest } from "./attach-run.ts";
import { findDivergence } from "./books-match.ts";
import { READ } from "./boundaries.ts";
import type { SweepFault } from "./faults.ts";
import type { Moment } from "./moment.ts";
import { nameOfPlan } from "./plan.ts";
import type { Play } from "./play.ts";
import type { PlayFailure } from "./play-state.ts";
import { SweepError, type SweepFailure } from "./sweep-error.ts";
import { sweepRefusal } from "./sweep-options.ts";
import { type FailedRun, firstAfter, isStart, printMoment, printReport } from "./sweep-report.ts";
import { EndlessPlay, nameMoment, type PlannedFault } from "./timeline.ts";
import { HungWork } from "./work.ts";

/** Collects the failed runs of a sweep by their causes. */
export interface Failures {
  /** Plays a run, and notes whether it failed. Throws if the sweep cannot go on. */
  play(player: (plan: readonly PlannedFault[]) => Promise<Play>, plan: readonly PlannedFault[]): Promise<Play>;
  /** How many runs have failed. */
  count(): number;
  /** In how many runs `check` ran. */
  checks(): number;
  /** Whether so many runs wait for something that never comes that the rest would take too long. */
  isStopped(): boolean;
  /** The error of the sweep, which may have ended early for a reason; null if every run passed. */
  error(reason?: unknown): SweepError | null;
  /** The error of a sweep that a signal has ended, also if no run has failed. */
  stopped(reason: unknown): SweepError;
}

/** How far a sweep is. */
export interface SweepProgress {
  runs: number;
  /** How many runs are planned. */
  total: number;
  /** The faults that could occur in the story, and that are not played. Empty if one run is. */
  leftOut: readonly SweepFault[];
}

/** Each run that hangs takes real time. */
const MOST_HUNG = 20;
const HUNG = "Too many runs wait for something that never comes.";

/** `call` is the call of `sweep`. */
export function createFailures(call: CallSite, progress: SweepProgress): Failures {
  const causes = new Map<string, FailedRun>();
  let count = 0;
  let hung = 0;
  let checks = 0;

  /** Adds a failed run to its cause. What one fault shows is no new cause with two. */
  function add(run: FailedRun, plan: readonly PlannedFault[]): void {
    const what = withoutValues(run.message);
    const single = [...causes.keys()].find((key) => key.endsWith(`\n${what}`) && plan.length > 1);
    const key = single ?? `${plan.length > 1 ? "" : run.fault}\n${what}`;
    const cause = causes.get(key);
    causes.set(key, cause === undefined ? run : { ...cause, count: cause.count + 1 });
  }

  /** The error of the failed runs, with why the rest was not played. */
  function createError(stop: string | null): SweepError {
    const failed = [...causes.values()];
    const failures = failed.map(({ played: _, error: __, ...failure }): SweepFailure => failure);
    const attached = attachShortest(failed, call);
    const { runs, leftOut } = progress;
    const report = printable(printReport(failed, { runs, failed: count, stop, attached, leftOut }));
    return new SweepError(`[sandbank] ${report}`, failures, { cause: failed[0]?.error });
  }

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
      add(failedRun(played, failure, plan), plan);
      return played;
    },
    count: () => count,
    checks: () => checks,
    isStopped: () => hung >= MOST_HUNG,
    error(reason) {
      if (count === 0) return null;
      return createError(reason === undefined ? (hung >= MOST_HUNG ? HUNG : null) : readText(reason));
    },
    stopped(reason) {
      const { runs, total } = progress;
      const when = runs === 0 ? "before its first run" : `after ${runs} of ${total} runs`;
      const remedy = "Give it more time, name fewer `faults`, or shorten the story.";
      const [why = ""] = readText(reason).split("\n", 1);
      return createError(`Its signal was aborted ${when} (${why.replace(/\.$/, "")}). ${remedy}`);
    },
  };
}

/** A run without a failure has met all its faults, or it has played another story. */
function requireOccurred({ timeline }: Play, plan: readonly PlannedFault[]): void {
  const missed = plan[timeline.occurred.length];
  if (missed === undefined) return;
  // Some faults let the app do things at the same time.
  const undisturbed = timeline.moments.slice(0, timeline.occurred[0]?.index);
  throw different(`the point ${missed.point} was reached in one play and not in the next`, undisturbed);
}

const NEW_STORE =
  "`store` return a new one for each run, or empty every table that the app writes, `sandbank_events` too";

/** The error of an app that does not do the same in each run. `reached` are the moments that may show why. */
export function different(difference: string, reached: readonly Moment[]): TypeError {
  const beside = printBeside(reached.find((moment) => moment.beside !== ""));
  const subject = beside === "" ? "The app" : `${beside} Otherwise, the app`;
  return sweepRefusal(
    `two runs that must be equal differ: ${difference}. ${subject} depends on something that differs from run to run, such as data of an earlier run, real time, chance, a timer of its own, or state outside \`store\`. Let ${NEW_STORE}. Pass the app \`now\` and \`sleep\` of \`start\`, and derive keys from data`,
  );
}

function printBeside(moment: Moment | undefined): string {
  return moment === undefined
    ? ""
    : `${moment.beside} was in progress when the app went on (${nameMoment(moment)}), and what ends first is chance: await each call of \`store\`, or let \`store\` return a pool with \`max: 1\`.`;
}

/** Says beside which write the app went on in a play; "" if it did not. */
export function unawaited({ timeline: { moments } }: Play): string {
  return printBeside(moments.find(({ beside }) => beside !== "" && beside !== READ));
}

function failedRun(played: Play, failure: PlayFailure, plan: readonly PlannedFault[]): FailedRun {
  const { occurred } = played.timeline;
  const { form, point, moment } = occurred.at(-1)?.planned ?? (plan[0] as PlannedFault);
  const isEarly = occurred.length < plan.length;
  const missed = isEarly ? `before the fault occurred, so two runs that must be equal differ: ` : "";
  return {
    fault: form.fault,
    point,
    during: moment.during,
    message: missed + describeFailure(failure) + (moment.kind === "unawaited" ? LOST : ""),
    divergence: findDivergence(failure.error),
    calls: callsAfter(played),
    count: 1,
    only: nameOfPlan(plan),
    played,
    error: failure.error,
  };
}

/** Numbers and ids differ from run to run. */
function withoutValues(message: string): string {
  return message.replace(/[\w-]+/g, (word) => (/\d/.test(word) ? "0" : word));
}

export function describeFailure({ what, error }: PlayFailure): string {
  if (error instanceof HungWork) {
    const last = error.boundary === undefined ? "" : ` Its last boundary was ${error.boundary}.`;
    return `${what} does not end: ${error.what} waits for something that never comes, or for a timer of its own.${last}`;
  }
  if (error instanceof EndlessPlay) return `${what} does not end. ${error.why}.`;
  return `${what} failed: ${withoutColours(readText(error))}`;
}

const LOST = "\nA crash loses a write that is in progress: await each call of `store` before you respond.";

/** The error of a play without a fault in which the app does not end, does not accept an Event, or fails its check. */
export function storyError(failure: PlayFailure, play: Play): Error {
  const remedy =
    failure.kind === "endless"
      ? " Give the app `sleep` and `clientOptions`, or pass an `answerTimeoutMs` if it is slow."
      : failure.kind === "check"
        ? remedyOfCheck(play)
        : "";
  const { undelivered } = play;
  const beside = unawaited(play);
  const first = failure.kind === "check" && undelivered !== null ? `${describeFailure(undelivered)}\n` : "";
  const why = `${first}${describeFailure(failure)}${remedy}${beside === "" ? "" : `\n${beside}`}`;
  return new Error(`[sandbank] The story fails without a fault: ${why}`, { cause: failure.error });
}

/** What else than the app can be why its books and the bank do not agree. */
function remedyOfCheck(play: Play): string {
  const { bank, canReceive, isStoreNew, undelivered } = play;
  if (!canReceive && bank.webhooks.attempts().length > 0) {
    return "\nNo webhook reaches the app, because `receive` is missing.";
  }
  if (isStoreNew || undelivered !== null || unawaited(play) !== "") return "";
  return `\nEither the app is wrong without any fault, or the store has data of an earlier run: let ${NEW_STORE}.`;
}

/** The requests of the app and the webhooks that it received after the last fault, one line each. */
function callsAfter({ timeline }: Play): readonly string[] {
  return timeline.moments
    .slice(firstAfter(timeline))
    .filter((moment) => isStart(moment) && (moment.kind === "request" || moment.kind === "webhook"))
    .map(printMoment);
}
