import type { Screen } from "./screen.ts";
import { screens } from "./screens.ts";

/** The screen that shows an object, by the prefix of its id; undefined if no screen does. */
export function screenOfId(id: string): Screen | undefined {
  const prefix = id.slice(0, id.lastIndexOf("_"));
  return screens.find(({ ids }) => ids?.includes(prefix)) ?? screens.find(({ ids }) => ids?.includes("*"));
}
