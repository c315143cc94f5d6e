import type { JobEffect } from "../state/job-effect.ts";
import type { JournalEntry } from "../state/journal-entry.ts";
import type { RequestCount } from "../state/request-count.ts";

/** An entry of the journal with its place in it. */
export interface NumberedEntry {
  /** From 0 on. An entry that repeats a number replaces the one before: the clock has moved on since. */
  readonly number: number;
  /** As `bank.journal()` has it. */
  readonly entry: JournalEntry;
  /** The requests that the bank had handled when the entry was added, as `bank.journal().requests`. */
  readonly requests: RequestCount;
}

/** A job that the clock did, or a date of a loan that it passed. */
export interface DoneJob extends JobEffect {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** Such as `card_authorizations.expire`. */
  readonly kind: string;
  /** The id of the object that it is about; null for work that is about the whole bank, such as monthly interest. */
  readonly object: string | null;
}

/** Receives the changes of a bank. An observer must only read the bank, because it is called in the middle of a call. */
export interface BankObserver {
  /**
   * An entry was added to the journal, or the last entry was replaced. Called after a call or a move of the clock is done. If
   * it throws, the bank undoes the call, so that no caller gets a success for an entry that could not be stored. An error
   * that has a `body` as those of the API is a refusal: the call throws it, `bank.handle` included. Any other error is a
   * bug: `bank.handle` responds with 500, and a direct call throws a `SandbankBug`.
   */
  entry?(entry: NumberedEntry): void;
  /** The bank went back to another state by `reset` or `restore`: its journal is another one. */
  restart?(): void;
  /** A call, or a move of the clock, was logged: `bank.trace({ last: 1 })` has it. */
  step?(): void;
  /** The clock did a job. */
  job?(job: DoneJob): void;
  /**
   * The clock passed a statement of an open loan (`accounts.statement`), or a due date at which something was unpaid
   * (`accounts.payment_due`). Called at the end of the move, after the jobs.
   */
  loanDate?(date: DoneJob): void;
}
