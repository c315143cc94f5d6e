import { append, at, countWhile, createList, forkList, itemsOf, type LayeredList, last } from "./store/layered-list.ts";
import { createMap, entriesOf, forkMap, get, type LayeredMap, owns, set } from "./store/layered-map.ts";

/**
 * Double entry: each entry moves an amount from one ledger account to another, so the sum of all is always zero.
 * An Account of the bank has a ledger account of its own id, and `<id>/credit` for what it may borrow. The other side
 * is an account of the bank itself, `bank/...`.
 */
export interface Ledger {
  readonly entries: LayeredList<LedgerEntry>;
  /** The running balance of each customer's ledger account after each of its entries. */
  readonly balances: LayeredMap<string, LayeredList<BalancePoint>>;
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
}

interface BalancePoint {
  readonly at: number;
  readonly balance: number;
}

export function createLedger(): Ledger {
  return { entries: createList(), balances: createMap() };
}

export function forkLedger(ledger: Ledger): Ledger {
  return { entries: forkList(ledger.entries), balances: forkMap(ledger.balances) };
}

/** Whether `amount` more, or less, leaves a balance that is a safe integer (D-41). */
export function canMove(ledger: Ledger, account: string, amount: number): boolean {
  return Number.isSafeInteger(balanceOf(ledger, account) + amount);
}

/** Appends an entry. Its time is not before that of any other; `canMove` holds for both sides. */
export function move(ledger: Ledger, entry: LedgerEntry): void {
  append(ledger.entries, entry);
  changeBalance(ledger, entry.from, entry.at, -entry.amount);
  changeBalance(ledger, entry.to, entry.at, entry.amount);
}

export function balanceOf(ledger: Ledger, account: string): number {
  const points = get(ledger.balances, account);
  return points === undefined ? 0 : (last(points)?.balance ?? 0);
}

/** The balance after all entries up to and including the instant. */
export function balanceAt(ledger: Ledger, account: string, time: number): number {
  const points = get(ledger.balances, account);
  if (points === undefined) return 0;
  const before = countWhile(points, (point) => point.at <= time);
  return at(points, before - 1)?.balance ?? 0;
}

/** What is wrong with the ledger; empty when nothing is. Folds every entry anew. */
export function ledgerFaults(ledger: Ledger): string[] {
  const faults: string[] = [];
  const folded = new Map<string, bigint>();
  const add = (account: string, amount: bigint) => folded.set(account, (folded.get(account) ?? 0n) + amount);
  let time = Number.NEGATIVE_INFINITY;
  for (const { at, from, to, amount, reference } of itemsOf(ledger.entries)) {
    if (amount <= 0 || !Number.isSafeInteger(amount)) faults.push(`the entry of ${reference} moves ${amount}`);
    if (at < time) faults.push(`the entry of ${reference} is before the one that precedes it`);
    time = at;
    add(from, -BigInt(amount));
    add(to, BigInt(amount));
  }
  for (const [account] of entriesOf(ledger.balances)) {
    const expected = folded.get(account) ?? 0n;
    if (BigInt(balanceOf(ledger, account)) !== expected) {
      faults.push(`${account} has ${balanceOf(ledger, account)}, its entries make ${expected}`);
    }
  }
  const total = [...folded.values()].reduce((sum, balance) => sum + balance, 0n);
  if (total !== 0n) faults.push(`all ledger accounts together make ${total}, not zero`);
  return faults;
}

/** The bank's own accounts have no running balance: theirs may pass the safe integers. */
function changeBalance(ledger: Ledger, account: string, at: number, change: number): void {
  if (account.startsWith("bank/")) return;
  const balance = balanceOf(ledger, account) + change;
  append(ownPoints(ledger, account), { at, balance });
}

function ownPoints({ balances }: Ledger, account: string): LayeredList<BalancePoint> {
  const points = get(balances, account);
  if (points !== undefined && owns(balances, account)) return points;
  const mine = points === undefined ? createList<BalancePoint>() : forkList(points);
  set(balances, account, mine);
  return mine;
}
