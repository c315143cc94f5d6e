import { clockProblem, type Instant, textOfInstant } from "../ports/instant.ts";
import { type DueQueue, type DueWork, dequeue, isBefore } from "../state/due-work.ts";
import type { World } from "../state/world.ts";
import { dueJobOf } from "./due-job.ts";
import { runJob } from "./jobs.ts";

/**
 * Moves the bank's time forward to `target` and does all work that falls due, including work that this work schedules.
 * If `isInterrupted` returns true, stops once all work of the current instant is done.
 */
export function advanceTo(world: World, target: number, isInterrupted: () => boolean = () => false): void {
  const { state } = world;
  for (;;) {
    const next = state.due === null ? target : Math.min(state.due.work.at, target);
    if (next > state.now && isInterrupted()) return;
    state.now = Math.max(state.now, next);
    if (state.due === null || state.due.work.at > target) return;
    doNext(world, state.due);
  }
}

/** Does all work before a job, then removes the job from the queue without doing it. */
export function dropJob(world: World, job: Pick<DueWork, "at" | "order">): void {
  const { state } = world;
  while (state.due !== null && isBefore(state.due.work, job)) {
    state.now = Math.max(state.now, state.due.work.at);
    doNext(world, state.due);
  }
  state.now = Math.max(state.now, job.at);
  if (state.due !== null && !isBefore(job, state.due.work)) state.due = dequeue(state.due);
}

/** Wraps the error of a failed job, which is its `cause`. */
export class FailedJob extends Error {
  readonly work: DueWork;

  constructor(work: DueWork, cause: unknown) {
    super(`The job ${work.job.kind} failed.`, { cause });
    this.work = work;
  }
}

function doNext(world: World, queue: NonNullable<DueQueue>): void {
  const { work } = queue;
  try {
    world.state.due = dequeue(queue);
    if (!runJob(world, work)) return;
    for (const observer of world.observers) observer.job?.(dueJobOf(work));
  } catch (error) {
    throw new FailedJob(work, error);
  }
}

/** A span of time in units of fixed length, which add up: `{ days: 1, hours: 12 }`. */
export interface Duration {
  readonly weeks?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
  readonly milliseconds?: number;
}

const UNIT_MS: Readonly<Record<keyof Duration, number>> = {
  weeks: 604_800_000,
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
  milliseconds: 1,
};

/** The length of a duration in milliseconds. Throws a `RangeError` if the duration is not valid. */
export function durationMs(duration: Duration): number {
  const isSpan = typeof duration === "object" && duration !== null && !Array.isArray(duration);
  if (!isSpan || Object.keys(duration).length === 0) throw notADuration(duration);
  let total = 0;
  for (const [unit, value] of Object.entries(duration)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(UNIT_MS, unit)) {
      const units = Object.keys(UNIT_MS).join(", ");
      throw new RangeError(
        `[sandbank] Failed to advance the clock: there is no unit "${unit}". Use ${units}, or advanceTo() for a calendar date.`,
      );
    }
    total += typeof value === "number" ? value * UNIT_MS[unit as keyof Duration] : Number.NaN;
  }
  const whole = Math.round(total);
  // 1.005 seconds are 1,005 milliseconds, but floating point does not represent 1.005 exactly.
  if (!(Number.isSafeInteger(whole) && whole >= 0 && Math.abs(total - whole) < 1e-6)) {
    throw new RangeError(
      `[sandbank] Failed to advance the clock: ${JSON.stringify(duration)} is not a whole number of milliseconds from 0 to ${Number.MAX_SAFE_INTEGER}. Time only moves forward.`,
    );
  }
  return whole;
}

/** The error for a value without units. The example repeats a number that was given: as days, or as milliseconds. */
function notADuration(value: unknown): RangeError {
  const isEmpty = value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value));
  const isCount = typeof value === "number" && Number.isFinite(value) && value >= 0;
  const isLong = isCount && value >= UNIT_MS.seconds;
  const example = isLong ? `{ milliseconds: ${value} }` : `{ days: ${isCount ? value : 1} }`;
  const problem = isEmpty ? "no duration given. Pass" : `${shown(value)} is not a duration: pass`;
  return new RangeError(`[sandbank] Failed to advance the clock: ${problem} units, such as ${example}.`);
}

function shown(value: unknown): string {
  return typeof value === "string" || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

/** The error for an instant that is not valid, in the past, or after the year 9999. */
export function notAhead(instant: Instant | number, now: string): RangeError {
  const problem = clockProblem(instant) ?? `it is before the bank's time, ${now}. Time only moves forward.`;
  return new RangeError(`[sandbank] Failed to advance the clock to ${textOfInstant(instant)}: ${problem}`);
}
