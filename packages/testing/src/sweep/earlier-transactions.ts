import type { Bank, Transaction } from "@sandbank/engine";
import { dollars } from "../properties/dollars.ts";
import { isOn, sum } from "./books.ts";

/** The Transactions from before a sweep, which the books of an app may lack. */
export interface EarlierTransactions {
  /** The newest of them; undefined if there are none. */
  readonly newest: string | undefined;
  /** For each comparison of `check`, in their order: those that the books lacked in the play without a fault. */
  readonly lacked: (readonly Transaction[])[];
}

/** How far a play is with its comparisons. */
interface Noted {
  readonly earlier: EarlierTransactions;
  /** How many comparisons `check` has made; null before. */
  comparisons: number | null;
}

const notes = new WeakMap<Bank, Noted>();

/** Notes what the bank of a play had before the sweep. */
export function noteEarlier(bank: Bank, earlier: EarlierTransactions): void {
  notes.set(bank, { earlier, comparisons: null });
}

/** Notes that `check` begins. Its comparisons learn from those of the play without a fault. */
export function noteCheck(bank: Bank): void {
  const noted = notes.get(bank);
  if (noted !== undefined) noted.comparisons = 0;
}

/** Which Transactions books may lack in a comparison. */
export interface Lackable {
  /** Whether a Transaction is from before the sweep. */
  readonly isEarlier: (transaction: Transaction) => boolean;
  readonly mayLack: (transaction: Transaction) => boolean;
  /** Whether the play without a fault has shown which of them the app lacks. */
  readonly isKnown: boolean;
}

/** Begins a comparison. `transactions` are those of the bank, oldest first. */
export function beginComparison(bank: Bank, transactions: readonly Transaction[]): Lackable {
  const noted = notes.get(bank);
  if (noted !== undefined && noted.comparisons !== null) noted.comparisons++;
  const newest = transactions.findIndex(({ id }) => id === noted?.earlier.newest);
  const isEarlier = isAmong(transactions.slice(0, newest + 1));
  const lacked = findLacked(bank);
  return { isEarlier, mayLack: lacked === undefined ? isEarlier : isAmong(lacked), isKnown: lacked !== undefined };
}

function isAmong(transactions: readonly Transaction[]): Lackable["mayLack"] {
  const ids = new Set<string>(transactions.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** Notes what books lack that agree in the latest comparison: in the play without a fault, which is the first. */
export function noteLacked(bank: Bank, lacked: readonly Transaction[]): void {
  const { earlier, comparisons = null } = notes.get(bank) ?? {};
  if (earlier === undefined || comparisons === null || findLacked(bank) !== undefined) return;
  earlier.lacked[comparisons - 1] = lacked;
}

/** What the books of the latest comparison lacked in the play without a fault; undefined if that is not known. */
export function findLacked(bank: Bank): readonly Transaction[] | undefined {
  const { earlier, comparisons = null } = notes.get(bank) ?? {};
  return comparisons === null ? undefined : earlier?.lacked[comparisons - 1];
}

/** Says how much of a balance in the bank the app lacks from before the sweep: `, $5.00 of it from before the sweep`. */
export function describeEarlier(lacked: readonly Transaction[], account_id: string): string {
  const amount = sum(lacked.filter(isOn(account_id)));
  return amount === 0 ? "" : `, ${dollars(amount)} of it from before the sweep`;
}
