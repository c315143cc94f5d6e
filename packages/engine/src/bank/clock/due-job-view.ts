import { toTimestamp } from "../../ports/time.ts";
import { computeLoanDates, passedLoanDates } from "../../resources/accounts/loan.ts";
import { type DueWork, type Job, workInOrder } from "../../state/due-queue.ts";
import { find, rowsWith } from "../../store/table.ts";
import type { DoneJob } from "../../world/observer.ts";
import type { World } from "../../world/world.ts";
import { hasReason } from "./job-kinds.ts";

/** A job that the clock will do, or a date of a loan. */
export interface DueJob {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** Such as `card_authorizations.expire`. `accounts.statement` and `accounts.payment_due` are dates and not jobs. */
  readonly kind: Job["kind"] | "accounts.statement" | "accounts.payment_due";
  /** The object that it is about; null for work that is about the whole bank, such as monthly interest. */
  readonly object: string | null;
  /** The Account whose money a hold that expires has held; absent for other work. */
  readonly account?: string;
}

/** Lists what falls due first, at most `limit` jobs and dates, in the order in which it happens. */
export function whatFallsDue(world: World, limit: number): DueJob[] {
  // The sort is stable. A statement covers what was posted before its instant, so the dates come first.
  return [...loanDates(world), ...listJobs(world, limit)].sort(byTime).slice(0, limit);
}

function byTime(one: DueJob, other: DueJob): number {
  if (one.at === other.at) return 0;
  return one.at < other.at ? -1 : 1;
}

function loanDates({ state: { ledger, now, tables } }: World): DueJob[] {
  return rowsWith(tables.accounts, { open_loan: ["yes"] }).flatMap((account) => {
    const { statementAt, paymentDueAt } = computeLoanDates(ledger, account, now);
    const toDateJob = (kind: DueJob["kind"], at: number | null): DueJob[] =>
      at === null ? [] : [{ at: toTimestamp(at), kind, object: account.id }];
    return [...toDateJob("accounts.statement", statementAt), ...toDateJob("accounts.payment_due", paymentDueAt)];
  });
}

function listJobs(world: World, limit: number): DueJob[] {
  const jobs: DueJob[] = [];
  for (const work of workInOrder(world.state.due)) {
    if (hasReason(world, work) && !isOnItsWay(world, work))
      jobs.push({ ...toDueJob(work), ...findAccount(world, work) });
    if (jobs.length === limit) break;
  }
  return jobs;
}

function findAccount({ state }: World, { job }: DueWork): Pick<DueJob, "account"> {
  if (job.kind !== "card_authorizations.expire") return {};
  const payment = find(state.tables.cardPayments, job.cardPayment);
  return payment === undefined ? {} : { account: payment.account_id };
}

/** Whether work is the deadline of an attempt that the attached sender has sent: it waits for the response itself. */
function isOnItsWay({ sender }: World, { job }: DueWork): boolean {
  return sender !== null && job.kind === "webhooks.time_out";
}

/** The dates of open loans after an instant and until now, in milliseconds since 1970. */
export function loanDatesSince({ state: { ledger, now, tables } }: World, from: number): DoneJob[] {
  if (now === from) return [];
  return rowsWith(tables.accounts, { open_loan: ["yes"] }).flatMap((account) =>
    passedLoanDates(ledger, account, from, now).map(({ at, kind, amount }) => {
      return { at: toTimestamp(at), kind, object: account.id, count: 1, amount, outcome: null };
    }),
  );
}

export function toDueJob({ at, job }: DueWork): DueJob {
  return { at: toTimestamp(at), kind: job.kind, object: findJobObject(job) };
}

/** The id of the object that a job is about; null for work that is about the whole bank. */
export function findJobObject({ kind: _, ...of }: Job): string | null {
  const object = Object.values(of).find((value) => typeof value === "string" && value.includes("_"));
  return (object as string | undefined) ?? null;
}
