import type { Bank, Event, Transaction, WebhookAttempt } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { allPages } from "../properties/all-pages.ts";
import { dollars } from "../properties/dollars.ts";

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

/** The newest Transaction of a bank when a sweep began: the app need not know it or what came before. */
export const newestAtStart = new WeakMap<Bank, string>();

/**
 * Compares the books of an app with the bank. Returns where they diverge: the first Transaction, in the bank's order, that
 * the app lacks, has twice or has with another amount, with the delivery attempts of its Event; null if they agree.
 *
 * Entries are matched by `event_id` if they have one, and else by Account and amount. From balances alone, the Transaction
 * follows if one that is missing or doubled explains the difference.
 *
 * @example
 * const divergence = firstDivergence(bank, ledger.entries());
 * divergence?.message; // "The app has no entry for transaction_..., $5.00 on account_..."
 */
export function firstDivergence(bank: Bank, entries: AppBooks): Divergence | null {
  checkBooks(entries);
  // Reads of the fork do not enter the log of the bank.
  const copy = bank.fork();
  const transactions = transactionsOf(copy);
  const events = eventsOf(copy);
  const part = isEntries(entries)
    ? firstPart(
        transactions,
        events,
        // An app may return the same object twice.
        entries.map((entry) => ({ ...entry })),
        newestAtStart.get(bank),
      )
    : firstBalancePart(transactions, entries, newestAtStart.get(bank));
  if (part === null) return null;
  const { transaction } = part;
  const event = transaction === null ? null : (events.get(transaction.id) ?? null);
  const attempts = event === null ? [] : copy.webhooks.attempts({ eventId: event.id });
  const accounts = [...new Set(transactions.map(({ account_id }) => account_id))];
  const agreeing = accounts.filter((id) => balanceIn(entries, id) === sum(transactions.filter(isOn(id))));
  return { ...part, event, attempts, agreeing };
}

