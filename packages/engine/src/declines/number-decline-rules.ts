import type { Account, AccountNumber, Entity } from "@sandbank/contract";
import type { DeclineRule } from "./decline-rule.ts";

/** The Account Number that a transfer credits or debits, with its Account. */
export interface NumberFacts {
  readonly number: AccountNumber;
  readonly account: Account;
  /** The owner of the Account. */
  readonly owner: Entity;
}

// The rules that the rails of Account Numbers share. Each rail passes its own name of the reason.

export function numberIsNotCanceled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    id: reason,
    reason,
    condition: "The Account Number is not canceled.",
    failure: "The Account Number is canceled.",
    assumption: "D-52",
    broken: ({ number }) => number.status === "canceled",
    facts: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}

export function numberIsNotDisabled<Reason extends string>(reason: Reason): DeclineRule<NumberFacts, Reason> {
  return {
    id: reason,
    reason,
    condition: "The Account Number is not disabled.",
    failure: "The Account Number is disabled.",
    assumption: "D-52",
    broken: ({ number }) => number.status === "disabled",
    facts: ({ number }) => ({ accountNumber: number.id, status: number.status }),
  };
}
