import type { Entity } from "@sandbank/contract";
import { change, existing } from "../../objects/objects.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { append } from "../../store/layered-list.ts";
import type { World } from "../../world/world.ts";
import { entityStates } from "./states.ts";

/** Disables an Entity in the name of the bank. The API has no endpoint for it. */
export function disableEntity(world: World, id: string): Entity {
  const { journal, tables } = world.state;
  const entity = existing(tables.entities, "entity", id);
  const status = nextState(world, entityStates, { id: entity.id, state: entity.status, trigger: "disable" });
  append(journal, { kind: "disable", entity: entity.id });
  return change(world, tables.entities, entity, { status }, "entity.updated");
}