/** Throws a `TypeError` for books that are no entries and no balances. */
function checkBooks(books: AppBooks): void {
  if (typeof books !== "object" || books === null) throw booksRefusal(`the books are ${described(books)}`);
  if (!isEntries(books)) {
    for (const [id, balance] of books instanceof Map ? books : Object.entries(books)) {
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
  return new TypeError(
    `[sandbank] Failed to compare the books: ${why}. Return entries such as { account_id, amount: 5_00 }, or a balance in cents for each Account.`,
  );
}

type Part = Omit<Divergence, "event" | "attempts" | "agreeing">;

/** The balance of an Account in the books of an app; undefined if they do not have it. */
function balanceIn(books: AppBooks, id: string): number | undefined {
  if (isEntries(books)) return sum(books.filter(isOn(id)));
  return books instanceof Map ? books.get(id) : (books as Readonly<Record<string, number>>)[id];
}

function isEntries(books: AppBooks): books is readonly AppEntry[] {
  return Array.isArray(books);
}

function isOn(id: string): (entry: { readonly account_id: string }) => boolean {
  return ({ account_id }) => account_id === id;
}

function transactionsOf(bank: Bank): readonly Transaction[] {
  return allPages((cursor) => bank.transactions.list({ limit: 100, ...cursor })).reverse();
}

/** The Event `transaction.created` of each Transaction, by the id of the Transaction. */
function eventsOf(bank: Bank): ReadonlyMap<string, Event> {
  const category = { in: ["transaction.created" as const] };
  const events = allPages((cursor) => bank.events.list({ limit: 100, category, ...cursor }));
  return new Map(events.map((event) => [event.associated_object_id, event]));
}

function firstPart(
  transactions: readonly Transaction[],
  events: ReadonlyMap<string, Event>,
  entries: readonly AppEntry[],
  start: string | undefined,
): Part | null {
  const left = new Set(entries);
  const byEvent = grouped(entries, ({ event_id }) => event_id ?? "");
  const byAmount = grouped(entries, keyOf);
  const optional = transactions.findIndex(({ id }) => id === start) + 1;
  const take = (candidates: readonly AppEntry[] = []) => {
    const entry = candidates.find((each) => left.has(each));
    if (entry !== undefined) left.delete(entry);
    return entry;
  };
  /** The position of the Transaction that each entry stands for. */
  const places = new Map<AppEntry, number>();
  const parts: { readonly place: number; readonly account_id: string; readonly what: string }[] = [];
  const unmatched: number[] = [];
  for (const [place, transaction] of transactions.entries()) {
    const entry = take(byEvent.get(events.get(transaction.id)?.id ?? " "));
    if (entry === undefined) {
      unmatched.push(place);
      continue;
    }
    places.set(entry, place);
    if (keyOf(entry) === keyOf(transaction)) continue;
    const { account_id } = transaction;
    parts.push({ place, account_id, what: `The app has ${dollars(entry.amount)} on ${entry.account_id}` });
  }
  for (const place of unmatched) {
    const transaction = transactions[place] as Transaction;
    const entry = take(byAmount.get(keyOf(transaction)));
    if (entry !== undefined) places.set(entry, place);
    else if (place >= optional) {
      parts.push({ place, account_id: transaction.account_id, what: "The app has no entry" });
    }
  }
  for (const entry of left) {
    const place = placeOfExtra(transactions, events, entry);
    places.set(entry, place);
    const what = place < transactions.length ? "The app has more than one entry" : "The bank has no Transaction";
    parts.push({ place, account_id: entry.account_id, what });
  }
  parts.sort((one, other) => one.place - other.place);
  const [first] = parts;
  if (first === undefined) return null;
  const transaction = transactions[first.place] ?? null;
  const { account_id } = first;
  const app = sum(entries.filter((each) => each.account_id === account_id && (places.get(each) ?? 0) <= first.place));
  const bank = sum(transactions.slice(0, first.place + 1).filter((each) => each.account_id === account_id));
  const extra = [...left].find((entry) => places.get(entry) === first.place);
  const shown = transaction ?? extra;
  const what = transaction === null ? "an entry of the app" : transaction.id;
  const amount = shown === undefined ? "" : `, ${dollars(shown.amount)} on ${shown.account_id}`;
  return { account_id, transaction, app, bank, message: `${first.what} for ${what}${amount}.` };
}

/** The last Transaction that an entry beyond those of the bank repeats. After all others if there is none. */
function placeOfExtra(
  transactions: readonly Transaction[],
  events: ReadonlyMap<string, Event>,
  entry: AppEntry,
): number {
  const byEvent = transactions.findIndex(({ id }) => events.get(id)?.id === entry.event_id);
  if (byEvent >= 0) return byEvent;
  const byAmount = transactions.findLastIndex((each) => keyOf(each) === keyOf(entry));
  return byAmount >= 0 ? byAmount : transactions.length;
}

function firstBalancePart(
  transactions: readonly Transaction[],
  balances: Exclude<AppBooks, readonly AppEntry[]>,
  start: string | undefined,
): Part | null {
  const named: [string, number][] = balances instanceof Map ? [...balances] : Object.entries(balances);
  // Books without any Account agree with a bank only as long as nothing happens in it.
  const later = transactions.slice(transactions.findIndex(({ id }) => id === start) + 1);
  const given = named.length > 0 ? named : later.map(({ account_id }): [string, number] => [account_id, 0]);
  const parts = given.flatMap(([account_id, app]) => {
    const own = transactions.filter((each) => each.account_id === account_id);
    const bank = sum(own);
    return app === bank ? [] : [balancePart(own, account_id, app, bank)];
  });
  const placeOf = ({ transaction }: Part) =>
    transaction === null ? transactions.length : transactions.indexOf(transaction);
  return parts.sort((one, other) => placeOf(one) - placeOf(other))[0] ?? null;
}

function balancePart(own: readonly Transaction[], account_id: string, app: number, bank: number): Part {
  const missing = own.find(({ amount }) => bank - amount === app);
  const doubled = own.find(({ amount }) => bank + amount === app);
  const after = own.findIndex((_, index) => sum(own.slice(0, index)) === app);
  const transaction = missing ?? doubled ?? own[after] ?? null;
  const difference = `The app has ${dollars(app)} on ${account_id}, and the bank has ${dollars(bank)}`;
  const because =
    transaction === null
      ? ""
      : transaction === doubled
        ? `: ${transaction.id}, ${dollars(transaction.amount)}, would be in its books twice`
        : `: ${transaction.id}, ${dollars(transaction.amount)}, would be missing`;
  return { account_id, transaction, app, bank, message: `${difference}${because}.` };
}

function keyOf({ account_id, amount }: Pick<AppEntry, "account_id" | "amount">): string {
  return `${account_id} ${amount}`;
}

function sum(entries: readonly { readonly amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

function grouped<Value>(values: readonly Value[], keyOfValue: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOfValue(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
