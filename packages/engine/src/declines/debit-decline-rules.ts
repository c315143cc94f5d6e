import type { Account } from "@sandbank/contract";
import type { LimitCheck } from "../limits/check-limits.ts";
import { limitUse } from "../limits/measured-limit.ts";
import { dollars } from "../money/dollars.ts";
import type { DeclineRule } from "./decline-rule.ts";

/** The facts that the rules of a debit compare. */
export interface DebitFacts {
  readonly account: Account;
  /** Minor units, 0 or more. */
  readonly amount: number;
  readonly availableBalance: number;
  readonly limits: LimitCheck;
}

// The rules that all rails with debits share.

export const noLimitIsExceeded: DeclineRule<Pick<DebitFacts, "limits">, "breaches_limit"> = {
  id: "breaches_limit",
  reason: "breaches_limit",
  condition: "The debit fits each active Limit of the Account, Account Number and Card.",
  failure: "The debit exceeds an active Limit of the Account, Account Number or Card.",
  assumption: "D-72",
  broken: ({ limits }) => limits.isExceeded,
  facts: ({ limits: { checked, tightest } }) => {
    if (tightest === null) return { checked, limit: null };
    const { limitId, metric, interval, used, requested, remaining, window } = limitUse(tightest);
    return { checked, limit: limitId, metric, interval, used, requested, remaining, ...window };
  },
  limit: ({ limits: { tightest } }) => tightest && limitUse(tightest),
};

export const balanceCovers: DeclineRule<Omit<DebitFacts, "limits">, "insufficient_funds"> = {
  id: "insufficient_funds",
  reason: "insufficient_funds",
  condition: "The available balance covers the amount.",
  failure: "The available balance does not cover the amount.",
  finding: ({ amount, availableBalance }) =>
    `The available balance of ${dollars(availableBalance)} does not cover ${dollars(amount)}.`,
  assumption: "D-85",
  // A debit of 0 succeeds on an overdrawn Account too.
  broken: ({ amount, availableBalance }) => amount > Math.max(availableBalance, 0),
  facts: ({ account: { loan }, amount, availableBalance }) => ({
    amount,
    availableBalance,
    // Until the maturity date, the unused part of the credit limit is available.
    ...(loan && { creditLimit: loan.credit_limit, maturityDate: loan.maturity_date }),
  }),
};
