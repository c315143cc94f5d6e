import type { Account, AccountNumber, Card, LimitInterval, LimitMetric, LimitModelType } from "@sandbank/contract";
import { type Bank, createBank, manualClock, type ReadableExplanation } from "../../src/index.ts";

/** The models of Limits: an Account with money, an Account Number that accepts every debit, and a Card. */
export interface Models {
  readonly account: Account["id"];
  readonly account_number: AccountNumber["id"];
  readonly card: Card["id"];
}

/** In cents: one less than the highest amount of a card authorization. */
const FUNDS = 999_999_999;

export function openWithModels(start = "2026-01-01T00:00:00.000Z"): { readonly bank: Bank; readonly models: Models } {
  const bank = createBank({ clock: manualClock(start) });
  return { bank, models: addModels(bank) };
}

/** Another Account, with an Account Number and a Card. */
export function addModels(bank: Bank): Models {
  const { id: account } = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account, amount: FUNDS });
  return { account, account_number: addNumber(bank, account), card: addCard(bank, account) };
}

export function addNumber(bank: Bank, account_id: Account["id"]): AccountNumber["id"] {
  return bank.accountNumbers.create({ account_id, name: "Incoming", inbound_checks: { status: "allowed" } }).id;
}

export function addCard(bank: Bank, account_id: Account["id"]): Card["id"] {
  return bank.cards.create({ account_id }).id;
}

/** The explanation of a declined debit, or null if it was accepted. */
export type Outcome = ReadableExplanation | null;

export type Way = "ach" | "check" | "card";

/**
 * Debits an amount in cents from the Account Number or the Card. Card authorizations are settled, so that they do not
 * expire.
 */
export const debit: Readonly<Record<Way, (bank: Bank, models: Models, amount: number) => Outcome>> = {
  ach(bank, { account_number: account_number_id }, amount) {
    const { decline } = bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -amount });
    return outcomeOf(bank, decline?.declined_transaction_id);
  },
  check(bank, { account_number: account_number_id }, amount) {
    const deposit = bank.simulations.inboundCheckDeposits.create({ account_number_id, amount, check_number: "1" });
    return outcomeOf(bank, deposit.declined_transaction_id);
  },
  card(bank, { card: card_id }, amount) {
    const result = bank.simulations.cardAuthorizations.create({ card_id, amount });
    const { pending_transaction: pending, declined_transaction: declined } = result;
    if (pending !== null) bank.simulations.cardSettlements.create({ card_id, pending_transaction_id: pending.id });
    return outcomeOf(bank, declined?.id);
  },
};

/** Each model with each kind of debit to which its Limits apply. */
export const routes: readonly (readonly [LimitModelType, Way])[] = [
  ["account", "ach"],
  ["account", "check"],
  ["account", "card"],
  ["account_number", "ach"],
  ["account_number", "check"],
  ["card", "card"],
];

function outcomeOf(bank: Bank, declinedTransactionId: string | null | undefined): Outcome {
  return declinedTransactionId ? bank.explain(declinedTransactionId) : null;
}

/** The number of debits and their sum in cents; null past the safe integers. */
export interface Used {
  readonly count: number | null;
  readonly volume: number | null;
}

export const unused: Used = { count: 0, volume: 0 };

/**
 * The debits that Limits on a model count at present. In a fork, a Limit of 0 declines a cent and explains how much was
 * used.
 */
export function usedOf(
  bank: Bank,
  models: Models,
  model: LimitModelType,
  interval: Exclude<LimitInterval, "transaction"> = "all_time",
): Used {
  const used = (metric: LimitMetric) => {
    const fork = bank.fork();
    for (const { id } of fork.limits.list().data) fork.limits.update(id, { status: "inactive" });
    const limit = fork.limits.create({ metric, interval, model_id: models[model], value: 0 });
    const outcome = debit[model === "card" ? "card" : "ach"](fork, models, 1);
    if (outcome?.limit?.limitId !== limit.id) throw new Error(`The Limit on ${models[model]} did not decide.`);
    return outcome.limit.used;
  };
  return { count: used("count"), volume: used("volume") };
}

/** The counted debits of the Account, the Account Number and the Card. */
export function allUsed(bank: Bank, models: Models): Readonly<Record<LimitModelType, Used>> {
  return {
    account: usedOf(bank, models, "account"),
    account_number: usedOf(bank, models, "account_number"),
    card: usedOf(bank, models, "card"),
  };
}
