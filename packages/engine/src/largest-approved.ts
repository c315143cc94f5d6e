import { resume } from "./bank/clock/resume.ts";
import { runDueJobsUntil } from "./bank/clock/run-due-jobs.ts";
import { replay } from "./bank/journal/replay.ts";
import { replayEntry } from "./bank/journal/replay-entry.ts";
import { readWorld } from "./bank/open-bank.ts";
import { explain, type ReadableExplanation } from "./declines/explain.ts";
import { fittingText } from "./declines/fitting-text.ts";
import { BankError, nothingDeclined } from "./errors.ts";
import { invariant } from "./invariant.ts";
import type { RequestedDebit } from "./limits/check-limits.ts";
import { type Fitting, whenFits } from "./limits/when-fits.ts";
import { dollars } from "./money/dollars.ts";
import { toTimestamp } from "./ports/time.ts";
import type { Journal, JournalEntry } from "./state/journal-entry.ts";
import { entryFromJson } from "./state/journal-json.ts";
import { forkState, type State } from "./state/state.ts";
import { createTally } from "./state/tally.ts";
import { get, listEntries } from "./store/layered-map.ts";
import { find, type Row, type Table } from "./store/table.ts";
import type { World } from "./world/world.ts";

/** The largest amount that the bank would have approved in place of a declined one. Amounts are in minor units. */
export interface LargestApproved {
  readonly declinedTransactionId: string;
  /** The number of journal entries after the decline: `replay(journal, { until: entry - 1 })` makes the bank before it. */
  readonly entry: number;
  /** More than zero; null if the declined call had no amount. */
  readonly requested: number | null;
  /** Less than `requested`; null if the bank would have declined every amount. */
  readonly largest: number | null;
  /**
   * If a Limit declined: the first instant at which `requested` fits all active Limits of the Account, Account Number and
   * Card, if no debit is made, settled, reversed or expires until then and no Limit changes. Another rule can still
   * decline it. ISO 8601, UTC, milliseconds; null if it never fits, or if no Limit declined.
   */
  readonly fitsFrom: string | null;
  /**
   * The spans after `fitsFrom` in which `requested` does not fit again, in order. Mostly empty: a Limit per `month` or
   * `year` counts a debit of the last day of a shorter month again on the following days (assumption D-73).
   */
  readonly fitsExcept: readonly FitsException[];
  /** The same as a sentence or two. */
  readonly text: string;
}

/** A span in which a debit does not fit its Limits. Both instants: ISO 8601, UTC, milliseconds. */
export interface FitsException {
  /** The first instant of the span. */
  readonly from: string;
  /** The first instant after the span: the debit fits again. */
  readonly until: string;
}

/**
 * Finds the largest amount that would have been approved in place of a declined one. Replays the journal until just
 * before the call that requested the amount, and tries other amounts on forks. Assumes that a bank that approves an
 * amount also approves each smaller one. An amount about which only the client would have had to decide counts as
 * approved. Accepts the ids that `bank.explain` accepts. Throws a `BankError`, 404, if
 * nothing was declined under the id, and a `TypeError` for a journal that `replay` refuses.
 *
 * @example
 * ```ts
 * console.log(largestApproved(bank.journal(), declined.id).text);
 * // "At most $12.50 would have been approved instead of $20.00."
 * ```
 */
export function largestApproved(journal: Journal, id: string): LargestApproved {
  const history = replayUntilDeclined(journal, id);
  const { world, entries, last } = history;
  const explanation = explain(world, id);
  const { declinedTransactionId, limit } = explanation;
  const debit = readDebit(world, declinedTransactionId);
  const fitting = limit === null ? null : whenFits(world, debit);
  const found = { declinedTransactionId, entry: last + 1, ...shownFitting(fitting) };
  const call = findCall(history);
  if (call === undefined) {
    const text = `The amount cannot be varied: it is not a parameter of the call that was declined. ${describeFailure(explanation)}`;
    return { ...found, requested: null, largest: null, text };
  }
  const requested = Math.abs(readAmount(entries[call]) as number);
  const later = fitting === null ? "" : ` ${fittingText(debit, fitting)}`;
  const attempt = attempts(history, call);
  const smallest = attempt(1);
  if (smallest !== null) {
    const text = `Not even $0.01 would have been approved instead of ${dollars(requested)}. ${smallest}`;
    return { ...found, requested, largest: null, text: text + later };
  }
  const largest = bisect(requested, (amount) => attempt(amount) === null);
  const approved = `At most ${dollars(largest)} would have been approved instead of ${dollars(requested)}.`;
  return { ...found, requested, largest, text: approved + later };
}

/** Returns the declined debit as Limits count it. */
function readDebit({ state }: World, declinedTransactionId: string): RequestedDebit {
  const declined = find(state.tables.declinedTransactions, declinedTransactionId);
  invariant(declined !== undefined, `${declinedTransactionId} is explained, but does not exist`);
  const { account_id, route_id, amount, source } = declined;
  const isIncrement = source.card_decline?.incremented_card_authorization_id != null;
  return {
    models: route_id === null ? [account_id] : [account_id, route_id],
    count: isIncrement ? 0 : 1,
    volume: Math.abs(amount),
  };
}

function shownFitting(fitting: Fitting | null): Pick<LargestApproved, "fitsFrom" | "fitsExcept"> {
  const [first, ...later] = fitting?.spans ?? [];
  if (first === undefined) return { fitsFrom: null, fitsExcept: [] };
  const fitsExcept = later.map(({ from }, index) => ({
    from: toTimestamp((later[index - 1] ?? first).until),
    until: toTimestamp(from),
  }));
  return { fitsFrom: toTimestamp(first.from), fitsExcept };
}

