import type { Probe } from "../world/probe.ts";
import type { World } from "../world/world.ts";

/** Passes each transition of an object through a probe. Returns the object in the states that follow. */
export function probeStates<T extends { readonly type: string }>(world: World, probe: Probe, before: T, after: T): T {
  let decided = after;
  for (const { name, read } of world.tally.family.stateFieldsOf(after.type)) {
    const were = read(before);
    let index = 0;
    const decide = (state: unknown) => {
      const was = were[index++] ?? state;
      return was === state ? state : probe.at(`transition/${name}/${was}/${state}`, state);
    };
    decided = mapAt(decided, name.split(".").slice(1), decide) as T;
  }
  return decided;
}

/** Replaces the value at a path, which leads through each element of a list. */
function mapAt(value: unknown, [key, ...path]: readonly string[], replace: (value: unknown) => unknown): unknown {
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((element) => mapAt(element, [key, ...path], replace));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: mapAt((value as Readonly<Record<string, unknown>>)[key], path, replace) };
}
