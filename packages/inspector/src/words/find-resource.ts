import { resourceTables } from "../generated/resources.ts";
import type { ResourceTable } from "../tables/resource-table.ts";

/** Returns the table of a type of object, such as `account`. */
export function resourceOfType(type: string | undefined): ResourceTable | undefined {
  return resourceTables.find((resource) => resource.type === type);
}

/** Returns the table of the objects whose ids have this prefix. */
export function resourceOfPrefix(prefix: string): ResourceTable | undefined {
  return resourceTables.find(({ idPrefix }) => idPrefix === prefix);
}

/** Returns the table of the object with an id. */
export function resourceOfId(id: string): ResourceTable | undefined {
  return resourceOfPrefix(id.slice(0, Math.max(0, id.lastIndexOf("_"))));
}
