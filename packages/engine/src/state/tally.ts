import type { DeclinedTransaction, EventCategoryName, OperationName } from "@sandbank/contract";
import type { ErrorBody } from "../errors.ts";

/** A field that holds the state of a state machine. */
export interface StateField {
  /** `<type>.<field>`, such as `account.status`. */
  readonly name: string;
  /** Reads the state of an object, or several states if the path of the field leads through a list. */
  readonly read: (object: object) => readonly (string | null)[];
}

export type StateFieldsOf = (type: string) => readonly StateField[];

/** What has been reached since the bank was opened. A fork shares the tally of its parent. */
export interface Tally {
  /** The state fields of each type of object. */
  readonly stateFieldsOf: StateFieldsOf;
  readonly operations: Set<OperationName>;
  readonly events: Set<EventCategoryName>;
  readonly errors: Set<ErrorBody["type"]>;
  /** As in `coverage().reasons`: `card_decline.cvv2_mismatch`. */
  readonly reasons: Set<string>;
  /** `<type>.<field> <state>`, such as `account.status open`. */
  readonly states: Set<string>;
  /** `<type>.<field> <state> -> <state>`. */
  readonly transitions: Set<string>;
  /** Fields and parameters that were sent and ignored (D-06): `<operation> <field>`. */
  readonly unread: Set<string>;
  /** How many more were sent that `unread` does not list. */
  unreadUnlisted: number;
  /** How many bugs occurred. Their references are derived from the number. */
  bugs: number;
}

/** The most unread names to keep, so that a client that sends new names with each request cannot fill the memory. */
const UNREAD_NAMES = 10_000;
/** The longest unread name to keep. Longer names are only counted. */
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
    unreadUnlisted: 0,
    bugs: 0,
  };
}

/** Records a field or parameter that was sent and ignored. */
export function tallyUnread(tally: Tally, operation: OperationName, field: string): void {
  const name = `${operation} ${field}`;
  if (tally.unread.has(name)) return;
  if (tally.unread.size < UNREAD_NAMES && name.length <= UNREAD_LENGTH) tally.unread.add(name);
  else tally.unreadUnlisted++;
}

/** The unread names in alphabetical order, then the number of names that were only counted. */
export function unreadNames({ unread, unreadUnlisted }: Tally): string[] {
  const names = [...unread].sort();
  return unreadUnlisted === 0 ? names : [...names, `(and ${unreadUnlisted} more)`];
}

/** The current size of each set. */
export function sizesOf(tally: Tally): readonly number[] {
  return setsOf(tally).map(({ size }) => size);
}

/** Removes what was added since the sets had these sizes. A set keeps its values in the order of addition. */
export function forgetReached(tally: Tally, sizes: readonly number[]): void {
  for (const [index, set] of setsOf(tally).entries()) {
    for (const value of [...set].slice(sizes[index])) set.delete(value);
  }
}

/** Adds everything that another tally has reached. */
export function addReached(tally: Tally, other: Tally): void {
  const others = setsOf(other);
  for (const [index, set] of setsOf(tally).entries()) for (const value of others[index] ?? []) set.add(value);
}

function setsOf(tally: Tally): readonly Set<string>[] {
  const { operations, events, errors, reasons, states, transitions, unread } = tally;
  return [operations, events, errors, reasons, states, transitions, unread] as Set<string>[];
}

/** Records the error of a refused request. */
export function tallyError({ errors, reasons }: Tally, { type, reason }: ErrorBody): void {
  errors.add(type);
  if (reason !== undefined) reasons.add(`${type}.${reason}`);
}

/** Records the reason of a decline, and the further reasons of a card payment. */
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

/** Records the states of a changed object, and the transitions from its previous states. */
export function tallyStates(
  { stateFieldsOf, states, transitions }: Tally,
  before: Stateful | null,
  after: Stateful,
): void {
  for (const { name, read } of stateFieldsOf(after.type)) {
    const were = before === null ? [] : read(before);
    for (const [index, state] of read(after).entries()) {
      // A check of rejected mail has no state.
      if (state === null) continue;
      states.add(`${name} ${state}`);
      const was = were[index] ?? state;
      if (was !== state) transitions.add(`${name} ${was} -> ${state}`);
    }
  }
}
