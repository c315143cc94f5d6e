import { distance } from "../store/distance.ts";

/** The `count` candidates with the fewest edits from a text, the nearest first. */
export function nearest(text: string, candidates: readonly string[], count: number): string[] {
  const ranked = candidates.map((candidate) => ({ candidate, distance: distance(text, candidate) }));
  ranked.sort((one, other) => one.distance - other.distance);
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}
