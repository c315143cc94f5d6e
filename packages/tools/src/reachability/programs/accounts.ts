import type { Program } from "../program.ts";
import { account, accountNumber, funded } from "./beginnings.ts";
import { moves } from "./moves.ts";

const hold: Program = [
  ...funded,
  "const hold = bank.pendingTransactions.create({ account_id: account.id, amount: -100 });",
];

const limit: Program = [
  ...account,
  'const limit = bank.limits.create({ model_id: account.id, metric: "count", interval: "day", value: 3 });',
];

/** Of Accounts, their numbers, Limits and money. */
export const accountPrograms: readonly Program[] = [
  account,
  [...account, "bank.accounts.retrieve(account.id);"],
  [...account, 'bank.accounts.update(account.id, { name: "Payroll" });'],
  [...account, "bank.accounts.balance(account.id);"],
  [...account, "bank.accounts.close(account.id);"],
  funded,
  [...account, "bank.simulations.accountRevenuePayments.create({ account_id: account.id, amount: 1_000 });"],
  [...funded, "const [transaction] = bank.transactions.list().data;", "bank.transactions.retrieve(transaction.id);"],
  hold,
  [...hold, "bank.pendingTransactions.retrieve(hold.id);"],
  [...hold, "bank.pendingTransactions.release(hold.id);"],
  accountNumber,
  [...accountNumber, "bank.accountNumbers.retrieve(number.id);"],
  ...moves({
    beginning: accountNumber,
    move: (status) => `bank.accountNumbers.update(number.id, { status: "${status}" });`,
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  limit,
  [...limit, "bank.limits.retrieve(limit.id);"],
  ...moves({
    beginning: limit,
    move: (status) => `bank.limits.update(limit.id, { status: "${status}" });`,
    states: ["active", "inactive"],
  }),
];
