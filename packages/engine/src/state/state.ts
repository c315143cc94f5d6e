import { createLedger, forkLedger, type Ledger, type LedgerEntry, move } from "../ledger/ledger.ts";
import { derivedWords, deriveWords, type Words } from "../ports/random.ts";
import { append, createList, forkList, type LayeredList, listItems } from "../store/layered-list.ts";
import { createMap, forkMap, type LayeredMap, listEntries, set } from "../store/layered-map.ts";
import { allRows, fillTable, forkTable, type Row, type Table, type TableJson, tableToJson } from "../store/table.ts";
import { addToIndex, type DebitIndex } from "./debit-index.ts";
import type { DeliveryFaults } from "./delivery-faults.ts";
import { type DueQueue, type DueWork, enqueue, workIn } from "./due-queue.ts";
import type { Explanation } from "./explanation.ts";
import { addCredit, type ExtendedCredit } from "./extended-credit.ts";
import type { Fault } from "./fault-plan.ts";
import type { IdempotentCall } from "./idempotent-call.ts";
import type { JournalEntry } from "./journal-entry.ts";
import { entryFromJson, entryToJson, uploadedBy } from "./journal-json.ts";
import type { OpenRequest } from "./open-request.ts";
import type { Genesis } from "./options.ts";
import type { RequestCount } from "./request-count.ts";
import type { SigningSecret } from "./signing-secret.ts";
import type { Tables } from "./tables.ts";

/** The whole state of a bank, as plain data: what forks, snapshots and replays reproduce. */
export interface State {
  /** The options of the bank. */
  readonly genesis: Genesis;
  /** The bank's time, in milliseconds since 1970. */
  now: number;
  /** By how many milliseconds the bank is ahead of its time source. */
  ahead: number;
  /** Ids are derived from it, their type and the number of earlier ids of that type (D-103). */
  seed: Words;
  /** The number of ids made with each prefix. */
  idCounts: LayeredMap<string, number>;
  requests: RequestCount;
  /** The next number that orders Events and due work of the same instant. */
  order: number;
  due: DueQueue;
  faults: readonly Fault[];
  /** The number of the next armed fault. */
  nextFault: number;
  /** The faults injected into deliveries. */
  deliveryFaults: DeliveryFaults;
  readonly tables: Tables;
  readonly ledger: Ledger;
  /** The debits of each Account, Account Number and Card: an index over `tables.debits`. */
  readonly debitIndex: DebitIndex;
  /** The credit limits of the open Accounts of each Program, summed up: an index over `tables.accounts`. */
  readonly extendedCredit: ExtendedCredit;
  /** By the id of the Declined Transaction. */
  readonly explanations: LayeredMap<string, Explanation>;
  /**
   * The id of the Declined Transaction, by the id of the declined object. Not every Declined Transaction contains that
   * id.
   */
  readonly declinedSubjects: LayeredMap<string, string>;
  /** By the id of the Real-Time Decision that the request waits for. */
  readonly openRequests: LayeredMap<string, OpenRequest>;
  /** By id, the Check Deposits from mail that the bank accepted by itself, until their submission is simulated (O-23). */
  readonly unsubmittedDeposits: LayeredMap<string, true>;
  readonly idempotency: LayeredMap<string, IdempotentCall>;
  /** By the id of the Event Subscription, newest first. */
  readonly secrets: LayeredMap<string, readonly SigningSecret[]>;
  readonly journal: LayeredList<JournalEntry>;
  /** The bytes of each uploaded File, by the File's id: an index over the journal, which stores them (D-106). */
  readonly contents: LayeredMap<string, Uint8Array>;
}

/** The stores of objects and records, which grow with use. */
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
  | "unsubmittedDeposits"
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
    seed: deriveWords(saltedSeed(genesis.environment, genesis.seed)),
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
    unsubmittedDeposits: createMap(),
    idempotency: createMap(),
    secrets: createMap(),
    journal: createList(),
    contents: createMap(),
  };
}

/** Salts the seed, so that a live and a sandbox bank with the same seed share no ids. */
export function saltedSeed(environment: string, seed: string): string {
  return `${environment} ${seed}`;
}

/** Changes the seed of later ids. The new one also depends on the current one, so that no id repeats. */
export function reseed(state: State, seed: string): void {
  state.seed = derivedWords(state.seed, saltedSeed(state.genesis.environment, seed), 0);
}

