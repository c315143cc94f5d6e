import type { AccountNumber } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

/** The Account may be closed: D-39 refuses new Account Numbers only, and one that is left can still be canceled. */
export const updateRules: readonly Rule<{ readonly accountNumber: AccountNumber }>[] = [
  {
    holds: "The Account Number is not canceled (D-52).",
    broken: ({ accountNumber }) => accountNumber.status === "canceled",
    detail: ({ accountNumber }) =>
      `Account Number ${accountNumber.id} is canceled: nothing of it can be changed. Create another Account Number.`,
  },
];
