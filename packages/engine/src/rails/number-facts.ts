import type { NumberFacts } from "../declines/number-decline-rules.ts";
import { existing } from "../objects/objects.ts";
import type { World } from "../world/world.ts";

/** Loads an Account Number, its Account and the owner. Refuses with 404 if the id is unknown. */
export function numberFacts({ state }: World, accountNumberId: string): NumberFacts {
  const { accountNumbers, accounts, entities } = state.tables;
  const number = existing(accountNumbers, "account_number", accountNumberId);
  const account = existing(accounts, "account", number.account_id);
  return { number, account, owner: existing(entities, "entity", account.entity_id) };
}
