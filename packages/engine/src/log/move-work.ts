import type { JobEffect } from "../state/job-effect.ts";

/** The work of a move of the clock. */
export interface MoveWork {
  /** The jobs that ran, without those of webhooks, in the order of the first of each kind. */
  readonly ran: readonly RanJobs[];
  /** The statements and due dates of loans that passed: `accounts.statement` and `accounts.payment_due`. */
  readonly loanDates: readonly RanJobs[];
  /** How many failed webhooks were deleted with their Events. */
  readonly deletedFailures: number;
}

/** The jobs of one kind with one outcome, or the dates of loans of one kind. */
export interface RanJobs {
  /** Such as `card_authorizations.expire` or `accounts.statement`. */
  readonly kind: string;
  /** `accepted` or `declined`; null for a kind with one outcome. */
  readonly outcome: string | null;
  /** How many things the jobs did, such as deleted Events. */
  readonly count: number;
  /** Minor units; null if the kind concerns no amount. */
  readonly amount: number | null;
  /** The ids of the first 20 objects. */
  readonly objects: readonly string[];
}

/** A job, or a date of a loan, as it is counted. */
type Counted = JobEffect & Pick<RanJobs, "kind"> & { readonly object: string | null };

const MOST_OBJECTS = 20;

/** A move that has done nothing. */
export const NO_WORK: MoveWork = { ran: [], loanDates: [], deletedFailures: 0 };

/** Adds a job to the work of a move. Webhooks are counted by their outcomes instead. */
export function withJob(work: MoveWork, job: Counted): MoveWork {
  if (job.kind.startsWith("webhooks.")) return work;
  const deletedFailures = work.deletedFailures + (job.deletedFailures ?? 0);
  return { ...work, ran: withJobs(work.ran, toRanJobs(job)), deletedFailures };
}

/** Adds a date of a loan to the work of a move. */
export function withLoanDate(work: MoveWork, date: Counted): MoveWork {
  return { ...work, loanDates: withJobs(work.loanDates, toRanJobs(date)) };
}

function toRanJobs({ kind, outcome, count, amount, object }: Counted): RanJobs {
  return { kind, outcome, count, amount, objects: object === null ? [] : [object] };
}

/** The work of two moves as that of one. */
export function joinWork(one: MoveWork, other: MoveWork): MoveWork {
  return {
    ran: other.ran.reduce(withJobs, one.ran),
    loanDates: other.loanDates.reduce(withJobs, one.loanDates),
    deletedFailures: one.deletedFailures + other.deletedFailures,
  };
}

function withJobs(ran: readonly RanJobs[], added: RanJobs): readonly RanJobs[] {
  const index = ran.findIndex(({ kind, outcome }) => kind === added.kind && outcome === added.outcome);
  const before = ran[index];
  return before === undefined ? [...ran, added] : ran.with(index, joined(before, added));
}

function takeFirst(objects: readonly string[]): readonly string[] {
  return [...new Set(objects)].slice(0, MOST_OBJECTS);
}

function joined(one: RanJobs, { count, amount, objects }: RanJobs): RanJobs {
  return {
    ...one,
    count: one.count + count,
    amount: amount === null ? one.amount : (one.amount ?? 0) + amount,
    objects: one.objects.length === MOST_OBJECTS ? one.objects : takeFirst([...one.objects, ...objects]),
  };
}
