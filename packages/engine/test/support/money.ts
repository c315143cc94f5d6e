import { expect } from "vitest";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, createBank, manualClock } from "../../src/index.ts";
import { transactionSource } from "../../src/objects/sources.ts";
import { post } from "../../src/rails/post.ts";
import type { BankOptions } from "../../src/state/options.ts";
import { find } from "../../src/store/table.ts";
import type { World } from "../../src/world/world.ts";

/** The largest amount, in cents. */
export const MOST = Number.MAX_SAFE_INTEGER;

/** A bank and its world, for changes that no endpoint makes. */
export function openBankWithWorld(options: BankOptions = {}): { readonly bank: Bank; readonly world: World } {
  return openBank(createBank(options).journal().genesis, manualClock());
}

/** The Events that an act emits, oldest first, as category and object. */
export function eventsOf(bank: Bank, act: () => unknown): [string, string][] {
  const before = bank.events.list({ order_by: { direction: "ascending" }, limit: 100 });
  act();
  const { data } = bank.events.list({ order_by: { direction: "ascending" }, cursor: before.next_cursor as string });
  return data.map(({ category, associated_object_id }) => [category, associated_object_id]);
}

/** Adds or takes money as a rail would. */
export function move(world: World, accountId: string, amount: number): void {
  const account = find(world.state.tables.accounts, accountId);
  if (account === undefined) throw new Error(`There is no ${accountId}.`);
  post(world, account, { amount, description: "Test", from: "bank/test", source: transactionSource("other", {}) });
}

/** Expects both balances of an Account, and a sound bank. */
export function expectBalances(bank: Bank, accountId: `account_${string}`, current: number, available = current): void {
  const { current_balance, available_balance } = bank.accounts.balance(accountId);
  expect({ current_balance, available_balance }).toEqual({ current_balance: current, available_balance: available });
  expect(bank.audit()).toEqual([]);
}
