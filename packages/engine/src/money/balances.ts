import type { Account } from "@sandbank/contract";
import { balancesAt, type Ledger, move, nameCredit, readBalances, sumCurrent } from "../ledger/ledger.ts";
import { changeCredit } from "../state/extended-credit.ts";
import type { World } from "../world/world.ts";
import { isMature } from "./maturity.ts";

/** The sum of the posted Transactions at an instant, in minor units. Holds do not reduce it (D-33). */
export function currentBalanceAt(ledger: Ledger, account: Account, time: number): number {
  return sumCurrent(balancesAt(ledger, account.id, time));
}

/** The amount that can be spent at an instant; on a loan Account with the unused credit, until maturity (D-33). */
export function availableBalanceAt(ledger: Ledger, account: Account, time: number): number {
  const { own, credit } = balancesAt(ledger, account.id, time);
  return isMature(account, time) ? own : own + credit;
}

/** Whether all balances stay safe integers with a credit limit of `limit` (D-41). */
export function canExtendCredit({ state }: World, account: Account, limit: number): boolean {
  const balances = readBalances(state.ledger, account.id);
  return [balances.own, sumCurrent(balances)].every((balance) => Number.isSafeInteger(balance + limit));
}

/** Changes the extended credit of a loan Account from `before` to `limit`. */
export function extendCredit({ state }: World, account: Account, limit: number, before: number): void {
  const amount = Math.abs(limit - before);
  if (amount === 0) return;
  changeCredit(state.extendedCredit, account.program_id, limit, before);
  const [from, to] = limit > before ? ["bank/credit", nameCredit(account.id)] : [nameCredit(account.id), "bank/credit"];
  move(state.ledger, { at: state.now, from, to, amount, reference: account.id });
}

/** Whether all balances of the Account stay safe integers after `amount`, positive or negative, is added. */
export function canReceive({ state }: World, account: Account, amount: number): boolean {
  const balances = readBalances(state.ledger, account.id);
  const limit = readCreditLimit(account);
  // Both with and without the holds, which may be released. Each step adds one large number, so no sum is rounded.
  const fits = (balance: number) => Number.isSafeInteger(balance) && Number.isSafeInteger(balance + limit);
  return fits(balances.own + amount) && fits(sumCurrent(balances) + amount);
}

export function readCreditLimit(account: Account): number {
  return account.loan?.credit_limit ?? 0;
}
