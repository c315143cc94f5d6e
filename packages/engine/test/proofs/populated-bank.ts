import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { proofs } from "./proofs.ts";

/** A bank with a few objects of each type in several states, so that every request finds an object. */
export function populatedBank(options: BankOptions): Bank {
  const bank = createBank(options);
  fill(bank);
  return bank;
}

/** Creates the objects of a populated bank. */
export function fill(bank: Bank): void {
  const [operating, savings, closed] = ["Operating", "Savings", "Closed"].map(
    (name) => bank.accounts.create({ name }).id,
  ) as [AccountId, AccountId, AccountId];
  bank.network.interestPayments.create({ account_id: operating, amount: 500_000 });
  for (const { populate } of proofs) populate?.(bank, { operating, savings, closed });
  bank.accounts.close(closed);
}

type AccountId = `account_${string}`;
