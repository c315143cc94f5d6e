import {
  append,
  at,
  countWhile,
  createList,
  forkList,
  itemsOf,
  type LayeredList,
  last,
  lengthOf,
} from "./store/layered-list.ts";
import { createMap, entriesOf, forkMap, get, getOwn, type LayeredMap, set } from "./store/layered-map.ts";

/**
 * Double entry: each entry moves an amount from one ledger account to another, so the sum of all is always zero.
 * An Account of the bank has a ledger account of its own id, `<id>/held` for what Pending
 * Transactions hold of it, and `<id>/credit` for what it may borrow. The other side
 * is an account of the bank itself, `bank/...`.
 */
export interface Ledger {
  readonly entries: LayeredList<LedgerEntry>;
  /** The running balance of each customer's ledger account after each of its entries. */
  readonly balances: LayeredMap<string, LayeredList<BalancePoint>>;
  /** The credits of each customer's ledger account that were taken back. */
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
  /** Where it takes a credit back: when that came in. */
  readonly takesBack?: number;
}

/** A credit that was taken back. Instants are in milliseconds since 1970. */
export interface Bounce {
  readonly at: number;
  readonly cameIn: number;
  readonly amount: number;
}

interface BalancePoint {
  readonly at: number;
  readonly balance: number;
  /** All that ever came in from outside, not from another ledger account of the same customer. */
  readonly paidIn: number;
}

/** The ledger account of what Pending Transactions hold of an Account's money. */
export function heldOf(account: string): string {
  return `${account}/held`;
}

/** The ledger account of what an Account may borrow. */
export function creditOf(account: string): string {
  return `${account}/credit`;
}

/** The Account that a ledger account is part of; of one of the bank's own, `bank`. */
export function ownerOf(account: string): string {
  return account.replace(/\/.*/, "");
}

export function createLedger(): Ledger {
  return { entries: createList(), balances: createMap(), bounces: createMap() };
}

export function forkLedger(ledger: Ledger): Ledger {
  return { entries: forkList(ledger.entries), balances: forkMap(ledger.balances), bounces: forkMap(ledger.bounces) };
}

/** Whether `amount` more, or less, leaves a balance that is a safe integer (D-41). */
export function canMove(ledger: Ledger, account: string, amount: number): boolean {
  return Number.isSafeInteger(balanceOf(ledger, account) + amount);
}

/** Appends an entry. Its time is not before that of any other; `canMove` holds for both sides. */
export function move(ledger: Ledger, entry: LedgerEntry): void {
  append(ledger.entries, entry);
  const { at, from, to, amount, takesBack } = entry;
  changeBalance(ledger, from, { at, change: -amount, paidIn: 0 });
  changeBalance(ledger, to, { at, change: amount, paidIn: isOfTheBank(from) ? amount : 0 });
  if (takesBack !== undefined) append(ownList(ledger.bounces, from), { at, cameIn: takesBack, amount });
}

export function balanceOf(ledger: Ledger, account: string): number {
  const points = get(ledger.balances, account);
  return points === undefined ? 0 : (last(points)?.balance ?? 0);
}

/** The balance after all entries up to and including the instant. */
export function balanceAt(ledger: Ledger, account: string, time: number): number {
  return pointAt(ledger, account, time)?.balance ?? 0;
}

/** What has come in from outside, up to and including the instant. */
export function paidInAt(ledger: Ledger, account: string, time: number): number {
  return pointAt(ledger, account, time)?.paidIn ?? 0;
}

/** The credits that were taken back, up to and including the instant. */
export function bouncesUntil({ bounces }: Ledger, account: string, time: number): readonly Bounce[] {
  const list = get(bounces, account);
  return list === undefined ? [] : itemsOf(list).filter(({ at }) => at <= time);
}

/** How a balance changes at an instant, in milliseconds since 1970. */
export interface Change {
  readonly at: number;
  readonly change: number;
}

/** A balance just before `from`, and how it changes from then on and before `until`, in order. */
export function changesWithin(
  { balances }: Ledger,
  account: string,
  from: number,
  until: number,
): { readonly before: number; readonly changes: readonly Change[] } {
  const points = get(balances, account);
  if (points === undefined) return { before: 0, changes: [] };
  const changes: Change[] = [];
  // From the end: mostly it is the last of many periods that is asked for.
  let index = (last(points) as BalancePoint).at < until ? lengthOf(points) : countWhile(points, ({ at }) => at < until);
  let point = at(points, --index);
  while (point !== undefined && point.at >= from) {
    const before = at(points, --index);
    changes.push({ at: point.at, change: point.balance - (before?.balance ?? 0) });
    point = before;
  }
  const before = point?.balance ?? 0;
  changes.reverse();
  return { before, changes };
}

function pointAt(ledger: Ledger, account: string, time: number): BalancePoint | undefined {
  const points = get(ledger.balances, account);
  const latest = points && last(points);
  // Mostly the present is asked for.
  if (points === undefined || latest === undefined || latest.at <= time) return latest;
  return at(points, countWhile(points, (point) => point.at <= time) - 1);
}

/** What is wrong with the ledger; empty when nothing is. Folds every entry anew. */
export function ledgerFaults(ledger: Ledger): string[] {
  const faults: string[] = [];
  const folded = new Map<string, { readonly sum: bigint; readonly entries: number }>();
  const add = (account: string, time: number, amount: bigint) => {
    if (isOfTheBank(account)) return;
    const { sum: before, entries } = folded.get(account) ?? { sum: 0n, entries: 0 };
    const sum = before + amount;
    folded.set(account, { sum, entries: entries + 1 });
    const points = get(ledger.balances, account);
    const point = points && at(points, entries);
    if (point?.at !== time || point.balance !== Number(sum)) {
      faults.push(`${account} has ${point?.balance} at ${point?.at}, its entries make ${sum} at ${time}`);
    }
  };
  let latest = Number.NEGATIVE_INFINITY;
  for (const { at: time, from, to, amount, reference } of itemsOf(ledger.entries)) {
    if (time < latest) faults.push(`the entry of ${reference} is before the one that precedes it`);
    latest = time;
    if (!(amount > 0 && Number.isSafeInteger(amount))) {
      faults.push(`the entry of ${reference} moves ${amount}`);
      continue;
    }
    add(from, time, -BigInt(amount));
    add(to, time, BigInt(amount));
  }
  for (const [account, points] of entriesOf(ledger.balances)) {
    const entries = folded.get(account)?.entries ?? 0;
    if (lengthOf(points) > entries) faults.push(`${account} has ${lengthOf(points)} balances and ${entries} entries`);
  }
  return faults;
}

/** The bank's own accounts have no running balance: theirs may pass the safe integers. */
function changeBalance(
  ledger: Ledger,
  account: string,
  { at, change, paidIn }: { readonly at: number; readonly change: number; readonly paidIn: number },
): void {
  if (isOfTheBank(account)) return;
  const points = ownList(ledger.balances, account);
  const before = last(points);
  append(points, { at, balance: (before?.balance ?? 0) + change, paidIn: (before?.paidIn ?? 0) + paidIn });
}

/** The list of an account, to append to: of a fork, its own. */
function ownList<T>(lists: LayeredMap<string, LayeredList<T>>, account: string): LayeredList<T> {
  const own = getOwn(lists, account);
  if (own !== undefined) return own;
  const list = get(lists, account);
  const mine = list === undefined ? createList<T>() : forkList(list);
  set(lists, account, mine);
  return mine;
}

function isOfTheBank(account: string): boolean {
  return account.startsWith("bank/");
}
