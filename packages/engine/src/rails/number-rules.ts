import type { Account, AccountNumber, Entity } from "@sandbank/contract";
import type { LimitBreach } from "../limits/limit-breach.ts";
import type { DeclineRule } from "./decline-rule.ts";

/** Where money comes to or is taken from. */
export interface NumberFacts {
  readonly number: AccountNumber;
  readonly account: Account;
  /** The owner of the Account. */
  readonly owner: Entity;
}

/** What a debit is held against. */
export interface DebitFacts {
  readonly account: Account;
  /** Minor units, 0 or more. */
  readonly amount: number;
  readonly availableBalance: number;
  /** The Limit that it would pass; of several, the one with the least room. */
  readonly breach: LimitBreach | null;
}

// The rules that rails share, each with the reason that the rail has for it.

export function numberIsNotCanceled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    reason,
    holds: "The Account Number is not canceled (D-52).",
    broken: ({ number }) => number.status === "canceled",
    saw: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}

export function numberIsNotDisabled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    reason,
    holds: "The Account Number is not disabled (D-52).",
    broken: ({ number }) => number.status === "disabled",
    saw: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}

export function accountIsOpen<Reason extends string>(
  reason: Reason,
): DeclineRule<{ readonly account: Account }, Reason> {
  return {
    reason,
    holds: "The Account is open (D-39).",
    broken: ({ account }) => account.status === "closed",
    saw: ({ account }) => ({ account: account.id, status: account.status }),
  };
}

export function ownerIsActive<Reason extends string>(reason: Reason): DeclineRule<{ readonly owner: Entity }, Reason> {
  return {
    reason,
    holds: "The Entity that owns the Account is active.",
    broken: ({ owner }) => owner.status !== "active",
    saw: ({ owner }) => ({ entity: owner.id, status: owner.status }),
  };
}

export const noLimitIsPassed: DeclineRule<Pick<DebitFacts, "breach">, "breaches_limit"> = {
  reason: "breaches_limit",
  holds: "No active Limit of the Account, Account Number or Card would be passed (D-72).",
  broken: ({ breach }) => breach !== null,
  saw: ({ breach }) =>
    breach === null
      ? { limit: null }
      : { limit: breach.limitId, used: breach.used, asked: breach.asked, room: breach.room },
  limit: ({ breach }) => breach,
};

export const balanceCovers: DeclineRule<Omit<DebitFacts, "breach">, "insufficient_funds"> = {
  reason: "insufficient_funds",
  holds: "The available balance covers the amount (D-85).",
  // What takes nothing can be paid from an overdrawn Account, too.
  broken: ({ amount, availableBalance }) => amount > Math.max(availableBalance, 0),
  saw: ({ account: { loan }, amount, availableBalance }) => ({
    amount,
    availableBalance,
    // What is available of a loan is the rest of this, until it is due.
    ...(loan && { creditLimit: loan.credit_limit, maturityDate: loan.maturity_date }),
  }),
};
