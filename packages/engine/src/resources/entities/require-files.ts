import { existing } from "../../objects/objects.ts";
import type { World } from "../../world/world.ts";

/** Refuses parameters that name a File that does not exist, at any depth, in the order of the body (D-04). */
export function requireFiles(world: World, params: object): void {
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === "string" && key.endsWith("file_id")) existing(world.state.tables.files, "file", value);
    else if (typeof value === "object" && value !== null) requireFiles(world, value);
  }
}
