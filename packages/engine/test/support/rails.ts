import {
  type Account,
  type AccountNumber,
  declinedTransactionCategories,
  type Endpoint,
  endpoints,
  type OperationName,
  transactionCategories,
} from "@sandbank/contract";
import { expect } from "vitest";
import type * as z from "zod";
import { type Bank, type BankOptions, createBank, type DeclinedTransaction } from "../../src/index.ts";
import { unwrapped } from "../../src/parameters/decode-query.ts";
import { keyed } from "./cards.ts";
import { eventsOf } from "./money.ts";

export const START = "2026-01-01T00:00:00.000Z";

/** A bank with an Account and an Account Number. */
export interface NumberStage {
  readonly bank: Bank;
  readonly account: Account;
  readonly number: AccountNumber;
}

/** A bank with an Account of this balance in cents, and an Account Number that accepts debits, credits and checks. */
export function stageWith(balance = 1_000, options: BankOptions = {}): NumberStage {
  const bank = createBank(options);
  const account = bank.accounts.create({ name: "Operating" });
  if (balance > 0) bank.network.interestPayments.create({ account_id: account.id, amount: balance });
  return { bank, account, number: newNumber(bank, account) };
}

export function newNumber(bank: Bank, account: Account): AccountNumber {
  const params = { account_id: account.id, name: "Incoming", inbound_checks: { status: "allowed" } } as const;
  return bank.accountNumbers.create(params);
}

/** All reasons of an operation in the contract. For a simulation, its decline reasons. */
export function reasonsOf(operation: OperationName): readonly string[] {
  const { params }: Endpoint = endpoints[operation];
  const field = params?.shape["decline_reason"] ?? params?.shape["reason"];
  if (field === undefined) throw new Error(`${operation} takes no reason.`);
  return (unwrapped(field as z.ZodType) as z.ZodEnum).options.map(String);
}

/** Expects a result to have exactly the fields of the contract. */
export function expectResult(operation: OperationName, result: object): void {
  expect(endpoints[operation].result.safeParse(result).error?.issues ?? []).toEqual([]);
}

interface Recorded {
  readonly amount: number;
  readonly description: string;
  readonly category: string;
  /** What the source has under its category. Every other category is null (D-14). */
  readonly details: unknown;
  readonly created_at?: string;
}

/** The Transaction of an Account Number. */
export const transactionWith = (stage: NumberStage, { category, details, ...recorded }: Recorded) => ({
  ...recordOf(stage, recorded),
  id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
  source: keyed(transactionCategories, category, details),
  type: "transaction",
});

/** The Declined Transaction of an Account Number. */
export const declinedWith = (stage: NumberStage, { category, details, ...recorded }: Recorded) => ({
  ...recordOf(stage, recorded),
  id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
  source: keyed(declinedTransactionCategories, category, details),
  type: "declined_transaction",
});

const recordOf = ({ account, number }: NumberStage, recorded: object) => ({
  created_at: START,
  ...recorded,
  account_id: account.id,
  currency: "USD",
  route_id: number.id,
  route_type: "account_number",
});

/**
 * Expects an act to cause only a decline: one Declined Transaction with its Event. No money moves, and no Limit counts
 * it.
 */
export function declineBy({ bank, account }: NumberStage, act: () => unknown): DeclinedTransaction {
  const traces = () => {
    const { tables } = bank.snapshot().toJSON().state;
    const { current_balance, available_balance } = bank.accounts.balance(account.id);
    return { current_balance, available_balance, moves: tables.transactions.rows, debits: tables.debits.rows };
  };
  const before = traces();
  const { data: known } = bank.declinedTransactions.list();
  const events = eventsOf(bank, act);
  const { data } = bank.declinedTransactions.list();
  const [declined] = data;
  if (declined === undefined) throw new Error("Nothing was declined.");
  expect(data.slice(1)).toEqual(known.slice(0, 99));
  expect(events.filter(([category]) => /^(declined_)?transaction\./.test(category))).toEqual([
    ["declined_transaction.created", declined.id],
  ]);
  expect(traces()).toEqual(before);
  expect(bank.audit()).toEqual([]);
  expectResult("declinedTransactions.retrieve", declined);
  return declined;
}
