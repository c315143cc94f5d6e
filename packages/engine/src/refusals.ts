import type { OperationName } from "@sandbank/contract";
import { closeRules, createRules, openRules, updateRules } from "./resources/accounts/rules.ts";

/** The rules of each operation beyond parameters and ids, in order of precedence, in words. Read by the docs and tests. */
export const refusals: { readonly [Name in OperationName]?: readonly { readonly holds: string }[] } = {
  "accounts.create": createRules,
  "accounts.update": updateRules,
  "accounts.close": closeRules,
  "simulations.accountRevenuePayments.create": openRules,
  "simulations.interestPayments.create": openRules,
};
