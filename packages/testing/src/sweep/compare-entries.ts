import type { Event, Transaction } from "@sandbank/engine";
import { dollars } from "../properties/dollars.ts";
import { type AppEntry, type BooksDifference, type Comparison, isOn, sum } from "./books.ts";
import type { Lackable } from "./earlier-transactions.ts";

/** The Event `transaction.created` of each Transaction, by the id of the Transaction. */
export type EventsById = ReadonlyMap<string, Event>;

/** What differs at a Transaction, or after all of them. */
interface Part {
  /** The position of the Transaction. */
  readonly place: number;
  readonly account_id: string;
  readonly what: string;
}

/** Compares the entries of an app with the Transactions of a bank, oldest first. */
export function compareEntries(
  transactions: readonly Transaction[],
  events: EventsById,
  given: readonly AppEntry[],
  lackable: Lackable,
): Comparison {
  // An app may return the same object twice.
  const entries = given.map((entry) => ({ ...entry }));
  const { places, left, lacking } = matchEntries(transactions, events, entries, lackable);
  const missing = lacking.filter((place) => !lackable.mayLack(transactions[place] as Transaction));
  const parts: readonly Part[] = [
    ...[...places].flatMap(([entry, place]) => {
      const transaction = transactions[place] as Transaction;
      if (formatKey(entry) === formatKey(transaction)) return [];
      const what = `The app has ${dollars(entry.amount)} on ${entry.account_id}`;
      return [{ place, account_id: transaction.account_id, what }];
    }),
    ...missing.map((place) => ({
      place,
      account_id: (transactions[place] as Transaction).account_id,
      what: "The app has no entry",
    })),
    ...[...left].map((entry) => {
      const place = placeOfExtra(transactions, events, entry);
      places.set(entry, place);
      const what = place < transactions.length ? "The app has more than one entry" : "The bank has no Transaction";
      return { place, account_id: entry.account_id, what };
    }),
  ].sort((one, other) => one.place - other.place);
  const [first] = parts;
  const lacked = lacking.flatMap((place) => (missing.includes(place) ? [] : (transactions[place] ?? [])));
  if (first === undefined) return { difference: null, lacked };
  const extra = [...left].find((entry) => places.get(entry) === first.place);
  return { difference: describePart(first, transactions, places, extra), lacked };
}

interface Matches {
  /** The position of the Transaction that each entry stands for. */
  readonly places: Map<AppEntry, number>;
  /** The entries that stand for none. */
  readonly left: ReadonlySet<AppEntry>;
  /** The positions of the Transactions without an entry. */
  readonly lacking: readonly number[];
}

/** Matches entries by their Events; those without one by Account and amount. */
function matchEntries(
  transactions: readonly Transaction[],
  events: EventsById,
  entries: readonly AppEntry[],
  { mayLack, isKnown }: Lackable,
): Matches {
  const left = new Set(entries);
  const places = new Map<AppEntry, number>();
  const byEvent = grouped(entries, ({ event_id }) => event_id ?? "");
  const byAmount = grouped(entries, formatKey);
  const isTaken = (place: number, candidates: readonly AppEntry[] = []) => {
    const entry = candidates.find((each) => left.has(each));
    if (entry === undefined) return false;
    left.delete(entry);
    places.set(entry, place);
    return true;
  };
  const unmatched = [...transactions.keys()].filter(
    (place) => !isTaken(place, byEvent.get(events.get(transactions[place]?.id ?? "")?.id ?? " ")),
  );
  const isOptional = (place: number) => mayLack(transactions[place] as Transaction);
  const required = new Set(transactions.filter((each) => !mayLack(each)).map(formatKey));
  // What the app must have comes first: an entry of the same amount does not stand for what it may lack.
  const order = [...unmatched.filter((place) => !isOptional(place)), ...unmatched.filter(isOptional)];
  const lacking = order.filter((place) => {
    const key = formatKey(transactions[place] as Transaction);
    // An app that lacked the Transaction without a fault has more likely another one twice.
    const isOther = isKnown && isOptional(place) && required.has(key);
    return isOther || !isTaken(place, byAmount.get(key));
  });
  return { places, left, lacking };
}

function describePart(
  { place, account_id, what }: Part,
  transactions: readonly Transaction[],
  places: ReadonlyMap<AppEntry, number>,
  extra: AppEntry | undefined,
): BooksDifference {
  const transaction = transactions[place] ?? null;
  const booked = [...places].filter(([, each]) => each <= place).map(([entry]) => entry);
  const shown = transaction ?? extra;
  const whose = transaction === null ? "an entry of the app" : transaction.id;
  const amount = shown === undefined ? "" : `, ${dollars(shown.amount)} on ${shown.account_id}`;
  return {
    account_id,
    transaction,
    app: sum(booked.filter(isOn(account_id))),
    bank: sum(transactions.slice(0, place + 1).filter(isOn(account_id))),
    message: `${what} for ${whose}${amount}.`,
  };
}

/** The last Transaction that an entry beyond those of the bank repeats. After all others if there is none. */
function placeOfExtra(transactions: readonly Transaction[], events: EventsById, entry: AppEntry): number {
  const byEvent = transactions.findIndex(({ id }) => events.get(id)?.id === entry.event_id);
  if (byEvent >= 0) return byEvent;
  const byAmount = transactions.findLastIndex((each) => formatKey(each) === formatKey(entry));
  return byAmount >= 0 ? byAmount : transactions.length;
}

function formatKey({ account_id, amount }: Pick<AppEntry, "account_id" | "amount">): string {
  return `${account_id} ${amount}`;
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
