import type { Account } from "@sandbank/contract";
import { invalidOperation, invalidParameters } from "../../errors.ts";
import type { Rule } from "../../rules.ts";
import { openRules } from "../accounts/rules.ts";

export interface DepositFacts {
  readonly account: Account;
  /** Whether the amount leaves every balance a safe integer. */
  readonly canMove: boolean;
}

/** Of a request that names the amount. */
export const amountRules: readonly Rule<Pick<DepositFacts, "canMove">>[] = [
  {
    holds: "The balance takes the amount within the safe integers (D-41).",
    broken: ({ canMove }) => !canMove,
    refusal: () => invalidParameters([{ field: "amount", message: "takes the balance past the safe integers" }]),
  },
];

export const createRules: readonly Rule<DepositFacts>[] = [...openRules, ...amountRules];

/** Of a request that names a Check Deposit, or the check in a piece of mail: nothing is wrong with the request itself. */
export const moveRules: readonly Rule<DepositFacts>[] = [
  ...openRules,
  {
    holds: "The balance takes the amount of the check within the safe integers (D-41).",
    broken: ({ canMove }) => !canMove,
    refusal: ({ account }) =>
      invalidOperation(`The check takes the balance of Account ${account.id} past the safe integers.`),
  },
];
