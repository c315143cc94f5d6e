import type { Account, Entity } from "@sandbank/contract";
import type { DeclineRule } from "./decline-rule.ts";

// The rules that all rails except check deposits share. Each rail passes its own name of the reason.

export function accountIsOpen<Reason extends string>(
  reason: Reason,
): DeclineRule<{ readonly account: Account }, Reason> {
  return {
    id: reason,
    reason,
    condition: "The Account is open.",
    failure: "The Account is closed.",
    assumption: "D-39",
    broken: ({ account }) => account.status === "closed",
    facts: ({ account }) => ({ account: account.id, status: account.status }),
  };
}

export function ownerIsActive<Reason extends string>(reason: Reason): DeclineRule<{ readonly owner: Entity }, Reason> {
  return {
    id: reason,
    reason,
    condition: "The Entity that owns the Account is active.",
    failure: "The Entity that owns the Account is not active.",
    finding: ({ owner }) => `The Entity that owns the Account is ${owner.status}.`,
    broken: ({ owner }) => owner.status !== "active",
    facts: ({ owner }) => ({ entity: owner.id, status: owner.status }),
  };
}
