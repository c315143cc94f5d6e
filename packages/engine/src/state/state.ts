import { createLedger, forkLedger, type Ledger, type LedgerEntry, move } from "../ledger/ledger.ts";
import { derivedWords, type Words, wordsOf } from "../ports/random.ts";
import { append, createList, forkList, itemsOf, type LayeredList } from "../store/layered-list.ts";
import { createMap, entriesOf, forkMap, type LayeredMap, set } from "../store/layered-map.ts";
import { allRows, fillTable, forkTable, type Row, type Table, type TableJson, tableToJson } from "../store/table.ts";
import { addToIndex, type DebitIndex } from "./debit-index.ts";
import type { DeliveryFaults } from "./delivery-faults.ts";
import { type DueQueue, type DueWork, enqueue, workIn } from "./due-work.ts";
import type { Explanation } from "./explanation.ts";
import { addCredit, type ExtendedCredit } from "./extended-credit.ts";
import type { Fault } from "./fault-plan.ts";
import type { IdempotentCall } from "./idempotent-call.ts";
import { entriesIn, type JournalEntry } from "./journal-entry.ts";
import { entryFromJson, entryToJson, uploadedBy } from "./journal-json.ts";
import type { OpenRequest } from "./open-request.ts";
import type { Genesis } from "./options.ts";
import type { RequestCount } from "./request-count.ts";
import type { SigningSecret } from "./signing-secret.ts";
import type { Tables } from "./tables.ts";

/** Everything that a fork, a snapshot and a replay must carry. Plain data; nothing of a bank's state lies elsewhere. */
export interface State {
  /** What the bank was opened with. */
  readonly genesis: Genesis;
  /** The bank's time, in milliseconds since 1970. */
  now: number;
  /** How far the bank runs ahead of the time source that it follows. */
  ahead: number;
  /** What ids follow from, beside their type and how many of it there were (D-103). */
  seed: Words;
  /** How many ids of each prefix were given. */
  idCounts: LayeredMap<string, number>;
  requests: RequestCount;
  /** Breaks ties between things of the same instant: Events and due work. */
  order: number;
  due: DueQueue;
  faults: readonly Fault[];
  /** The number of the next fault that is armed. */
  nextFault: number;
  /** The faults that are injected into deliveries. */
  deliveryFaults: DeliveryFaults;
  readonly tables: Tables;
  readonly ledger: Ledger;
  /** The debits of each Account, Account Number and Card: an index over `tables.debits`. */
  readonly debitIndex: DebitIndex;
  /** The credit limits of the open Accounts of each Program, summed up: an index over `tables.accounts`. */
  readonly extendedCredit: ExtendedCredit;
  /** By the id of the Declined Transaction. */
  readonly explanations: LayeredMap<string, Explanation>;
  /** By the id of what was declined: the id of its Declined Transaction, which may not name it. */
  readonly declinedSubjects: LayeredMap<string, string>;
  /** By the id of the Real-Time Decision that it waits for. */
  readonly openRequests: LayeredMap<string, OpenRequest>;
  readonly idempotency: LayeredMap<string, IdempotentCall>;
  /** By the id of the Event Subscription, the newest first. */
  readonly secrets: LayeredMap<string, readonly SigningSecret[]>;
  readonly journal: LayeredList<JournalEntry>;
  /** The bytes of each File that a client uploaded, by its id: an index over the journal, which has them (D-106). */
  readonly contents: LayeredMap<string, Uint8Array>;
}

/** What grows with a bank. */
type Stores = Pick<
  State,
  | "idCounts"
  | "tables"
  | "ledger"
  | "debitIndex"
  | "extendedCredit"
  | "explanations"
  | "declinedSubjects"
  | "openRequests"
  | "idempotency"
  | "secrets"
  | "journal"
  | "contents"
>;

export function createState(genesis: Genesis, tables: Tables): State {
  return {
    genesis,
    now: genesis.start,
    ahead: 0,
    seed: wordsOf(saltedSeed(genesis.environment, genesis.seed)),
    requests: { total: 0, second: 0, inSecond: 0 },
    order: 0,
    due: null,
    faults: [],
    nextFault: 1,
    deliveryFaults: {},
    ...emptyStores(tables),
  };
}

function emptyStores(tables: Tables): Stores {
  return {
    idCounts: createMap(),
    tables,
    ledger: createLedger(),
    debitIndex: createMap(),
    extendedCredit: createMap(),
    explanations: createMap(),
    declinedSubjects: createMap(),
    openRequests: createMap(),
    idempotency: createMap(),
    secrets: createMap(),
    journal: createList(),
    contents: createMap(),
  };
}

/** Live and sandbox banks of one seed share no id. */
export function saltedSeed(environment: string, seed: string): string {
  return `${environment} ${seed}`;
}

/** Gives later ids another seed. It follows from the present one as well: the same seed again repeats no id. */
export function reseed(state: State, seed: string): void {
  state.seed = derivedWords(state.seed, saltedSeed(state.genesis.environment, seed), 0);
}

/** O(1): what was written so far is frozen and shared. */
export function forkState(state: State): State {
  return {
    ...state,
    idCounts: forkMap(state.idCounts),
    tables: mapTables(state.tables, forkTable) as Tables,
    ledger: forkLedger(state.ledger),
    debitIndex: forkMap(state.debitIndex),
    extendedCredit: forkMap(state.extendedCredit),
    explanations: forkMap(state.explanations),
    declinedSubjects: forkMap(state.declinedSubjects),
    openRequests: forkMap(state.openRequests),
    idempotency: forkMap(state.idempotency),
    secrets: forkMap(state.secrets),
    journal: forkList(state.journal),
    contents: forkMap(state.contents),
  };
}

