import { type Lookup, nameObject } from "@sandbank/contract/private/words";
import type { State } from "../state/state.ts";
import type { World } from "../world/world.ts";
import { findObject } from "./find-object.ts";

/** Returns the names of the objects that the bank has, by id. */
export function nameObjects({ state }: World, ids: readonly string[]): Record<string, string> {
  const lookup = lookupIn(state);
  const names: Record<string, string> = {};
  for (const id of ids) {
    const object = findObject(state, id);
    if (object !== undefined) names[id] = nameObject(object, lookup);
  }
  return names;
}

export function lookupIn(state: State): Lookup {
  return (id) => findObject(state, id);
}