/** Forks a state in O(1): freezes and shares what was written so far. */
export function forkState(state: State): State {
  // Written out, because V8 takes longer for a literal with a spread, and each test may fork a bank.
  return {
    genesis: state.genesis,
    now: state.now,
    ahead: state.ahead,
    seed: state.seed,
    requests: state.requests,
    order: state.order,
    due: state.due,
    faults: state.faults,
    nextFault: state.nextFault,
    deliveryFaults: state.deliveryFaults,
    idCounts: forkMap(state.idCounts),
    tables: mapTables(state.tables, forkTable) as Tables,
    ledger: forkLedger(state.ledger),
    debitIndex: forkMap(state.debitIndex),
    extendedCredit: forkMap(state.extendedCredit),
    explanations: forkMap(state.explanations),
    declinedSubjects: forkMap(state.declinedSubjects),
    openRequests: forkMap(state.openRequests),
    unsubmittedDeposits: forkMap(state.unsubmittedDeposits),
    idempotency: forkMap(state.idempotency),
    secrets: forkMap(state.secrets),
    journal: forkList(state.journal),
    contents: forkMap(state.contents),
  };
}

/**
 * Whether nothing was written to a state since it was forked. Copies nothing, because each test may fork a bank. The
 * stores need no comparison: they change only by what the journal records, or as time passes.
 */
export function isUnchanged(state: State, fork: State): boolean {
  for (const name in plainValues) {
    if (state[name as keyof typeof plainValues] !== fork[name as keyof typeof plainValues]) return false;
  }
  return state.journal.own.length === 0 && state.journal.below === fork.journal.below;
}

/** The members of a state besides its stores. */
const plainValues: Readonly<Record<Exclude<keyof State, keyof Stores>, true>> = {
  genesis: true,
  now: true,
  ahead: true,
  seed: true,
  requests: true,
  order: true,
  due: true,
  faults: true,
  nextFault: true,
  deliveryFaults: true,
};

/** The state as JSON. */
export interface StateJson extends Omit<State, "due" | keyof Stores> {
  readonly due: readonly DueWork[];
  readonly idCounts: readonly (readonly [string, number])[];
  readonly tables: { readonly [Name in keyof Tables]: TableJson<RowOf<Tables[Name]>> };
  readonly ledger: readonly LedgerEntry[];
  readonly explanations: readonly (readonly [string, Explanation])[];
  readonly declinedSubjects: readonly (readonly [string, string])[];
  readonly openRequests: readonly (readonly [string, OpenRequest])[];
  /** Older snapshots have none. */
  readonly unsubmittedDeposits?: readonly (readonly [string, true])[];
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
    ledger: listItems(state.ledger.entries),
    explanations: sortedEntries(state.explanations),
    declinedSubjects: sortedEntries(state.declinedSubjects),
    openRequests: sortedEntries(state.openRequests),
    unsubmittedDeposits: sortedEntries(state.unsubmittedDeposits),
    idempotency: sortedEntries(state.idempotency),
    secrets: sortedEntries(state.secrets),
    journal: listItems(state.journal).map(entryToJson),
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
  for (const [id] of json.unsubmittedDeposits ?? []) set(state.unsubmittedDeposits, id, true);
  for (const [key, record] of json.idempotency) set(state.idempotency, key, record);
  for (const [id, secret] of json.secrets) set(state.secrets, id, secret);
  for (const entry of json.journal) append(state.journal, entryFromJson(entry));
  for (const [id, content] of uploadsIn(state)) set(state.contents, id, content);
  return state;
}

/** Assigns the uploaded bytes to Files: each upload call created one File, in the same order. */
function uploadsIn({ journal, tables }: State): [id: string, content: Uint8Array][] {
  const contents = listItems(journal).flatMap((entry) => uploadedBy(entry) ?? []);
  const files = allRows(tables.files).filter(({ direction }) => direction === "to_operator");
  return files.map(({ id }, index) => [id, contents[index] as Uint8Array]);
}

/** The entries in an order that does not depend on the map's history. */
function sortedEntries<V>(map: LayeredMap<string, V>): [string, V][] {
  return listEntries(map).sort(([one], [other]) => (one < other ? -1 : 1));
}

function mapTables(tables: Tables, change: <T extends Row>(table: Table<T>) => unknown): object {
  // Copying an object that has all names takes less memory than adding them one by one.
  const changed: Record<string, unknown> = { ...tables };
  for (const name in tables) changed[name] = change(tables[name as keyof Tables] as unknown as Table<Row>);
  return changed;
}
