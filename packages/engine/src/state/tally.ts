import type { DeclinedTransaction, EventCategoryName, OperationName } from "@sandbank/contract";
import type { ErrorBody } from "../errors.ts";

/** A field that holds the state of a state machine. */
export interface StateField {
  /** `<type>.<field>`, such as `account.status`. */
  readonly name: string;
  /** Reads the state of an object, or several states if the path of the field leads through a list. */
  readonly read: (object: object) => readonly (string | null)[];
  /** The names of its states in `coverage()`, by state. Filled as states are reached, so that each is made once. */
  readonly states: Map<string, string>;
}

export type StateFieldsOf = (type: string) => readonly StateField[];

/** What has been reached since the bank was opened or forked. */
export interface Tally {
  /** What the bank, its relatives and their forks have reached. Forks share it. */
  readonly family: FamilyTally;
  /**
   * What this bank alone has reached, of all kinds: no two kinds have a name in common. Null while that is nothing, so
   * that a fork costs almost nothing.
   */
  own: Set<string> | null;
}

interface FamilyTally {
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
  const family: FamilyTally = {
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
  return { family, own: null };
}

/** The tally of a fork, which has reached nothing of its own. */
export function forkTally({ family }: Tally): Tally {
  return { family, own: null };
}

/** Records a field or parameter that was sent and ignored. */
export function tallyUnread({ family }: Tally, operation: OperationName, field: string): void {
  const name = `${operation} ${field}`;
  if (family.unread.has(name)) return;
  if (family.unread.size < UNREAD_NAMES && name.length <= UNREAD_LENGTH) family.unread.add(name);
  else family.unreadUnlisted++;
}

/** The unread names in alphabetical order, then the number of names that were only counted. */
export function unreadNames({ family: { unread, unreadUnlisted } }: Tally): string[] {
  const names = [...unread].sort();
  return unreadUnlisted === 0 ? names : [...names, `(and ${unreadUnlisted} more)`];
}

/** The current size of each set. */
export function sizesOf(tally: Tally): readonly number[] {
  return setsOf(tally).map((set) => set?.size ?? 0);
}

/** Removes what was added since the sets had these sizes. A set keeps its values in the order of addition. */
export function forgetReached(tally: Tally, sizes: readonly number[]): void {
  for (const [index, set] of setsOf(tally).entries()) {
    for (const value of [...(set ?? [])].slice(sizes[index])) set?.delete(value);
  }
}

/** Adds everything that another tally has reached to what the bank and its relatives have reached. */
export function addReached(tally: Tally, other: Tally): void {
  const others = setsOf(other);
  if (other.own !== null) tally.own ??= new Set();
  for (const [index, set] of setsOf(tally).entries()) for (const value of others[index] ?? []) set?.add(value);
}

function setsOf({ family, own }: Tally): readonly (Set<string> | null)[] {
  const { operations, events, errors, reasons, states, transitions, unread } = family;
  return [own, operations, events, errors, reasons, states, transitions, unread] as (Set<string> | null)[];
}

export function tallyOperation(tally: Tally, operation: OperationName): void {
  count(tally, tally.family.operations, operation);
}

export function tallyEvent(tally: Tally, category: EventCategoryName): void {
  count(tally, tally.family.events, category);
}

/** Records the error of a refused request. */
export function tallyError(tally: Tally, { type, reason }: ErrorBody): void {
  count(tally, tally.family.errors, type);
  if (reason !== undefined) tallyReason(tally, `${type}.${reason}`);
}

/** Records the reason of a decline, and the further reasons of a card payment. */
export function tallyDecline(
  tally: Tally,
  { category, card_decline: card }: DeclinedTransaction["source"],
  reason: string,
): void {
  tallyReason(tally, `${category}.${reason}`);
  const { real_time_decision_reason: yours = null, network_details: network } = card ?? {};
  const networks = network?.cardnet?.stand_in_processing_reason ?? null;
  if (yours !== null) tallyReason(tally, `card_decline.real_time_decision_reason.${yours}`);
  if (networks !== null) tallyReason(tally, `card_decline.stand_in_processing_reason.${networks}`);
}

/** Records a reason by its whole name, as in `coverage().reasons`. */
export function tallyReason(tally: Tally, name: string): void {
  count(tally, tally.family.reasons, name);
}

interface Stateful {
  readonly type: string;
}

/** Records the states of a changed object, and the transitions from its previous states. */
export function tallyStates(tally: Tally, before: Stateful | null, after: Stateful): void {
  const { stateFieldsOf, states, transitions } = tally.family;
  for (const field of stateFieldsOf(after.type)) {
    const were = before === null ? [] : field.read(before);
    for (const [index, state] of field.read(after).entries()) {
      // A check of rejected mail has no state.
      if (state === null) continue;
      count(tally, states, stateName(field, state));
      const was = were[index] ?? state;
      if (was !== state) count(tally, transitions, `${field.name} ${was} -> ${state}`);
    }
  }
}

function stateName({ name, states }: StateField, state: string): string {
  const known = states.get(state);
  if (known !== undefined) return known;
  const made = `${name} ${state}`;
  states.set(state, made);
  return made;
}

function count<Name extends string>(tally: Tally, reached: Set<Name>, name: Name): void {
  reached.add(name);
  tally.own ??= new Set();
  tally.own.add(name);
}
