import { resourceOfPrefix } from "../words/find-resource.ts";
import { type Screen, screens } from "./screens.ts";

/** Returns the screen that shows an object, by the prefix of its id; undefined if no screen does. */
export function screenOfId(id: string): Screen | undefined {
  const prefix = id.slice(0, id.lastIndexOf("_"));
  const named = (name: string) => screens.find(({ ids }) => ids?.includes(name));
  return named(prefix) ?? (resourceOfPrefix(prefix) && named("*"));
}
