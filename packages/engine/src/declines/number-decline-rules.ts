import type { Account, AccountNumber, Entity } from "@sandbank/contract";
import type { DeclineRule } from "./decline-rule.ts";

/** Where money comes to or is taken from. */
export interface NumberFacts {
  readonly number: AccountNumber;
  readonly account: Account;
  /** The owner of the Account. */
  readonly owner: Entity;
}

// The rules that rails of Account Numbers share, each with the reason that the rail has for it.

export function numberIsNotCanceled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    reason,
    holds: "The Account Number is not canceled (D-52).",
    broken: ({ number }) => number.status === "canceled",
    facts: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}

export function numberIsNotDisabled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    reason,
    holds: "The Account Number is not disabled (D-52).",
    broken: ({ number }) => number.status === "disabled",
    facts: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}
