import type { Account } from "@sandbank/contract";
import { balancesAt, balancesOf, creditOf, currentOf, type Ledger, move } from "../ledger/ledger.ts";
import { changeCredit } from "../state/extended-credit.ts";
import type { World } from "../state/world.ts";
import { isMature } from "./maturity.ts";

/** The sum of the posted Transactions at an instant, in minor units (D-33): what is held is still there. */
export function currentBalanceAt(ledger: Ledger, account: Account, time: number): number {
  return currentOf(balancesAt(ledger, account.id, time));
}

/** What could be spent at an instant: on a loan Account the unused credit adds to it (D-33), until the loan is due. */
export function availableBalanceAt(ledger: Ledger, account: Account, time: number): number {
  const { own, credit } = balancesAt(ledger, account.id, time);
  return isMature(account, time) ? own : own + credit;
}

/** Whether a credit limit can become `limit` without passing the safe integers (D-41). */
export function canExtendCredit({ state }: World, account: Account, limit: number): boolean {
  const balances = balancesOf(state.ledger, account.id);
  return [balances.own, currentOf(balances)].every((balance) => Number.isSafeInteger(balance + limit));
}

/** Brings the credit of a loan Account to its limit. */
export function extendCredit({ state }: World, account: Account, limit: number, before: number): void {
  const amount = Math.abs(limit - before);
  if (amount === 0) return;
  changeCredit(state.extendedCredit, account.program_id, limit, before);
  const [from, to] = limit > before ? ["bank/credit", creditOf(account.id)] : [creditOf(account.id), "bank/credit"];
  move(state.ledger, { at: state.now, from, to, amount, reference: account.id });
}

/** Whether `amount`, of either sign, can be added to every balance of the Account without passing the safe integers. */
export function canReceive({ state }: World, account: Account, amount: number): boolean {
  const balances = balancesOf(state.ledger, account.id);
  const limit = limitOf(account);
  // With what is held and without, for it may be released. One large number at a time: a sum in between could be rounded.
  const fits = (balance: number) => Number.isSafeInteger(balance) && Number.isSafeInteger(balance + limit);
  return fits(balances.own + amount) && fits(currentOf(balances) + amount);
}

export function limitOf(account: Account): number {
  return account.loan?.credit_limit ?? 0;
}
