import type { Account, Bank, Event, PendingTransaction, Transaction } from "@sandbank/engine";
import { outOfRange } from "@sandbank/engine/private/errors";
import { allPages } from "./all-pages.ts";

/**
 * The expected balances of the Accounts, computed from the Events of the bank and not from its ledger. The model books
 * each Event once: a Transaction changes the current balance, and a Pending Transaction holds money while it is
 * pending.
 */
export interface BalanceModel {
  /** The current balance of an Account, in cents. Throws a `RangeError` if the bank has no such Account. */
  current(accountId: Account["id"]): number;
  /** The available balance of an Account, in cents. Throws a `RangeError` if the bank has no such Account. */
  available(accountId: Account["id"]): number;
  /** The ids of all Accounts, in the order in which they were created. */
  accountIds(): Account["id"][];
}

/** The model's record of an Account. All amounts are in cents. */
interface Book {
  current: number;
  /** The credit limit of a loan, which is added to the available balance. */
  credit: number;
  /** By the id of the Pending Transaction. */
  readonly holds: Map<string, number>;
}

type Books = Map<Account["id"], Book>;

/** A model that is updated with Events. */
export interface FollowingModel extends BalanceModel {
  follow(bank: Bank, events: readonly Event[]): void;
  /** A copy that changes independently. */
  copy(): FollowingModel;
}

/** Opens a model of the bank in its present state. */
export function openBalanceModel(bank: Bank): FollowingModel {
  const books: Books = new Map();
  for (const { id, loan } of allPages((cursor) => bank.accounts.list(cursor)).reverse()) {
    const current = bank.accounts.balance(id).current_balance;
    books.set(id, { current, credit: loan?.credit_limit ?? 0, holds: new Map() });
  }
  const pending = { status: { in: ["pending" as const] } };
  for (const hold of allPages((cursor) => bank.pendingTransactions.list({ ...pending, ...cursor }))) {
    books.get(hold.account_id)?.holds.set(hold.id, hold.held_amount);
  }
  return createModel(books);
}

function createModel(books: Books): FollowingModel {
  const requireBook = (id: Account["id"]): Book => {
    const book = books.get(id);
    if (book !== undefined) return book;
    throw outOfRange(
      "read the balance model",
      `the bank has no Account ${id}`,
      "Pass the id of an Account of this run's bank.",
    );
  };
  const available = ({ current, credit, holds }: Book) =>
    [...holds.values()].reduce((sum, held) => sum - held, current + credit);
  return {
    current: (id) => requireBook(id).current,
    available: (id) => available(requireBook(id)),
    accountIds: () => [...books.keys()],
    follow(bank, events) {
      for (const event of events) book(books, bank, event);
    },
    copy: () => createModel(new Map([...books].map(([id, kept]) => [id, { ...kept, holds: new Map(kept.holds) }]))),
  };
}

function book(books: Books, bank: Bank, { category, associated_object_id: id }: Event): void {
  switch (category) {
    case "account.created":
    case "account.updated": {
      const account = bank.accounts.retrieve(id as Account["id"]);
      const credit = account.loan?.credit_limit ?? 0;
      books.set(account.id, { ...(books.get(account.id) ?? { current: 0, holds: new Map() }), credit });
      return;
    }
    case "transaction.created": {
      const { account_id, amount } = bank.transactions.retrieve(id as Transaction["id"]);
      const book = books.get(account_id);
      if (book !== undefined) book.current += amount;
      return;
    }
    case "pending_transaction.created":
    case "pending_transaction.updated": {
      const { account_id, status, held_amount } = bank.pendingTransactions.retrieve(id as PendingTransaction["id"]);
      const holds = books.get(account_id)?.holds;
      if (status === "pending") holds?.set(id, held_amount);
      else holds?.delete(id);
    }
  }
}
