import type { Transaction } from "@sandbank/engine";
import { dollars } from "../properties/dollars.ts";
import { type AppBalances, type BooksDifference, type Comparison, isOn, listBalances, sum } from "./books.ts";
import { describeEarlier, type Lackable } from "./earlier-transactions.ts";

/** The Transactions on an Account, oldest first. */
interface OnAccount {
  readonly all: readonly Transaction[];
  /** Without those that the app may lack. */
  readonly required: readonly Transaction[];
  readonly isEarlier: Lackable["isEarlier"];
}

/**
 * Compares the balances of an app with the Transactions of a bank, oldest first. On each Account, the app has all that came
 * before the sweep, or nothing of it.
 */
export function compareBalances(
  transactions: readonly Transaction[],
  balances: AppBalances,
  { isEarlier, mayLack, isKnown }: Lackable,
): Comparison {
  const named = listBalances(balances);
  const required = transactions.filter((each) => !mayLack(each));
  // Books without any Account agree with a bank only as long as nothing happens in it.
  const given = named.length > 0 ? named : required.map(({ account_id }) => [account_id, 0] as const);
  let lacked = transactions.filter(mayLack);
  const differences: BooksDifference[] = [];
  for (const [account_id, app] of given) {
    const all = transactions.filter(isOn(account_id));
    const own: OnAccount = { all, required: required.filter(isOn(account_id)), isEarlier };
    if (app === sum(own.required)) continue;
    const earlier = sum(own.all) - sum(own.required);
    // An app that lacked them without a fault has more likely a Transaction of this amount twice.
    const isOther = isKnown && own.required.some(({ amount }) => amount === earlier);
    if (app === sum(own.all) && !isOther) lacked = lacked.filter((each) => each.account_id !== account_id);
    else differences.push(describeDifference(own, account_id, app));
  }
  const place = ({ transaction }: BooksDifference) =>
    transaction === null ? transactions.length : transactions.indexOf(transaction);
  return { difference: differences.sort((one, other) => place(one) - place(other))[0] ?? null, lacked };
}

/** Finds the Transaction that explains a balance: of those that the app must have first. */
function describeDifference(own: OnAccount, account_id: string, app: number): BooksDifference {
  const { all, required, isEarlier } = own;
  const found = findCause(required, isEarlier, app) ?? findCause(all, isEarlier, app);
  const bank = sum(all);
  const lacked = found?.among === required ? all.filter((each) => !required.includes(each)) : [];
  const earlier = describeEarlier(lacked, account_id);
  const difference = `The app has ${dollars(app)} on ${account_id}, and the bank has ${dollars(bank)}${earlier}`;
  if (found === undefined) return { account_id, transaction: null, app, bank, message: `${difference}.` };
  const { transaction, isDoubled } = found;
  const would = isDoubled ? "would be in its books twice" : "would be missing";
  const message = `${difference}: ${transaction.id}, ${dollars(transaction.amount)}, ${would}.`;
  return { account_id, transaction, app, bank, message };
}

interface Cause {
  readonly transaction: Transaction;
  readonly isDoubled: boolean;
  readonly among: readonly Transaction[];
}

/** Finds the Transaction that is missing, doubled, or the first of several that are missing. */
function findCause(among: readonly Transaction[], isEarlier: Lackable["isEarlier"], app: number): Cause | undefined {
  const total = sum(among);
  // What went wrong did so in the sweep.
  const laterFirst = [...among.filter((each) => !isEarlier(each)), ...among.filter(isEarlier)];
  const missing = laterFirst.find(({ amount }) => total - amount === app);
  const doubled = laterFirst.find(({ amount }) => total + amount === app);
  const after = among.findIndex((_, index) => sum(among.slice(0, index)) === app);
  const transaction = missing ?? doubled ?? among[after];
  return transaction && { transaction, isDoubled: transaction === doubled, among };
}
