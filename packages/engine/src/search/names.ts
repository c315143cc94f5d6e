import { type Lookup, nameOf } from "@sandbank/contract/private/object-names";
import type { State } from "../state/state.ts";
import type { World } from "../state/world.ts";
import { findObject } from "./find-object.ts";

/** Returns the names of the objects that the bank has, by id. */
export function namesOf({ state }: World, ids: readonly string[]): Record<string, string> {
  const lookup = lookupIn(state);
  const names: Record<string, string> = {};
  for (const id of ids) {
    const object = findObject(state, id);
    if (object !== undefined) names[id] = nameOf(object, lookup);
  }
  return names;
}

export function lookupIn(state: State): Lookup {
  return (id) => findObject(state, id);
}
