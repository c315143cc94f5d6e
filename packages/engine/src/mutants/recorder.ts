import type { Probe } from "../world/probe.ts";

/** Makes a probe that reports each place that decides the first time, and changes nothing. */
export function createRecorder(reached: (place: string) => void): Probe {
  const known = new Set<string>();
  return {
    operation: "",
    at(place, decision) {
      if (!known.has(place)) {
        known.add(place);
        reached(place);
      }
      return decision;
    },
    work: (act) => act(),
    handle: (request, respond) => respond(request),
    isSetAside: () => false,
  };
}
