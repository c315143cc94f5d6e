import { setImmediate as nextTurn } from "node:timers/promises";
import type { DoneJob } from "@sandbank/engine";
import type { BankHost } from "../../banks/bank-host.ts";
import { keepOpen, type ServedBank } from "../../banks/banks.ts";
import { badRequest, bankClosed } from "../../errors/server-error.ts";

/** The effects of a clock move. */
export interface ClockMove {
  readonly from: string;
  readonly to: string;
  /** The number of the latest step of the log at the end: the move, unless requests were answered meanwhile. */
  readonly step: number;
  /** The jobs that ran, by kind and outcome, in the order of the first of each. */
  readonly ran: RanJobs[];
  /** The number of webhooks that receivers accepted. */
  readonly delivered: number;
  /** The number of failed attempts to deliver a webhook. */
  readonly failed: number;
  /** The number of failed webhooks that were deleted with their Events. */
  readonly deletedFailures: number;
}

/** The jobs of one kind with one outcome. */
interface RanJobs {
  readonly kind: string;
  readonly outcome: string | null;
  readonly count: number;
  readonly amount: number | null;
  readonly objects: string[];
}

/** How many objects of jobs of one kind are listed. */
const MOST_OBJECTS = 20;

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

/**
 * Moves the clock of a bank to the instant that `targetOf` returns for the bank's time, in milliseconds since 1970. It
 * moves in slices, so that requests are answered meanwhile, at the instant that the clock has reached (assumption
 * D-107). A move begins after the moves that were called before it.
 */
export function moveClock(host: BankHost, served: ServedBank, targetOf: (now: number) => number): Promise<ClockMove> {
  const release = keepOpen(served, host.machineTime);
  const moved = (moves.get(served) ?? Promise.resolve()).then(() => moveNow(host, served, targetOf)).finally(release);
  moves.set(
    served,
    moved.catch(() => {}),
  );
  return moved;
}

async function moveNow(host: BankHost, served: ServedBank, targetOf: (now: number) => number): Promise<ClockMove> {
  const { bank } = served;
  const from = bank.clock.now();
  const target = targetOf(Date.parse(from));
  if (!(target <= YEAR_9999_END)) throw badRequest("The clock cannot move beyond the year 9999.");
  const work = countWork(served);
  try {
    await moveInSlices(served, target);
    // Waits up to ten real seconds for the open receivers, and counts their responses.
    await served.deliverer.settled();
    return {
      from,
      to: bank.clock.now(),
      step: bank.trace({ last: 0 }).omitted,
      ran: work.ran(),
      delivered: work.delivered(),
      failed: work.failed(),
      deletedFailures: work.deletedFailures(),
    };
  } catch (error) {
    if (served.closed.aborted || host.isStopping()) throw bankClosed(served.name);
    throw error;
  } finally {
    work.stop();
  }
}

async function moveInSlices({ bank, deliverer, closed, name }: ServedBank, target: number): Promise<void> {
  let slice = FIRST_SLICE_MS;
  for (;;) {
    const left = target - Date.parse(bank.clock.now());
    const began = performance.now();
    await deliverer.advance({ milliseconds: Math.min(Math.max(left, 0), slice) });
    if (left <= slice) return;
    slice = performance.now() - began > SLICE_MS ? Math.max(1, Math.floor(slice / 2)) : slice * 2;
    await nextTurn();
    if (closed.aborted) throw bankClosed(name);
  }
}

/** Counts the jobs that run, and the webhooks that get an outcome, until `stop`. */
function countWork({ bank }: ServedBank) {
  const ran = new Map<string, RanJobs>();
  /** Whether the receiver accepted the webhook, by the id of the attempt. */
  const recorded = new Map<string, boolean>();
  /** The webhooks that the clock timed out, of which the journal has no entry. */
  let timedOut = 0;
  let deletedFailures = 0;
  const stop = bank.observe({
    job(job) {
      const { kind, outcome } = job;
      deletedFailures += job.deletedFailures ?? 0;
      // The webhooks are counted by their outcomes.
      if (kind === "webhooks.time_out") timedOut++;
      else if (!kind.startsWith("webhooks.")) {
        const key = `${kind} ${outcome}`;
        ran.set(key, withJob(ran.get(key) ?? { kind, outcome, count: 0, amount: null, objects: [] }, job));
      }
    },
    entry({ entry }) {
      if (entry.kind !== "record") return;
      const { attempt, outcome } = entry;
      recorded.set(attempt, "status" in outcome && outcome.status >= 200 && outcome.status < 300);
    },
  });
  const count = (isAccepted: boolean) => [...recorded.values()].filter((accepted) => accepted === isAccepted).length;
  return {
    ran: () => [...ran.values()],
    delivered: () => count(true),
    failed: () => count(false) + timedOut,
    deletedFailures: () => deletedFailures,
    stop,
  };
}

function withJob(jobs: RanJobs, { count, amount, object }: DoneJob): RanJobs {
  return {
    ...jobs,
    count: jobs.count + count,
    amount: amount === null ? jobs.amount : (jobs.amount ?? 0) + amount,
    objects: object === null || jobs.objects.length === MOST_OBJECTS ? jobs.objects : [...jobs.objects, object],
  };
}
