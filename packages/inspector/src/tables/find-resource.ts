import { resourceTables } from "../generated/resources.ts";
import type { ResourceTable } from "./resource-table.ts";

/** The table of a type of object, such as `account`. */
export function resourceOfType(type: string | undefined): ResourceTable | undefined {
  return resourceTables.find((resource) => resource.type === type);
}

/** The table of the objects that have ids with this prefix. */
export function resourceOfPrefix(prefix: string): ResourceTable | undefined {
  return resourceTables.find(({ idPrefix }) => idPrefix === prefix);
}

/** The table of the object that an id stands for. */
export function resourceOfId(id: string): ResourceTable | undefined {
  return resourceOfPrefix(id.slice(0, Math.max(0, id.lastIndexOf("_"))));
}
