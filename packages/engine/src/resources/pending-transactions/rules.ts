import type { Account, PendingTransaction } from "@sandbank/contract";
import { invalidOperation, invalidParameters } from "../../errors.ts";
import type { Rule } from "../../rules.ts";
import { openRules } from "../accounts/rules.ts";

export interface HoldFacts {
  readonly account: Account;
  /** Minor units, negative. */
  readonly amount: number;
  readonly availableBalance: number;
  /** Whether the sum of what is held stays a safe integer. */
  readonly canHold: boolean;
}

export const createRules: readonly Rule<HoldFacts>[] = [
  ...openRules,
  {
    holds: "What is held in all is a safe integer (D-41).",
    broken: ({ canHold }) => !canHold,
    refusal: () => invalidParameters([{ field: "amount", message: "takes what is held past the safe integers" }]),
  },
  {
    holds: "The available balance covers the amount (D-85).",
    broken: ({ amount, availableBalance }) => availableBalance < -amount,
    refusal: ({ account, amount, availableBalance }) =>
      invalidOperation(
        `Account ${account.id} has ${availableBalance} cents available, and ${-amount} were to be held. Hold less, or add money first.`,
      ),
  },
];

export const releaseRules: readonly Rule<{ readonly pending: PendingTransaction }>[] = [
  {
    holds: "It is a hold of your own, of category `user_initiated_hold`.",
    broken: ({ pending }) => pending.source.category !== "user_initiated_hold",
    refusal: ({ pending }) =>
      invalidOperation(
        `${pending.id} is of category ${pending.source.category}. Only a user_initiated_hold can be released.`,
      ),
  },
];
