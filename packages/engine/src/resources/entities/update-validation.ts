import type { Entity } from "@sandbank/contract";
import { exchange, existing } from "../../objects/objects.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import type { validationRules } from "./refusals.ts";

type Issue = NonNullable<Entity["validation"]>["issues"][number];

/** Also emits its Event if the issues are as before: the bank has checked the Entity again. */
export function updateValidation(
  world: World,
  { id, params: { issues } }: Call<"simulations.entities.updateValidation">,
  requireAll: RequireAll<typeof validationRules>,
): Entity {
  const { entities } = world.state.tables;
  const entity = existing(entities, "entity", id);
  requireAll({ entity, issues });
  const validation: Entity["validation"] = {
    status: issues.length === 0 ? "valid" : "invalid",
    issues: issues.map(({ category }) => createIssue(entity, category)),
  };
  return exchange(world, entities, entity, { ...entity, validation }, "entity.updated");
}

function createIssue({ corporation }: Entity, category: Issue["category"]): Issue {
  const owner = corporation?.beneficial_owners[0] ?? null;
  const beneficial = owner && { beneficial_owner_id: owner.id };
  const reason = "mailbox_address";
  return {
    category,
    beneficial_owner_address: category === "beneficial_owner_address" ? beneficial && { ...beneficial, reason } : null,
    beneficial_owner_identity: category === "beneficial_owner_identity" ? beneficial : null,
    entity_address: category === "entity_address" ? { reason } : null,
    entity_tax_identifier: category === "entity_tax_identifier" ? {} : null,
  };
}
