import type { AccountNumber } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { isEqualJson } from "../../store/equal.ts";

export interface UpdateFacts {
  readonly accountNumber: AccountNumber;
  readonly changed: AccountNumber;
}

/** The Account may be closed: D-39 refuses new Account Numbers only, and one that is left can still be canceled. */
export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    holds: "A canceled Account Number stays as it is (D-52).",
    broken: ({ accountNumber, changed }) => accountNumber.status === "canceled" && !isEqualJson(accountNumber, changed),
    detail: ({ accountNumber }) =>
      `Account Number ${accountNumber.id} is canceled: nothing of it can be changed. Create another Account Number.`,
  },
];
