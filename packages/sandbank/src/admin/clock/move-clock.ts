import { setImmediate as nextTurn } from "node:timers/promises";
import type { DoneJob, RanJobs } from "@sandbank/engine";
import { badRequest } from "@sandbank/view/reads/server-error";
import { findUnsettledTransfer } from "@sandbank/view/reads/unsettled-transfer";
import type { BankHost } from "../../banks/bank-host.ts";
import { keepOpen, type ServedBank } from "../../banks/served-bank.ts";
import { bankClosed } from "../../errors/server-errors.ts";

/** The jobs of one kind with one outcome, while they are counted. */
type Jobs = { -readonly [Key in Exclude<keyof RanJobs, "objects">]: RanJobs[Key] } & { readonly objects: string[] };

/** The effects of a clock move. */
export interface ClockMove {
  readonly from: string;
  readonly to: string;
  /** The number of the latest step of the log at the end: the move, unless requests were answered meanwhile. */
  readonly step: number;
  readonly ran: Jobs[];
  readonly loanDates: Jobs[];
  readonly deletedFailures: number;
  /** The number of webhooks that receivers accepted. */
  readonly delivered: number;
  /** The number of failed attempts to deliver a webhook. */
  readonly failed: number;
  /** The ids of the first 1,000 of these attempts. */
  readonly failedAttempts: string[];
  /** The newest ACH Transfer of an earlier day that no schedule settles; null if there is none. */
  readonly unsettled: string | null;
}

/** How many objects of jobs of one kind are listed. */
const MOST_OBJECTS = 20;
/** How many failed attempts are listed. */
const MOST_ATTEMPTS = 1_000;

/** The real time for which the clock moves before other requests are answered, in milliseconds. */
const SLICE_MS = 20;
/**
 * The first slice of a move, in milliseconds of the bank's time. Later slices are shorter or longer, depending on the
 * work in them.
 */
const FIRST_SLICE_MS = 86_400_000;
const YEAR_9999_END = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * The latest move of each bank. Moves run one after another: a move of 31 days that is called during another one ends
 * after 62 days.
 */
const moves = new WeakMap<ServedBank, Promise<unknown>>();

/** How often the moves of each bank were stopped. */
const stops = new WeakMap<ServedBank, number>();

/** Ends the moves of a bank, and those that wait for them, at the instant that the clock has reached. */
export function stopMoves(served: ServedBank): void {
  stops.set(served, countStops(served) + 1);
}

function countStops(served: ServedBank): number {
  return stops.get(served) ?? 0;
}

/**
 * Moves the clock of a bank to the instant that `targetOf` returns for the bank's time, in milliseconds since 1970. It
 * moves in slices, so that requests are answered meanwhile, at the instant that the clock has reached (assumption
 * D-107). A move begins after the moves that were called before it.
 */
export function moveClock(host: BankHost, served: ServedBank, targetOf: (now: number) => number): Promise<ClockMove> {
  const release = keepOpen(served, host.machineTime);
  const before = countStops(served);
  const isStopped = () => countStops(served) > before;
  const moved = (moves.get(served) ?? Promise.resolve())
    .then(() => moveNow(host, served, targetOf, isStopped))
    .finally(release);
  moves.set(
    served,
    moved.catch(() => {}),
  );
  return moved;
}

async function moveNow(
  host: BankHost,
  served: ServedBank,
  targetOf: (now: number) => number,
  isStopped: () => boolean,
): Promise<ClockMove> {
  const { bank } = served;
  const from = bank.clock.now();
  const target = targetOf(Date.parse(from));
  if (!(target <= YEAR_9999_END)) throw badRequest("The clock cannot move beyond the year 9999.");
  const work = countWork(served);
  try {
    await moveInSlices(served, target, isStopped);
    // Waits up to ten real seconds for the open receivers, and counts their responses.
    await served.deliverer.settled();
    return {
      from,
      to: bank.clock.now(),
      step: bank.trace({ last: 0 }).omitted,
      ...work.counted(),
      unsettled: findUnsettledTransfer(bank.fork(), from) ?? null,
    };
  } catch (error) {
    if (served.closed.aborted || host.isStopping()) throw bankClosed(served.name);
    throw error;
  } finally {
    work.stop();
  }
}

async function moveInSlices(served: ServedBank, target: number, isStopped: () => boolean): Promise<void> {
  const { bank, deliverer, closed, name } = served;
  let slice = FIRST_SLICE_MS;
  while (!isStopped()) {
    const left = target - Date.parse(bank.clock.now());
    const began = performance.now();
    await deliverer.advance({ milliseconds: Math.min(Math.max(left, 0), slice) });
    if (left <= slice) return;
    slice = performance.now() - began > SLICE_MS ? Math.max(1, Math.floor(slice / 2)) : slice * 2;
    await nextTurn();
    if (closed.aborted) throw bankClosed(name);
  }
}

/** Counts what the move does, and the webhooks that get an outcome, until `stop`. */
function countWork({ bank }: ServedBank) {
  const ran = new Map<string, Jobs>();
  const loanDates = new Map<string, Jobs>();
  let deletedFailures = 0;
  /** Whether the receiver accepted the webhook, by the id of the attempt. */
  const outcomes = new Map<string, boolean>();
  const stop = bank.observe({
    job(job) {
      deletedFailures += job.deletedFailures ?? 0;
      // The webhooks are counted by their outcomes. The journal has no entry of one that the clock timed out.
      if (job.attempt === undefined) count(ran, job);
      else if (job.kind === "webhooks.time_out") outcomes.set(job.attempt, false);
    },
    loanDate(date) {
      count(loanDates, date);
    },
    entry({ entry }) {
      if (entry.kind !== "record") return;
      const { attempt, outcome } = entry;
      outcomes.set(attempt, "status" in outcome && outcome.status >= 200 && outcome.status < 300);
    },
  });
  return {
    /** Returns what was counted, as part of the result. */
    counted() {
      const failed = [...outcomes].flatMap(([attempt, isAccepted]) => (isAccepted ? [] : [attempt]));
      return {
        ran: [...ran.values()],
        loanDates: [...loanDates.values()],
        deletedFailures,
        delivered: outcomes.size - failed.length,
        failed: failed.length,
        failedAttempts: failed.slice(0, MOST_ATTEMPTS),
      };
    },
    stop,
  };
}

/** Adds a job to the others of its kind and outcome. */
function count(all: Map<string, Jobs>, { kind, outcome, count, amount, object }: DoneJob): void {
  const key = `${kind} ${outcome}`;
  const jobs = all.get(key) ?? { kind, outcome, count: 0, amount: null, objects: [] };
  all.set(key, jobs);
  jobs.count += count;
  if (amount !== null) jobs.amount = (jobs.amount ?? 0) + amount;
  const isNew = object !== null && jobs.objects.length < MOST_OBJECTS && !jobs.objects.includes(object);
  if (isNew) jobs.objects.push(object);
}
