import type { Bank, Transaction } from "@sandbank/engine";
import { allPages } from "../properties/all-pages.ts";
import { type AppBooks, balanceIn, checkBooks, type Divergence, isEntries, isOn, sum } from "./books.ts";
import { compareBalances } from "./compare-balances.ts";
import { compareEntries, type EventsById } from "./compare-entries.ts";
import { beginComparison, noteLacked } from "./earlier-transactions.ts";

/**
 * Compares the books of an app with the bank. Returns where they diverge: the first Transaction, in the bank's order, that
 * the app lacks, has twice or has with another amount, with the delivery attempts of its Event; null if they agree.
 *
 * Entries are matched by `event_id` if they have one, and else by Account and amount. From balances alone, the Transaction
 * follows if one that is missing or doubled explains the difference.
 *
 * In a sweep, the books may lack what came before it: entries any of these Transactions, and a balance all of them.
 *
 * @example
 * const divergence = firstDivergence(bank, ledger.entries());
 * divergence?.message; // "The app has no entry for transaction_..., $5.00 on account_..."
 */
export function firstDivergence(bank: Bank, entries: AppBooks): Divergence | null {
  checkBooks(entries);
  // Reads of the fork do not enter the log of the bank.
  const copy = bank.fork();
  const transactions = listTransactions(copy);
  const events = indexEvents(copy);
  const lackable = beginComparison(bank, transactions);
  const { difference, lacked } = isEntries(entries)
    ? compareEntries(transactions, events, entries, lackable)
    : compareBalances(transactions, entries, lackable);
  if (difference === null) {
    noteLacked(bank, lacked);
    return null;
  }
  const { transaction } = difference;
  const event = transaction === null ? null : (events.get(transaction.id) ?? null);
  const attempts = event === null ? [] : copy.webhooks.attempts({ eventId: event.id });
  const accounts = [...new Set(transactions.map(({ account_id }) => account_id))];
  const agreeing = accounts.filter((id) => {
    const own = transactions.filter(isOn(id));
    const balance = balanceIn(entries, id);
    return balance === sum(own) || balance === sum(own.filter((each) => !lackable.mayLack(each)));
  });
  return { ...difference, event, attempts, agreeing };
}

function listTransactions(bank: Bank): readonly Transaction[] {
  return allPages((cursor) => bank.transactions.list({ limit: 100, ...cursor })).reverse();
}

function indexEvents(bank: Bank): EventsById {
  const category = { in: ["transaction.created" as const] };
  const events = allPages((cursor) => bank.events.list({ limit: 100, category, ...cursor }));
  return new Map(events.map((event) => [event.associated_object_id, event]));
}
