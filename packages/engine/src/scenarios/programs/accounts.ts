import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { account, accountNumber, closeAccount, funded, toIdRef } from "./beginnings.ts";
import { moves } from "./moves.ts";

const hold: readonly Step[] = [
  ...funded,
  { call: "pendingTransactions.create", params: { account_id: toIdRef("account"), amount: -100 }, as: "hold" },
];

const limit: readonly Step[] = [
  ...account,
  {
    call: "limits.create",
    params: { model_id: toIdRef("account"), metric: "count", interval: "day", value: 3 },
    as: "limit",
  },
];

/** Programs for Accounts, Account Numbers, Limits and money. */
export const accountPrograms: readonly Program[] = [
  { steps: account },
  { steps: [...account, { call: "accounts.retrieve", id: toIdRef("account") }] },
  { steps: [...account, { call: "accounts.update", id: toIdRef("account"), params: { name: "Payroll" } }] },
  { steps: [...account, { call: "accounts.balance", id: toIdRef("account") }] },
  { steps: [...account, closeAccount] },
  { steps: funded },
  {
    steps: [
      ...account,
      {
        call: "simulations.accountRevenuePayments.create",
        params: { account_id: toIdRef("account"), amount: 1_000 },
      },
    ],
  },
  {
    steps: [
      ...account,
      {
        call: "simulations.interestPayments.create",
        params: { account_id: toIdRef("account"), amount: 1_000 },
        as: "transaction",
      },
      { call: "transactions.retrieve", id: toIdRef("transaction") },
    ],
  },
  { steps: hold },
  { steps: [...hold, { call: "pendingTransactions.retrieve", id: toIdRef("hold") }] },
  { steps: [...hold, { call: "pendingTransactions.release", id: toIdRef("hold") }] },
  { steps: accountNumber },
  { steps: [...accountNumber, { call: "accountNumbers.retrieve", id: toIdRef("number") }] },
  ...moves({
    beginning: accountNumber,
    move: (status) => ({ call: "accountNumbers.update", id: toIdRef("number"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: limit },
  { steps: [...limit, { call: "limits.retrieve", id: toIdRef("limit") }] },
  ...moves({
    beginning: limit,
    move: (status) => ({ call: "limits.update", id: toIdRef("limit"), params: { status } }),
    states: ["active", "inactive"],
  }),
];
