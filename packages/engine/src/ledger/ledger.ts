import { isEqualJson } from "../store/equal.ts";
import {
  append,
  at,
  countItems,
  countWhile,
  createList,
  forkList,
  type LayeredList,
  last,
  listItems,
  slice,
} from "../store/layered-list.ts";
import { createMap, forkMap, get, getOwn, type LayeredMap, listEntries, set } from "../store/layered-map.ts";

/**
 * A double-entry ledger: each entry moves an amount from one ledger account to another, so the sum over all ledger
 * accounts is always zero. An Account has the ledger accounts `<id>`, `<id>/held` for the holds of its Pending
 * Transactions, and `<id>/credit` for its credit limit. The bank's own ledger accounts are named `bank/...`.
 */
export interface Ledger {
  readonly entries: LayeredList<LedgerEntry>;
  /** The balances of each Account after each of its entries. */
  readonly balances: LayeredMap<string, LayeredList<Balances>>;
  /** The returned credits of each Account. */
  readonly bounces: LayeredMap<string, LayeredList<Bounce>>;
}

export interface LedgerEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** Minor units, more than zero. */
  readonly amount: number;
  /** The object that the entry belongs to. */
  readonly reference: string;
  /** If the entry returns a credit: when that credit was posted. */
  readonly creditedAt?: number;
}

/** The balances of an Account's ledger accounts, in minor units. */
export interface Balances {
  /** The start of these balances, in milliseconds since 1970. */
  readonly at: number;
  readonly own: number;
  readonly held: number;
  readonly credit: number;
  /** The sum of all credits from the bank's ledger accounts. A `bigint`, because it may exceed the safe integers. */
  readonly paidIn: bigint;
}

/** A returned credit. Instants are in milliseconds since 1970. */
export interface Bounce {
  readonly at: number;
  readonly cameIn: number;
  readonly amount: number;
}

/** The ledger account for the holds of an Account's Pending Transactions. */
export function nameHeld(account: string): string {
  if (account !== latestHeld.account) latestHeld = { account, held: `${account}/held` };
  return latestHeld.held;
}

/** The last name is cached, because consecutive calls mostly repeat it, and the entries then share one text. */
let latestHeld = { account: "", held: "" };

/** The ledger account for an Account's credit limit. */
export function nameCredit(account: string): string {
  return `${account}/credit`;
}

/** The Account that a ledger account belongs to; `bank` for the bank's own ledger accounts. */
export function readOwner(account: string): string {
  return parseSide(account).owner;
}

export function createLedger(): Ledger {
  return { entries: createList(), balances: createMap(), bounces: createMap() };
}

export function forkLedger(ledger: Ledger): Ledger {
  return { entries: forkList(ledger.entries), balances: forkMap(ledger.balances), bounces: forkMap(ledger.bounces) };
}

/**
 * Appends an entry. The caller ensures that its time is not before the last entry, and that all balances stay safe
 * integers (D-41).
 */
export function move(ledger: Ledger, entry: LedgerEntry): void {
  append(ledger.entries, entry);
  const { at, amount, creditedAt } = entry;
  const [from, to] = [parseSide(entry.from), parseSide(entry.to)];
  if (from.owner === to.owner) {
    changeBalances(ledger, from.owner, entry, from.part, to.part);
  } else {
    changeBalances(ledger, from.owner, entry, from.part, null);
    changeBalances(ledger, to.owner, entry, null, to.part);
  }
  if (creditedAt !== undefined) append(ownList(ledger.bounces, from.owner), { at, cameIn: creditedAt, amount });
}

const none: Balances = { at: Number.NEGATIVE_INFINITY, own: 0, held: 0, credit: 0, paidIn: 0n };

/** The balances after all entries. */
export function readBalances(ledger: Ledger, account: string): Balances {
  const list = get(ledger.balances, account);
  return (list && last(list)) ?? none;
}

/** The balances after all entries up to and including the instant. */
export function balancesAt(ledger: Ledger, account: string, time: number): Balances {
  const list = get(ledger.balances, account);
  const latest = list && last(list);
  // Most calls are for the present.
  if (list === undefined || latest === undefined || latest.at <= time) return latest ?? none;
  return at(list, countWhile(list, (balances) => balances.at <= time) - 1) ?? none;
}

/** The current balance of an Account, which includes the money on hold (D-33). */
export function sumCurrent({ own, held }: Balances): number {
  return own + held;
}

