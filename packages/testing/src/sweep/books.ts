import type { Event, Transaction, WebhookAttempt } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";

/** An entry in the books of an app. */
export interface AppEntry {
  readonly account_id: string;
  /** Cents; negative for money that left the Account. */
  readonly amount: number;
  /** The Event by which the app learned of the Transaction, if it keeps that. */
  readonly event_id?: string | undefined;
}

/** The books of an app: its entries, in any order, or a balance for each Account. */
export type AppBooks = readonly AppEntry[] | ReadonlyMap<string, number> | Readonly<Record<string, number>>;

export type AppBalances = Exclude<AppBooks, readonly AppEntry[]>;

/** The result of a comparison of the books of an app with the Transactions of a bank. */
export interface Comparison {
  /** Null if they agree. */
  readonly difference: BooksDifference | null;
  /** The Transactions from before the sweep that the app does not have. */
  readonly lacked: readonly Transaction[];
}

/** Where the books of an app and of the bank diverge. */
export interface Divergence {
  readonly account_id: string;
  /** The first Transaction that the app lacks, has twice or has with another amount; null if the bank has none. */
  readonly transaction: Transaction | null;
  /** The Event of the Transaction; null without one, and after 30 days of the bank's clock. */
  readonly event: Event | null;
  /** The attempts to deliver the Event. */
  readonly attempts: readonly WebhookAttempt[];
  /** The balance of the Account after the Transaction in the books of the app, in cents. */
  readonly app: number;
  /** The balance of the Account after the Transaction in the bank, in cents. */
  readonly bank: number;
  /** The Accounts whose balances agree. */
  readonly agreeing: readonly string[];
  /** The difference in a sentence. */
  readonly message: string;
}

/** What a comparison finds out about a divergence. */
export type BooksDifference = Omit<Divergence, "event" | "attempts" | "agreeing">;

export function isEntries(books: AppBooks): books is readonly AppEntry[] {
  return Array.isArray(books);
}

/** The Accounts of the books with their balances. */
export function listBalances(balances: AppBalances): readonly (readonly [string, number])[] {
  return balances instanceof Map ? [...balances] : Object.entries(balances);
}

/** The balance of an Account in the books of an app; undefined if they do not have it. */
export function balanceIn(books: AppBooks, id: string): number | undefined {
  if (isEntries(books)) return sum(books.filter(isOn(id)));
  return books instanceof Map ? books.get(id) : (books as Readonly<Record<string, number>>)[id];
}

export function isOn(id: string): (entry: { readonly account_id: string }) => boolean {
  return ({ account_id }) => account_id === id;
}

export function sum(entries: readonly { readonly amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

/** Throws a `TypeError` for books that are no entries and no balances. */
export function checkBooks(books: AppBooks): void {
  if (typeof books !== "object" || books === null) throw booksRefusal(`the books are ${described(books)}`);
  if (!isEntries(books)) {
    for (const [id, balance] of listBalances(books)) {
      if (!Number.isSafeInteger(balance)) throw booksRefusal(`the balance of ${id} is ${described(balance)}`);
    }
    return;
  }
  for (const [index, entry] of books.entries()) {
    const { account_id, amount } = Object(entry) as Partial<AppEntry>;
    if (typeof account_id !== "string")
      throw booksRefusal(`entry ${index} has the account_id ${described(account_id)}`);
    if (!Number.isSafeInteger(amount)) throw booksRefusal(`entry ${index} has the amount ${described(amount)}`);
  }
}

function booksRefusal(why: string): TypeError {
  return mistake(
    "compare the books",
    why,
    "Return entries such as { account_id, amount: 5_00 }, or a balance in cents for each Account.",
  );
}
