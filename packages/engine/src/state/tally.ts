import type { DeclinedTransaction, EventCategoryName, OperationName } from "@sandbank/contract";
import type { ErrorBody } from "../errors.ts";

/** A field that is a state machine. */
export interface StateField {
  /** As `<type>.<field>`: `account.status`. */
  readonly name: string;
  /** One state for each object that has the field: more where its path leads through a list. */
  readonly read: (object: object) => readonly (string | null)[];
}

export type StateFieldsOf = (type: string) => readonly StateField[];

/** What has been reached since the bank was opened. Forks add to the tally of the bank that they come from. */
export interface Tally {
  /** The fields of a type of object that are state machines. */
  readonly stateFieldsOf: StateFieldsOf;
  readonly operations: Set<OperationName>;
  readonly events: Set<EventCategoryName>;
  readonly errors: Set<ErrorBody["type"]>;
  /** Each as `coverage().reasons` has it: `card_decline.cvv2_mismatch`. */
  readonly reasons: Set<string>;
  /** Each as `<type>.<field> <state>`: `account.status open`. */
  readonly states: Set<string>;
  /** Each as `<type>.<field> <state> -> <state>`. */
  readonly transitions: Set<string>;
  /** Fields and parameters that were sent and not read (D-06), as `<operation> <field>`. */
  readonly unread: Set<string>;
  /** How often a further one was sent, which is not kept in `unread`. */
  unreadBeside: number;
  /** How many bugs of ours were met: their references count on. */
  bugs: number;
}

/** So many unread names are kept, so that a client that sends a new one with each request does not fill the memory. */
const UNREAD_NAMES = 10_000;
/** A longer name is only counted. */
const UNREAD_LENGTH = 200;

export function createTally(stateFieldsOf: StateFieldsOf): Tally {
  return {
    stateFieldsOf,
    operations: new Set(),
    events: new Set(),
    errors: new Set(),
    reasons: new Set(),
    states: new Set(),
    transitions: new Set(),
    unread: new Set(),
    unreadBeside: 0,
    bugs: 0,
  };
}

/** Counts a field or parameter that was sent and not read. */
export function tallyUnread(tally: Tally, operation: OperationName, field: string): void {
  const name = `${operation} ${field}`;
  if (tally.unread.has(name)) return;
  if (tally.unread.size < UNREAD_NAMES && name.length <= UNREAD_LENGTH) tally.unread.add(name);
  else tally.unreadBeside++;
}

/** The unread names in alphabetical order, and how many were only counted. */
export function unreadNames({ unread, unreadBeside }: Tally): string[] {
  const names = [...unread].sort();
  return unreadBeside === 0 ? names : [...names, `(and ${unreadBeside} more)`];
}

/** How much has been reached so far, by set. */
export function sizesOf(tally: Tally): readonly number[] {
  return setsOf(tally).map(({ size }) => size);
}

/** Forgets what has been reached since the sets had these sizes: a set keeps its values in order. */
export function forgetReached(tally: Tally, sizes: readonly number[]): void {
  for (const [index, set] of setsOf(tally).entries()) {
    for (const value of [...set].slice(sizes[index])) set.delete(value);
  }
}

/** Counts all that another tally has reached. */
export function addReached(tally: Tally, other: Tally): void {
  const others = setsOf(other);
  for (const [index, set] of setsOf(tally).entries()) for (const value of others[index] ?? []) set.add(value);
}

function setsOf(tally: Tally): readonly Set<string>[] {
  const { operations, events, errors, reasons, states, transitions, unread } = tally;
  return [operations, events, errors, reasons, states, transitions, unread] as Set<string>[];
}

/** Counts an error that a request was refused with. */
export function tallyError({ errors, reasons }: Tally, { type, reason }: ErrorBody): void {
  errors.add(type);
  if (reason !== undefined) reasons.add(`${type}.${reason}`);
}

/** Counts why something was declined, with what a card payment says beside it. */
export function tallyDecline(
  { reasons }: Tally,
  { category, card_decline: card }: DeclinedTransaction["source"],
  reason: string,
): void {
  reasons.add(`${category}.${reason}`);
  const { real_time_decision_reason: yours = null, network_details: network } = card ?? {};
  const networks = network?.cardnet?.stand_in_processing_reason ?? null;
  if (yours !== null) reasons.add(`card_decline.real_time_decision_reason.${yours}`);
  if (networks !== null) reasons.add(`card_decline.stand_in_processing_reason.${networks}`);
}

interface Stateful {
  readonly type: string;
}

/** Counts the states that an object is in now, and the moves from those that it was in before. */
export function tallyStates(
  { stateFieldsOf, states, transitions }: Tally,
  before: Stateful | null,
  after: Stateful,
): void {
  for (const { name, read } of stateFieldsOf(after.type)) {
    const were = before === null ? [] : read(before);
    for (const [index, state] of read(after).entries()) {
      // Null where it has no state: a check of rejected mail.
      if (state === null) continue;
      states.add(`${name} ${state}`);
      const was = were[index] ?? state;
      if (was !== state) transitions.add(`${name} ${was} -> ${state}`);
    }
  }
}
