import type { Entity, EntityList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { World } from "../../world/world.ts";
import { newEntity } from "./make.ts";
import { validationRules } from "./refusals.ts";
import { requireFiles } from "./require-files.ts";
import { entityStates } from "./states.ts";
import { update } from "./update.ts";
import { updateValidation } from "./update-validation.ts";

export const entityOperations = {
  "entities.list": list,
  "entities.create": create,
  "entities.retrieve": retrieveFrom("entities", "entity"),
  "entities.update": update,
  "entities.archive": archive,
  "simulations.entities.updateValidation": refusedBy(validationRules, updateValidation),
} satisfies Handlers;

function list(world: World, { params }: Call<"entities.list">): EntityList {
  const where = {
    idempotency_key: equal(params.idempotency_key),
    status: params.status?.in,
    validation_status: params.validation_status?.in,
  };
  return listPage(world, "entities.list", world.state.tables.entities, params, { where });
}

function create(world: World, { params, idempotencyKey }: Call<"entities.create">): Entity {
  requireFiles(world, params);
  return add(world, world.state.tables.entities, newEntity(world, params, idempotencyKey), "entity.created");
}

function archive(world: World, { id }: Call<"entities.archive">): Entity {
  const { entities } = world.state.tables;
  const entity = existing(entities, "entity", id);
  const status = nextState(world, entityStates, { id: entity.id, state: entity.status, trigger: "archive" });
  return change(world, entities, entity, { status }, "entity.updated");
}