/** The largest amount that is approved: 1 is, and `declined` is not. */
function bisect(declined: number, isApproved: (amount: number) => boolean): number {
  let [low, high] = [1, declined];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isApproved(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The part of a history that leads to a decline. */
interface History {
  /** The bank after the decline. */
  readonly world: World;
  readonly entries: readonly JournalEntry[];
  /** The index of the entry that declined. */
  readonly last: number;
  /** The id of the object that was declined. */
  readonly subject: string;
  readonly checkpoints: readonly [Checkpoint, ...Checkpoint[]];
}

/** The state of the bank before the entry at `index`, so that a part of a long journal can be repeated. */
interface Checkpoint {
  readonly index: number;
  readonly state: State;
}

/** The number of entries between two checkpoints. Their replay takes about 0.1 s. */
const SPACING = 4_096;

function replayUntilDeclined(journal: Journal, id: string): History {
  // Checks the journal, too.
  const world = readWorld(replay(journal, { until: 0 }));
  const entries = journal.entries.map(entryFromJson);
  const checkpoints: [Checkpoint, ...Checkpoint[]] = [{ index: 0, state: forkState(world.state) }];
  const declinedId = () => get(world.state.declinedSubjects, id) ?? id;
  const isDeclined = () => get(world.state.explanations, declinedId()) !== undefined;
  for (const [last, entry] of entries.entries()) {
    if (last > 0 && last % SPACING === 0) checkpoints.push({ index: last, state: forkState(world.state) });
    replayUntil(world, entry, isDeclined);
    if (!isDeclined()) continue;
    const declined = declinedId();
    const [subject = declined] = listEntries(world.state.declinedSubjects).find(([, each]) => each === declined) ?? [];
    return { world, entries, last, subject, checkpoints };
  }
  throw nothingDeclined(id);
}

/** Returns a copy of the bank as it was at a checkpoint. */
function worldAt({ world }: History, { state }: Checkpoint): World {
  return { ...world, state: forkState(state), tally: createTally(world.tally.family.stateFieldsOf) };
}

/**
 * Repeats an entry. A move of the clock stops at the end of the instant in which `isDone` becomes true, so that nothing
 * later is part of the state.
 */
function replayUntil(world: World, entry: JournalEntry, isDone: () => boolean): void {
  if (entry.kind === "resume") {
    resume(world, entry.to, isDone);
    return;
  }
  if (entry.kind === "advance") runDueJobsUntil(world, entry.to, isDone);
  // The job that is dropped fails, so the clock moves only to the instant before it.
  if (entry.kind === "drop_job") runDueJobsUntil(world, entry.at - 1, isDone);
  if (!isDone()) replayEntry(world, entry);
}

/**
 * The index of the call that requested the amount: the entry that declined, or for a transfer that was declined later the
 * call that created the transfer.
 */
function findCall(history: History): number | undefined {
  const { entries, last, subject, checkpoints } = history;
  if (readAmount(entries[last]) !== undefined) return last;
  const checkpoint = checkpoints.findLast(({ state }) => !hasObject(state, subject)) ?? checkpoints[0];
  const world = worldAt(history, checkpoint);
  const created = entries.findIndex((entry, index) => {
    if (index < checkpoint.index || index >= last) return false;
    replayEntry(world, entry);
    return hasObject(world.state, subject);
  });
  return readAmount(entries[created]) === undefined ? undefined : created;
}

function hasObject({ tables }: State, id: string): boolean {
  return (Object.values(tables) as unknown as Table<Row>[]).some((table) => find(table, id) !== undefined);
}

/** The amount that a call requests, with its sign; undefined for a call without an amount and for any other entry. */
function readAmount(entry: JournalEntry | undefined): number | undefined {
  if (entry?.kind !== "call") return undefined;
  const { amount } = (entry.params ?? {}) as { readonly amount?: unknown };
  return typeof amount === "number" ? amount : undefined;
}

/** Returns a function that tries an amount: null if it is approved, otherwise why not. */
function attempts(history: History, call: number): (amount: number) => string | null {
  const { entries, last, subject, checkpoints } = history;
  // The answer of `decide` is the entry before its call.
  const begin = entries[call - 1]?.kind === "decide" ? call - 1 : call;
  const checkpoint = checkpoints.findLast(({ index }) => index <= begin) ?? checkpoints[0];
  const before = worldAt(history, checkpoint);
  for (const entry of entries.slice(checkpoint.index, begin)) replayEntry(before, entry);
  return (amount) => {
    const world = worldAt(history, { index: begin, state: before.state });
    for (const [index, entry] of entries.slice(begin, last + 1).entries()) {
      try {
        replayEntry(world, begin + index === call ? withAmount(entry, amount) : entry);
      } catch (error) {
        if (!(error instanceof BankError)) throw error;
        if (begin + index === call) return error.detail ?? error.title;
        // A later call can depend on the decline. Without the decline, the bank refuses the call, and nothing changes.
      }
    }
    const declined = get(world.state.declinedSubjects, subject);
    return declined === undefined ? null : describeFailure(explain(world, declined));
  };
}

function withAmount(entry: JournalEntry, amount: number): JournalEntry {
  const params = (entry as Extract<JournalEntry, { kind: "call" }>).params as object;
  return { ...entry, params: { ...params, amount: Math.sign(readAmount(entry) as number) * amount } } as JournalEntry;
}

function describeFailure({ reason, conclusion, rules }: ReadableExplanation): string {
  const why = `${reason}. ${conclusion}`;
  return rules.length === 0 ? `The decline does not depend on the amount: ${why}` : `The reason is ${why}`;
}
