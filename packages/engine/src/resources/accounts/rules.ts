import type { Account, AccountCreateParams, Entity, Program } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import { existing } from "../../objects.ts";
import { type Rule, requireAll } from "../../rules.ts";
import { oldest } from "../../store/table.ts";
import type { World } from "../../world.ts";

/** The objects that a new Account refers to. */
export interface Owners {
  readonly entity: Entity;
  readonly program: Program;
}

/** Loads the owners of a new Account; where none are named there is only one: a check of the parameters sees to that (D-31). */
export function ownersOf({ state }: World, params: AccountCreateParams): Owners {
  const { entities, programs } = state.tables;
  const entity = existing(entities, "entity", params.entity_id ?? (oldest(entities)?.id as string));
  const program = existing(programs, "program", params.program_id ?? (oldest(programs)?.id as string));
  if (params.informational_entity_id !== undefined) existing(entities, "entity", params.informational_entity_id);
  return { entity, program };
}

export const createRules: readonly Rule<Owners & { readonly params: AccountCreateParams }>[] = [
  {
    holds: "The owning Entity is active.",
    broken: ({ entity }) => entity.status !== "active",
    refusal: ({ entity }) =>
      invalidOperation(`Entity ${entity.id} is ${entity.status}. Only an active Entity can own a new Account.`),
  },
  {
    holds: "For loan funding, the Program lends (D-32).",
    broken: ({ program, params }) => params.funding === "loan" && program.lending === null,
    refusal: ({ program }) =>
      invalidOperation(`Program ${program.id} has no lending. Use a Program with lending, or fund by deposits.`),
  },
];

/** D-39: nothing happens on a closed Account. */
const isOpen: Rule<{ readonly account: Account }> = {
  holds: "The Account is open (D-39).",
  broken: ({ account }) => account.status === "closed",
  refusal: ({ account }) =>
    invalidOperation(`Account ${account.id} is closed since ${account.closed_at}. Use an open Account.`),
};

/** For everything that adds to an Account or changes it. */
export const openRules = [isOpen] as const;

export function requireOpen(account: Account): void {
  requireAll(openRules, { account });
}

export interface CloseFacts {
  readonly account: Account;
  readonly currentBalance: number;
  readonly hasOpenPendingTransaction: boolean;
}

/** Contract "Errors", D-38. */
export const closeRules: readonly Rule<CloseFacts>[] = [
  {
    holds: "The current balance is zero.",
    broken: ({ currentBalance }) => currentBalance !== 0,
    refusal: ({ account, currentBalance }) =>
      invalidOperation(
        `Account ${account.id} has a current balance of ${currentBalance} cents. Bring it to zero, then close the Account.`,
      ),
  },
  {
    holds: "No Pending Transaction is open.",
    broken: ({ hasOpenPendingTransaction }) => hasOpenPendingTransaction,
    refusal: ({ account }) =>
      invalidOperation(
        `Account ${account.id} has an open Pending Transaction. Wait until it is complete, or release it, then close the Account.`,
      ),
  },
];

export const updateRules: readonly Rule<{ readonly account: Account; readonly creditLimit: number | undefined }>[] = [
  isOpen,
  {
    holds: "For a credit limit, the Account is funded by a loan.",
    broken: ({ account, creditLimit }) => creditLimit !== undefined && account.loan === null,
    refusal: ({ account }) =>
      invalidOperation(`Account ${account.id} is funded by deposits. Only a loan Account has a credit limit.`),
  },
];
