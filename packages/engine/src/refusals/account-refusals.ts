import type { Account, Entity } from "@sandbank/contract";
import { existing } from "../objects/objects.ts";
import type { Rule } from "../resource-kit/refusal-rule.ts";
import type { World } from "../state/world.ts";

/** For everything that adds to an Account or changes it. */
export const isOpen: Rule<{ readonly account: Account }> = {
  holds: "The Account is open (D-39).",
  broken: ({ account }) => account.status === "closed",
  detail: ({ account }) => `Account ${account.id} was closed at ${account.closed_at}. Use an open Account.`,
};

/** What a new Account Number, Card, Physical Card or Lockbox Recipient belongs to. */
export interface Owned {
  readonly account: Account;
  /** The Entity that owns the Account. */
  readonly owner: Entity;
}

/** Loads an Account with its owner. Refuses with 404 where the id names none. */
export function ownedAccount({ state }: World, id: string): Owned {
  const account = existing(state.tables.accounts, "account", id);
  return { account, owner: existing(state.tables.entities, "entity", account.entity_id) };
}

/** For everything that money could then come and go through. */
export const newRouteRules: readonly Rule<Owned>[] = [
  isOpen,
  {
    holds: "The Entity that owns the Account is active.",
    broken: ({ owner }) => owner.status !== "active",
    detail: ({ account, owner }) =>
      `Account ${account.id} is owned by Entity ${owner.id}, which is ${owner.status}. Use an Account of an active Entity.`,
  },
];

export interface MoneyFacts {
  readonly account: Account;
  /** Whether every balance is still a safe integer when the amount has moved. */
  readonly fits: boolean;
}

/** An amount that is right in itself can be too much for the Account as it is. */
export const staysExact: Rule<MoneyFacts> = {
  holds: "The balances of the Account stay safe integers (D-41).",
  broken: ({ fits }) => !fits,
  detail: ({ account }) =>
    `A balance of Account ${account.id} would pass ${Number.MAX_SAFE_INTEGER} cents, the most that can be counted exactly. Use a smaller amount, or bring the balance nearer to zero first.`,
};

/** For a credit that comes over a rail: one for a closed Account is declined. */
export const creditRules: readonly Rule<MoneyFacts>[] = [staysExact];

/** For everything that moves money at once. */
export const moneyRules: readonly Rule<MoneyFacts>[] = [isOpen, staysExact];
