import type { Account, AccountCreateParams, Entity, Program } from "@sandbank/contract";
import { invalidOperation, invalidParameters } from "../../errors.ts";
import { existing } from "../../objects.ts";
import { only } from "../../store/table.ts";
import type { World } from "../../world.ts";
import { currentBalanceAt } from "./balances.ts";

/** The objects that a new Account refers to. Refuses what is missing, unknown or not fit for new activity. */
export function ownersOf({ state }: World, params: AccountCreateParams): { entity: Entity; program: Program } {
  const { entities, programs } = state.tables;
  const entityId = params.entity_id ?? only(entities)?.id;
  const programId = params.program_id ?? only(programs)?.id;
  const faults = [];
  if (entityId === undefined) faults.push(requiredAmongSeveral("entity_id", "Entities"));
  if (programId === undefined) faults.push(requiredAmongSeveral("program_id", "Programs"));
  if (entityId === undefined || programId === undefined) throw invalidParameters(faults);
  const entity = existing(entities, "entity", entityId);
  const program = existing(programs, "program", programId);
  if (params.informational_entity_id !== undefined) existing(entities, "entity", params.informational_entity_id);
  if (entity.status !== "active") {
    throw invalidOperation(`Entity ${entity.id} is ${entity.status}. Only an active Entity can own a new Account.`);
  }
  if (params.funding === "loan" && program.lending === null) {
    throw invalidOperation(
      `Program ${program.id} has no lending. Use a Program with lending, or fund by deposits (D-32).`,
    );
  }
  return { entity, program };
}

/** Refuses anything on a closed Account (D-39). */
export function requireOpen(account: Account): void {
  if (account.status === "closed") {
    throw invalidOperation(`Account ${account.id} is closed since ${account.closed_at}. Use an open Account.`);
  }
}

/** Refuses to close an Account with money in it (contract "Errors", D-38). */
export function requireClosable({ state }: World, account: Account): void {
  requireOpen(account);
  const balance = currentBalanceAt(state.ledger, account, state.now);
  if (balance !== 0) {
    throw invalidOperation(
      `Account ${account.id} has a current balance of ${balance} cents. Bring it to zero, then close the Account.`,
    );
  }
}

function requiredAmongSeveral(field: string, objects: string) {
  return { field, message: `is required, because there are several ${objects}` };
}
