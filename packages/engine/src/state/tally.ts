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

/** The names that were reached since the bank was opened or forked. */
export interface Tally {
  /** The names that the bank, its relatives and their forks have reached. Forks share it. */
  readonly family: FamilyTally;
  /**
   * The names that this bank alone has reached, of all kinds: no two kinds have a name in common. Null while there are
   * none, so that a fork costs almost nothing.
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
  /** Each value that was added to a set of the family, in order, so that what a failed call added can be removed. */
  readonly additions: (readonly [set: Set<string>, value: string])[];
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
    additions: [],
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
  if (family.unread.size < UNREAD_NAMES && name.length <= UNREAD_LENGTH) add(family, family.unread, name);
  else family.unreadUnlisted++;
}

/** The unread names in alphabetical order, then the number of names that were only counted. */
export function unreadNames({ family: { unread, unreadUnlisted } }: Tally): string[] {
  const names = [...unread].sort();
  return unreadUnlisted === 0 ? names : [...names, `(and ${unreadUnlisted} more)`];
}

/** How much a tally had counted at a moment. */
export interface Reached {
  readonly family: number;
  readonly own: number;
}

export function reachedBy({ family, own }: Tally): Reached {
  return { family: family.additions.length, own: own?.size ?? 0 };
}

/** Removes what was added since. A set keeps its values in the order of addition. */
export function forgetReached({ family, own }: Tally, reached: Reached): void {
  for (const [set, value] of family.additions.splice(reached.family)) set.delete(value);
  for (const value of [...(own ?? [])].slice(reached.own)) own?.delete(value);
}

/** Adds everything that another tally has reached to what the bank and its relatives have reached. */
export function addReached(tally: Tally, other: Tally): void {
  const { family } = tally;
  const sets = listSets(family);
  for (const [index, set] of listSets(other.family).entries()) {
    for (const value of set) add(family, sets[index] as Set<string>, value);
  }
  if (other.own !== null) tally.own = new Set([...(tally.own ?? []), ...other.own]);
}

function listSets(family: FamilyTally): readonly Set<string>[] {
  const { operations, events, errors, reasons, states, transitions, unread } = family;
  return [operations, events, errors, reasons, states, transitions, unread] as Set<string>[];
}

function add({ additions }: FamilyTally, set: Set<string>, value: string): void {
  if (set.has(value)) return;
  set.add(value);
  additions.push([set, value]);
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
    field.read(after).forEach((state, index) => {
      // A check of rejected mail has no state.
      if (state === null) return;
      count(tally, states, stateName(field, state));
      const was = were[index] ?? state;
      if (was !== state) count(tally, transitions, `${field.name} ${was} -> ${state}`);
    });
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
  add(tally.family, reached as Set<string>, name);
  tally.own ??= new Set();
  tally.own.add(name);
}
