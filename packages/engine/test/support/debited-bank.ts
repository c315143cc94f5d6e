import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, createBank, manualClock } from "../../src/index.ts";
import { recordDebit } from "../../src/limits/debits.ts";

/**
 * Opens a bank with a number of debits of one Card within a year, ten in each instant, and Limits that apply to each
 * debit.
 */
export function debitedBank(debits: number): { readonly bank: Bank; readonly body: string } {
  const { bank, world } = openBank(createBank().journal().genesis, manualClock());
  const account = bank.accounts.create({ name: "Operating" });
  const { id: card_id } = bank.cards.create({ account_id: account.id });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000_000_000 });
  for (let number = 0; number < debits; number++) {
    if (number % 10 === 0) bank.clock.advance({ milliseconds: Math.floor((360 * 86_400_000) / (debits / 10)) });
    // The debits are recorded without their objects, which would fill the memory and which no rule reads.
    recordDebit(world, { id: `debit_${number}`, account, models: [card_id], count: 1, volume: 1 });
  }
  const limits = [
    [account.id, "volume", "all_time"],
    [account.id, "volume", "year"],
    [account.id, "count", "month"],
    [card_id, "volume", "week"],
    [card_id, "count", "day"],
  ] as const;
  for (const [model_id, metric, interval] of limits) {
    bank.limits.create({ model_id, metric, interval, value: 1_000_000_000 });
  }
  return { bank, body: JSON.stringify({ card_id, amount: 1 }) };
}
