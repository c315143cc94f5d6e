import type { Account, AccountCreateParams, Entity, PendingTransaction, Program } from "@sandbank/contract";
import { dollars } from "../../money/dollars.ts";
import { existing } from "../../objects/objects.ts";
import { isOpen, type MoneyFacts, staysExact } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import type { State } from "../../state/state.ts";
import { earliest, oldest } from "../../store/table.ts";
import type { World } from "../../world/world.ts";
import { wayToComplete } from "../pending-transactions/way-to-complete.ts";

/** The objects that a new Account refers to. */
export interface Owners {
  readonly entity: Entity;
  /** The informational Entity; null if the request names none. */
  readonly informational: Entity | null;
  readonly program: Program;
}

/** The Entity that owns a new Account if the request names none (D-31). */
export function defaultEntity({ tables }: State): Entity | undefined {
  const first = oldest(tables.entities);
  return first?.status === "active" ? first : earliest(tables.entities, { status: ["active"] });
}

/** Loads the owners of a new Account. The parameter checks have verified that the defaults exist (D-31). */
export function loadOwners(world: World, params: AccountCreateParams): Owners {
  const { entities, programs } = world.state.tables;
  const { informational_entity_id: informational } = params;
  return {
    entity: existing(entities, "entity", params.entity_id ?? (defaultEntity(world.state)?.id as string)),
    program: existing(programs, "program", params.program_id ?? (oldest(programs)?.id as string)),
    informational: informational === undefined ? null : existing(entities, "entity", informational),
  };
}

export const createRules: readonly Rule<Owners & { readonly params: AccountCreateParams }>[] = [
  {
    id: "owner-active",
    condition: "The owning Entity is active.",
    broken: ({ entity }) => entity.status !== "active",
    detail: ({ entity }) =>
      `Entity ${entity.id} is ${entity.status}, and only an active Entity can own a new Account. Name an active one.`,
  },
  {
    id: "informational-entity-active",
    condition: "The informational Entity is active.",
    broken: ({ informational }) => informational !== null && informational.status !== "active",
    detail: ({ informational }) =>
      `Entity ${informational?.id} is ${informational?.status}, and only an active Entity can be the informational Entity of a new Account. Name an active one, or none.`,
  },
  {
    id: "program-lends",
    condition: "For loan funding, the Program lends.",
    assumption: "D-32",
    broken: ({ program, params }) => params.funding === "loan" && program.lending === null,
    detail: ({ program }) =>
      `Program ${program.id} does not lend. Use a Program with lending, or fund the Account by deposits.`,
  },
];

export interface UpdateFacts extends MoneyFacts {
  readonly creditLimit: number | undefined;
  /** Whether the request changes the name or the credit limit. */
  readonly isChange: boolean;
}

export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    ...isOpen,
    condition: "The Account is open, or the update changes nothing.",
    broken: (facts) => facts.isChange && isOpen.broken(facts), // D-40
  },
  {
    id: "funded-by-loan",
    condition: "For a credit limit, the Account is funded by a loan.",
    broken: ({ account, creditLimit }) => creditLimit !== undefined && account.loan === null,
    detail: ({ account }) =>
      `Account ${account.id} is funded by deposits, and only a loan Account has a credit limit. Leave \`loan\` out.`,
  },
  staysExact,
];

export interface CloseFacts {
  readonly account: Account;
  readonly currentBalance: number;
  /** An open Pending Transaction of the Account, if any. */
  readonly pending: PendingTransaction | undefined;
}

/** Contract "Errors", D-38. */
export const closeRules: readonly Rule<CloseFacts>[] = [
  {
    id: "balance-zero",
    condition: "The current balance is zero.",
    broken: ({ currentBalance }) => currentBalance !== 0,
    detail: ({ account, currentBalance }) =>
      `The current balance of Account ${account.id} is ${dollars(currentBalance)}. Bring it to zero, then close the Account.`,
  },
  {
    id: "nothing-pending",
    condition: "No Pending Transaction is open.",
    broken: ({ pending }) => pending !== undefined,
    detail: ({ account, pending }) =>
      `Account ${account.id} has an open Pending Transaction. ${pending && wayToComplete(pending)}, then close the Account.`,
  },
];
