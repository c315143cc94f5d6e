import type { AccountNumber } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { isEqualJson } from "../../store/equal.ts";

export interface UpdateFacts {
  readonly accountNumber: AccountNumber;
  readonly changed: AccountNumber;
}

/** The Account may be closed: D-39 refuses only new Account Numbers, and an existing one can still be canceled. */
export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    id: "not-canceled",
    condition: "The Account Number is not canceled, or the update changes nothing.",
    assumption: "D-52",
    broken: ({ accountNumber, changed }) => accountNumber.status === "canceled" && !isEqualJson(accountNumber, changed),
    detail: ({ accountNumber }) =>
      `Account Number ${accountNumber.id} is canceled. Cancellation is permanent; create another Account Number.`,
  },
];
