import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, accountNumber, closeAccount, funded, idOf } from "./beginnings.ts";
import { moves } from "./moves.ts";

const hold: readonly Step[] = [
  ...funded,
  { call: "pendingTransactions.create", params: { account_id: idOf("account"), amount: -100 }, as: "hold" },
];

const limit: readonly Step[] = [
  ...account,
  {
    call: "limits.create",
    params: { model_id: idOf("account"), metric: "count", interval: "day", value: 3 },
    as: "limit",
  },
];

/** Programs for Accounts, Account Numbers, Limits and money. */
export const accountPrograms: readonly Program[] = [
  { steps: account },
  { steps: [...account, { call: "accounts.retrieve", id: idOf("account") }] },
  { steps: [...account, { call: "accounts.update", id: idOf("account"), params: { name: "Payroll" } }] },
  { steps: [...account, { call: "accounts.balance", id: idOf("account") }] },
  { steps: [...account, closeAccount] },
  { steps: funded },
  {
    steps: [
      ...account,
      {
        call: "simulations.accountRevenuePayments.create",
        params: { account_id: idOf("account"), amount: 1_000 },
      },
    ],
  },
  {
    steps: [
      ...account,
      {
        call: "simulations.interestPayments.create",
        params: { account_id: idOf("account"), amount: 1_000 },
        as: "transaction",
      },
      { call: "transactions.retrieve", id: idOf("transaction") },
    ],
  },
  { steps: hold },
  { steps: [...hold, { call: "pendingTransactions.retrieve", id: idOf("hold") }] },
  { steps: [...hold, { call: "pendingTransactions.release", id: idOf("hold") }] },
  { steps: accountNumber },
  { steps: [...accountNumber, { call: "accountNumbers.retrieve", id: idOf("number") }] },
  ...moves({
    beginning: accountNumber,
    move: (status) => ({ call: "accountNumbers.update", id: idOf("number"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: limit },
  { steps: [...limit, { call: "limits.retrieve", id: idOf("limit") }] },
  ...moves({
    beginning: limit,
    move: (status) => ({ call: "limits.update", id: idOf("limit"), params: { status } }),
    states: ["active", "inactive"],
  }),
];
