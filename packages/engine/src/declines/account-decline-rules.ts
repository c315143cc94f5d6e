import type { Account, Entity } from "@sandbank/contract";
import type { DeclineRule } from "./decline-rule.ts";

// The rules that all rails except check deposits share. Each rail passes its own name of the reason.

export function accountIsOpen<Reason extends string>(
  reason: Reason,
): DeclineRule<{ readonly account: Account }, Reason> {
  return {
    reason,
    condition: "The Account is open.",
    assumption: "D-39",
    broken: ({ account }) => account.status === "closed",
    facts: ({ account }) => ({ account: account.id, status: account.status }),
  };
}

export function ownerIsActive<Reason extends string>(reason: Reason): DeclineRule<{ readonly owner: Entity }, Reason> {
  return {
    reason,
    condition: "The Entity that owns the Account is active.",
    broken: ({ owner }) => owner.status !== "active",
    facts: ({ owner }) => ({ entity: owner.id, status: owner.status }),
  };
}
