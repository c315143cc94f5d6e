import type { Account, AccountCreateParams } from "@sandbank/contract";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";
import { MOST } from "../../support/money.ts";

export const START = "2026-01-01T00:00:00.000Z";

export const loanTerms = {
  credit_limit: 50_000,
  grace_period_days: 5,
  statement_day_of_month: 15,
  statement_payment_type: "balance",
} as const;

/** The bank of the test that runs. */
export let bank: Bank;

export function open(options: BankOptions = {}): void {
  bank = createBank(options);
}

export function deposits(params: Partial<AccountCreateParams> = {}): Account {
  return bank.accounts.create({ name: "Operating", ...params });
}

export function loan(creditLimit: number = loanTerms.credit_limit): Account {
  return deposits({ funding: "loan", loan: { ...loanTerms, credit_limit: creditLimit } });
}

/** A loan Account of a Program with the highest possible lending maximum. */
export function largeLoan(credit_limit: number): Account {
  const lender = { name: "Lender", lending_maximum_extendable_credit: MOST };
  const { id: program_id } = bank.simulations.programs.create(lender);
  return deposits({ program_id, funding: "loan", loan: { ...loanTerms, credit_limit } });
}

export function pay(account: Account, amount: number): void {
  bank.simulations.interestPayments.create({ account_id: account.id, amount });
}