/** Whether nothing was written to a state since it was forked. Each test may fork a bank: this copies nothing. */
export function isUnchanged(state: State, fork: State): boolean {
  for (const name in state.tables) {
    if (state.tables[name as keyof Tables].content !== fork.tables[name as keyof Tables].content) return false;
  }
  return isSame(state.ledger, fork.ledger) && isSame(state, fork, comparedApart);
}

const comparedApart = new Set<string>(["tables", "ledger"]);

/** Whether each store of one has what its counterpart has, and each other value is the same. */
function isSame<T extends object>(one: T, other: T, except?: ReadonlySet<string>): boolean {
  for (const name in one) {
    const [value, counterpart]: unknown[] = [one[name], other[name]];
    if (value === counterpart || except?.has(name)) continue;
    if (!isLayered(value) || !isLayered(counterpart)) return false;
    if (!isEmptyLayer(value) || !isEmptyLayer(counterpart) || value.below !== counterpart.below) return false;
  }
  return true;
}

type Layered = LayeredMap<string, unknown> | LayeredList<unknown>;

function isLayered(value: unknown): value is Layered {
  return typeof value === "object" && value !== null && "below" in value;
}

function isEmptyLayer({ own }: Layered): boolean {
  return own === null || (Array.isArray(own) && own.length === 0);
}

/** The state as JSON. */
export interface StateJson extends Omit<State, "due" | keyof Stores> {
  readonly due: readonly DueWork[];
  readonly idCounts: readonly (readonly [string, number])[];
  readonly tables: { readonly [Name in keyof Tables]: TableJson<RowOf<Tables[Name]>> };
  readonly ledger: readonly LedgerEntry[];
  readonly explanations: readonly (readonly [string, Explanation])[];
  readonly declinedSubjects: readonly (readonly [string, string])[];
  readonly openRequests: readonly (readonly [string, OpenRequest])[];
  readonly idempotency: readonly (readonly [string, IdempotentCall])[];
  readonly secrets: readonly (readonly [string, readonly SigningSecret[]])[];
  readonly journal: readonly JournalEntry[];
}

type RowOf<T> = T extends Table<infer R> ? R : never;

export function stateToJson(whole: State): StateJson {
  const { debitIndex: _debits, extendedCredit: _credit, contents: _contents, ...state } = whole;
  return {
    ...state,
    due: workIn(state.due).sort((one, other) => one.order - other.order),
    idCounts: sortedEntries(state.idCounts),
    tables: mapTables(state.tables, tableToJson) as StateJson["tables"],
    ledger: itemsOf(state.ledger.entries),
    explanations: sortedEntries(state.explanations),
    declinedSubjects: sortedEntries(state.declinedSubjects),
    openRequests: sortedEntries(state.openRequests),
    idempotency: sortedEntries(state.idempotency),
    secrets: sortedEntries(state.secrets),
    journal: entriesIn(state.journal).map(entryToJson),
  };
}

export function stateFromJson(json: StateJson, tables: Tables): State {
  const state: State = {
    ...json,
    due: json.due.reduce<DueQueue>(enqueue, null),
    ...emptyStores(tables),
  };
  for (const name in json.tables) {
    const key = name as keyof Tables;
    fillTable(state.tables[key] as unknown as Table<Row>, json.tables[key]);
  }
  for (const [prefix, count] of json.idCounts) set(state.idCounts, prefix, count);
  for (const entry of json.ledger) move(state.ledger, entry);
  for (const debit of allRows(state.tables.debits)) addToIndex(state.debitIndex, debit);
  for (const account of allRows(state.tables.accounts)) addCredit(state.extendedCredit, account);
  for (const [id, explanation] of json.explanations) set(state.explanations, id, explanation);
  for (const [subject, id] of json.declinedSubjects) set(state.declinedSubjects, subject, id);
  for (const [id, request] of json.openRequests) set(state.openRequests, id, request);
  for (const [key, record] of json.idempotency) set(state.idempotency, key, record);
  for (const [id, secret] of json.secrets) set(state.secrets, id, secret);
  for (const entry of json.journal) append(state.journal, entryFromJson(entry));
  for (const [id, content] of uploadsIn(state)) set(state.contents, id, content);
  return state;
}

/** Each call that uploads makes one File: those of clients and the calls are in the same order. */
function uploadsIn({ journal, tables }: State): [id: string, content: Uint8Array][] {
  const contents = itemsOf(journal).flatMap((entry) => uploadedBy(entry) ?? []);
  const files = allRows(tables.files).filter(({ direction }) => direction === "to_operator");
  return files.map(({ id }, index) => [id, contents[index] as Uint8Array]);
}

/** In an order that does not depend on how the map came about. */
function sortedEntries<V>(map: LayeredMap<string, V>): [string, V][] {
  return entriesOf(map).sort(([one], [other]) => (one < other ? -1 : 1));
}

function mapTables(tables: Tables, change: <T extends Row>(table: Table<T>) => unknown): object {
  // A copy of what has all names already takes less room than what is filled name by name.
  const changed: Record<string, unknown> = { ...tables };
  for (const name in tables) changed[name] = change(tables[name as keyof Tables] as unknown as Table<Row>);
  return changed;
}
