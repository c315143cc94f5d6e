import { onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { transactionSchema } from "../transactions/schema.ts";
import {
  accountBalanceParamsSchema,
  accountCreateParamsSchema,
  accountListParamsSchema,
  accountListSchema,
  accountRevenuePaymentCreateParamsSchema,
  accountSchema,
  accountUpdateParamsSchema,
  balanceLookupSchema,
  interestPaymentCreateParamsSchema,
} from "./schema.ts";

/** D-32: the loan's terms are required with loan funding and refused without it. */
const loanRules = [requiredWith("loan", "funding", "loan"), onlyWith("loan", "funding", "loan")];

export const accountEndpoints = defineEndpoints({
  "accounts.list": {
    method: "GET",
    path: "/accounts",
    summary: "List Accounts, newest first.",
    params: accountListParamsSchema,
    result: accountListSchema,
  },
  "accounts.create": {
    method: "POST",
    path: "/accounts",
    summary: "Create an Account.",
    details: "The Entities in the request must be active. Emits `account.created`.",
    params: accountCreateParamsSchema,
    crossFieldRules: loanRules,
    result: accountSchema,
  },
  "accounts.retrieve": {
    method: "GET",
    path: "/accounts/{account_id}",
    summary: "Retrieve an Account.",
    result: accountSchema,
  },
  "accounts.update": {
    method: "PATCH",
    path: "/accounts/{account_id}",
    summary: "Change the name of an Account, or the credit limit of a loan Account.",
    details:
      "Emits `account.updated` when something changed. A closed Account cannot be changed; an update that changes nothing succeeds.",
    params: accountUpdateParamsSchema,
    result: accountSchema,
  },
  "accounts.balance": {
    method: "GET",
    path: "/accounts/{account_id}/balance",
    summary: "Look up the balances of an Account, now or at an earlier instant.",
    params: accountBalanceParamsSchema,
    result: balanceLookupSchema,
  },
  "accounts.close": {
    method: "POST",
    path: "/accounts/{account_id}/close",
    summary: "Close an Account permanently.",
    details: "The current balance must be zero, and no Pending Transaction may be open. Emits `account.updated`.",
    result: accountSchema,
  },
  "simulations.accountRevenuePayments.create": {
    method: "POST",
    path: "/simulations/account_revenue_payments",
    summary: "Pay account revenue into an Account.",
    details: "Simulates the payment that production makes on the first of each month. Emits `transaction.created`.",
    params: accountRevenuePaymentCreateParamsSchema,
    result: transactionSchema,
  },
  "simulations.interestPayments.create": {
    method: "POST",
    path: "/simulations/interest_payments",
    summary: "Pay interest into an Account.",
    details: "Simulates the payment that production makes on the first of each month. Emits `transaction.created`.",
    params: interestPaymentCreateParamsSchema,
    result: transactionSchema,
  },
});
