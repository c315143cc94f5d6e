import type { Entity, EntityList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, nowOf, type World } from "../../state/world.ts";
import { entityStates } from "./states.ts";
import { structuresOf } from "./structures.ts";

export const entityOperations = {
  "entities.list": list,
  "entities.create": create,
  "entities.retrieve": retrieveFrom("entities", "entity"),
  "entities.update": update,
  "entities.archive": archive,
} satisfies Handlers;

function list(world: World, { params }: Call<"entities.list">): EntityList {
  const where = { idempotency_key: equal(params.idempotency_key), status: params.status?.in };
  return listPage(world, "entities.list", world.state.tables.entities, params, { where });
}

function create(world: World, { params, idempotencyKey }: Call<"entities.create">): Entity {
  return add(
    world,
    world.state.tables.entities,
    {
      id: newId(world, "entity"),
      ...structuresOf(params),
      created_at: nowOf(world),
      description: params.description ?? null,
      idempotency_key: idempotencyKey,
      status: "active",
      structure: params.structure,
      type: "entity",
    },
    "entity.created",
  );
}

function update(world: World, { id, params }: Call<"entities.update">): Entity {
  const { entities } = world.state.tables;
  const entity = existing(entities, "entity", id);
  const { description = entity.description } = params;
  return change(world, entities, entity, { description }, "entity.updated");
}

function archive(world: World, { id }: Call<"entities.archive">): Entity {
  const { entities } = world.state.tables;
  const entity = existing(entities, "entity", id);
  const status = nextState(entityStates, { id: entity.id, state: entity.status, trigger: "archive" });
  return change(world, entities, entity, { status }, "entity.updated");
}
