import type { Account } from "@sandbank/contract";
import { balanceAt, canMove, heldOf, type Ledger, move } from "../../ledger.ts";
import type { World } from "../../world.ts";

/** The sum of the posted Transactions at an instant, in minor units (D-33): what is held is still there. */
export function currentBalanceAt(ledger: Ledger, account: Account, time: number): number {
  return balanceAt(ledger, account.id, time) + balanceAt(ledger, heldOf(account.id), time);
}

/** What could be spent at an instant: on a loan Account the unused credit adds to it (D-33). */
export function availableBalanceAt(ledger: Ledger, account: Account, time: number): number {
  return balanceAt(ledger, account.id, time) + balanceAt(ledger, creditOf(account), time);
}

/** Whether a credit limit can become `limit` without passing the safe integers (D-41). */
export function canExtendCredit({ state }: World, account: Account, limit: number): boolean {
  // Subtract first: with three large numbers a sum in between could be rounded.
  return Number.isSafeInteger(availableBalanceAt(state.ledger, account, state.now) - limitOf(account) + limit);
}

/** Brings the credit of a loan Account to its limit. */
export function extendCredit({ state }: World, account: Account, limit: number, before: number): void {
  const amount = Math.abs(limit - before);
  if (amount === 0) return;
  const [from, to] = limit > before ? ["bank/credit", creditOf(account)] : [creditOf(account), "bank/credit"];
  move(state.ledger, { at: state.now, from, to, amount, reference: account.id });
}

/** Whether `amount` can be added to every balance of the Account. */
export function canReceive({ state }: World, account: Account, amount: number): boolean {
  const available = availableBalanceAt(state.ledger, account, state.now);
  return canMove(state.ledger, account.id, amount) && Number.isSafeInteger(available + amount);
}

export function limitOf(account: Account): number {
  return account.loan?.credit_limit ?? 0;
}

/** The ledger account of what an Account may borrow. */
function creditOf(account: Account): string {
  return `${account.id}/credit`;
}
