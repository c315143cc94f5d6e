import type { Account, Entity } from "@sandbank/contract";
import { existing } from "../objects/objects.ts";
import type { Rule } from "../resource-kit/refusal-rule.ts";
import type { World } from "../world/world.ts";

/** For every operation that adds something to an Account or changes it. */
export const isOpen: Rule<{ readonly account: Account }> = {
  id: "account-open",
  condition: "The Account is open.",
  assumption: "D-39",
  broken: ({ account }) => account.status === "closed",
  detail: ({ account }) => `Account ${account.id} was closed at ${account.closed_at}. Use an open Account.`,
};

/** The Account that a new Account Number, Card, Physical Card or Lockbox Recipient belongs to, with its owner. */
export interface Owned {
  readonly account: Account;
  /** The Entity that owns the Account. */
  readonly owner: Entity;
}

/** Loads an Account with its owner. Refuses with 404 if the id is unknown. */
export function ownedAccount({ state }: World, id: string): Owned {
  const account = existing(state.tables.accounts, "account", id);
  return { account, owner: existing(state.tables.entities, "entity", account.entity_id) };
}

/** For every operation that creates a route for money into or out of an Account. */
export const newRouteRules: readonly Rule<Owned>[] = [
  isOpen,
  {
    id: "owner-active",
    condition: "The Entity that owns the Account is active.",
    broken: ({ owner }) => owner.status !== "active",
    detail: ({ account, owner }) =>
      `Account ${account.id} is owned by Entity ${owner.id}, which is ${owner.status}. Use an Account of an active Entity.`,
  },
];

export interface MoneyFacts {
  readonly account: Account;
  /** Whether every balance is still a safe integer after the amount has moved. */
  readonly fits: boolean;
}

/** A valid amount can still be too large for the present balances of the Account. */
export const staysExact: Rule<MoneyFacts> = {
  id: "balance-exact",
  condition: "The balances of the Account stay within the safe integers.",
  assumption: "D-41",
  broken: ({ fits }) => !fits,
  detail: ({ account }) =>
    `A balance of Account ${account.id} would pass ${Number.MAX_SAFE_INTEGER} cents, the most that can be counted exactly. Use a smaller amount, or bring the balance nearer to zero first.`,
};

/** For a credit over a rail. A credit for a closed Account is not refused but declined. */
export const creditRules: readonly Rule<MoneyFacts>[] = [staysExact];

/** For every operation that moves money immediately. */
export const moneyRules: readonly Rule<MoneyFacts>[] = [isOpen, staysExact];
