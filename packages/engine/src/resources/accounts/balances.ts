import type { Account } from "@sandbank/contract";
import { balanceAt, creditOf, heldOf, type Ledger, move } from "../../ledger.ts";
import type { World } from "../../world.ts";
import { isMature } from "./maturity.ts";

/** The sum of the posted Transactions at an instant, in minor units (D-33): what is held is still there. */
export function currentBalanceAt(ledger: Ledger, account: Account, time: number): number {
  return balanceAt(ledger, account.id, time) + balanceAt(ledger, heldOf(account.id), time);
}

/** What could be spent at an instant: on a loan Account the unused credit adds to it (D-33), until the loan is due. */
export function availableBalanceAt(ledger: Ledger, account: Account, time: number): number {
  const credit = isMature(account, time) ? 0 : balanceAt(ledger, creditOf(account.id), time);
  return balanceAt(ledger, account.id, time) + credit;
}

/** Whether a credit limit can become `limit` without passing the safe integers (D-41). */
export function canExtendCredit({ state }: World, account: Account, limit: number): boolean {
  return ownBalances(state, account).every((balance) => Number.isSafeInteger(balance + limit));
}

/** Brings the credit of a loan Account to its limit. */
export function extendCredit({ state }: World, account: Account, limit: number, before: number): void {
  const amount = Math.abs(limit - before);
  if (amount === 0) return;
  const [from, to] = limit > before ? ["bank/credit", creditOf(account.id)] : [creditOf(account.id), "bank/credit"];
  move(state.ledger, { at: state.now, from, to, amount, reference: account.id });
}

/** Whether `amount`, of either sign, can be added to every balance of the Account without passing the safe integers. */
export function canReceive({ state }: World, account: Account, amount: number): boolean {
  // One large number at a time: a sum in between could be rounded.
  return ownBalances(state, account).every((balance) => {
    const own = balance + amount;
    return Number.isSafeInteger(own) && Number.isSafeInteger(own + limitOf(account));
  });
}

/** Its own money with what is held and without: whatever is held may be released. */
function ownBalances({ ledger, now }: World["state"], account: Account): readonly number[] {
  const own = balanceAt(ledger, account.id, now);
  return [own + balanceAt(ledger, heldOf(account.id), now), own];
}

export function limitOf(account: Account): number {
  return account.loan?.credit_limit ?? 0;
}