/** The balances just before `from`, and the balances after each entry from `from` until before `until`, in order. */
export function balancesWithin(
  ledger: Ledger,
  account: string,
  from: number,
  until: number,
): { readonly before: Balances; readonly after: readonly Balances[] } {
  const list = get(ledger.balances, account);
  if (list === undefined) return { before: none, after: [] };
  // Search from the end, because most calls are for the last of many periods.
  const isOver = (last(list) as Balances).at < until;
  const end = isOver ? countItems(list) : countWhile(list, (balances) => balances.at < until);
  let start = end;
  while (start > 0 && (at(list, start - 1) as Balances).at >= from) start--;
  return { before: at(list, start - 1) ?? none, after: slice(list, start, end) };
}

/** The returned credits, up to and including the instant. */
export function bouncesUntil({ bounces }: Ledger, account: string, time: number): readonly Bounce[] {
  const list = get(bounces, account);
  return list === undefined ? [] : listItems(list).filter(({ at }) => at <= time);
}

/** Verifies the ledger by replaying every entry. Returns the violations; empty if there are none. */
export function ledgerViolations(ledger: Ledger): string[] {
  const violations: string[] = [];
  const sums = new Map<string, bigint>();
  const folded = new Map<string, number>();
  const add = (account: string, amount: bigint) => sums.set(account, (sums.get(account) ?? 0n) + amount);
  const readSum = (account: string) => Number(sums.get(account) ?? 0n);
  let latest = Number.NEGATIVE_INFINITY;
  for (const { at: time, from, to, amount, reference } of listItems(ledger.entries)) {
    if (time < latest) violations.push(`the entry of ${reference} is earlier than the entry before it`);
    latest = time;
    if (!(amount > 0 && Number.isSafeInteger(amount))) {
      violations.push(`the entry of ${reference} moves ${amount}`);
      continue;
    }
    add(from, -BigInt(amount));
    add(to, BigInt(amount));
    for (const account of new Set([readOwner(from), readOwner(to)])) {
      if (account === BANK) continue;
      if (isOfTheBank(from) && to === account) add(namePaidIn(account), BigInt(amount));
      const entries = folded.get(account) ?? 0;
      folded.set(account, entries + 1);
      const list = get(ledger.balances, account);
      const made: Balances = {
        at: time,
        own: readSum(account),
        held: readSum(nameHeld(account)),
        credit: readSum(nameCredit(account)),
        paidIn: sums.get(namePaidIn(account)) ?? 0n,
      };
      const kept = list && at(list, entries);
      if (kept === undefined || !isEqualJson(kept, made)) {
        violations.push(`${account} has ${shown(kept)}, but its entries add up to ${shown(made)}`);
      }
    }
  }
  for (const [account, list] of listEntries(ledger.balances)) {
    const entries = folded.get(account) ?? 0;
    if (countItems(list) > entries)
      violations.push(`${account} has ${countItems(list)} balances, but ${entries} entries`);
  }
  return violations;
}

function shown(balances: Balances | undefined): string {
  return JSON.stringify(balances, (_, value) => (typeof value === "bigint" ? Number(value) : value));
}

const BANK = "bank";

/** A key for a sum of the audit; it is not a ledger account. */
function namePaidIn(account: string): string {
  return `${account}/paid_in`;
}

interface Side {
  readonly owner: string;
  readonly part: string;
}

/** Splits the name of a ledger account into its owner and its part. */
function parseSide(account: string): Side {
  const slash = account.indexOf("/");
  return slash === -1
    ? { owner: account, part: "own" }
    : { owner: account.slice(0, slash), part: account.slice(slash + 1) };
}

/** The bank's own ledger accounts have no running balances, which could exceed the safe integers. */
function changeBalances(
  ledger: Ledger,
  account: string,
  { at, from, amount }: LedgerEntry,
  outOf: string | null,
  into: string | null,
): void {
  if (account === BANK) return;
  const list = ownList(ledger.balances, account);
  let { own, held, credit, paidIn } = last(list) ?? none;
  if (outOf === "own") own -= amount;
  else if (outOf === "held") held -= amount;
  else if (outOf === "credit") credit -= amount;
  if (into === "own") own += amount;
  else if (into === "held") held += amount;
  else if (into === "credit") credit += amount;
  if (into === "own" && isOfTheBank(from)) paidIn += BigInt(amount);
  append(list, { at, own, held, credit, paidIn });
}

/** The list of an account, to append to. A fork gets its own copy first. */
function ownList<T>(lists: LayeredMap<string, LayeredList<T>>, account: string): LayeredList<T> {
  const own = getOwn(lists, account);
  if (own !== undefined) return own;
  const list = get(lists, account);
  const fork = list === undefined ? createList<T>() : forkList(list);
  set(lists, account, fork);
  return fork;
}

function isOfTheBank(account: string): boolean {
  return account.startsWith(`${BANK}/`);
}
