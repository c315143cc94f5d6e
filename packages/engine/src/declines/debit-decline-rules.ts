import type { Account } from "@sandbank/contract";
import type { LimitCheck } from "../limits/check-limits.ts";
import { limitUse } from "../limits/limit-use.ts";
import type { DeclineRule } from "./decline-rule.ts";

/** What a debit is held against. */
export interface DebitFacts {
  readonly account: Account;
  /** Minor units, 0 or more. */
  readonly amount: number;
  readonly availableBalance: number;
  readonly limits: LimitCheck;
}

// The rules that all rails share by which money is taken.

export const noLimitIsPassed: DeclineRule<Pick<DebitFacts, "limits">, "breaches_limit"> = {
  reason: "breaches_limit",
  holds: "No active Limit of the Account, Account Number or Card would be passed (D-72).",
  broken: ({ limits }) => limits.isPassed,
  facts: ({ limits: { checked, tightest } }) => {
    if (tightest === null) return { checked, limit: null };
    const { limitId, metric, interval, used, requested, remaining, window } = limitUse(tightest);
    return { checked, limit: limitId, metric, interval, used, requested, remaining, ...window };
  },
  limit: ({ limits: { tightest } }) => tightest && limitUse(tightest),
};

export const balanceCovers: DeclineRule<Omit<DebitFacts, "limits">, "insufficient_funds"> = {
  reason: "insufficient_funds",
  holds: "The available balance covers the amount (D-85).",
  // What takes nothing can be paid from an overdrawn Account, too.
  broken: ({ amount, availableBalance }) => amount > Math.max(availableBalance, 0),
  facts: ({ account: { loan }, amount, availableBalance }) => ({
    amount,
    availableBalance,
    // What is available of a loan is the rest of this, until it is due.
    ...(loan && { creditLimit: loan.credit_limit, maturityDate: loan.maturity_date }),
  }),
};
