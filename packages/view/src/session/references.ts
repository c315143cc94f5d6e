import type { Step } from "@sandbank/engine/scenarios";
import { withJoinedMoves } from "./tidy-steps.ts";

/** Returns the names of the results to which a value refers. */
export function namesIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"(\w+)/g)].map(([, name]) => name as string);
}

/** Which steps refer to the results of which others. */
export interface References {
  /** The steps that a step needs: itself, those that it refers to, and those that they refer to. */
  readonly readNeeds: (step: Step) => readonly Step[];
  /** The steps in an order in which each step is followed by those that refer to it: an Account by its movements. */
  readonly inFamilies: readonly Step[];
}

interface Place {
  readonly needs: readonly Step[];
  /** The positions of the steps that lead to the step: of several that it refers to, the latest. */
  readonly path: readonly number[];
}

/** Reads the references of steps. Each refers to names of earlier ones. */
export function referencesIn(steps: readonly Step[]): References {
  const named = new Map<string, Place>();
  const places = new Map<Step, Place>();
  for (const [position, step] of steps.entries()) {
    const referred = namesIn(step).flatMap((name) => named.get(name) ?? []);
    const [latest] = referred.toSorted((one, other) => (other.path.at(-1) ?? 0) - (one.path.at(-1) ?? 0));
    const place = {
      needs: [...new Set([step, ...referred.flatMap(({ needs }) => needs)])],
      path: [...(latest?.path ?? []), position],
    };
    places.set(step, place);
    if ("as" in step && step.as !== undefined) named.set(step.as, place);
  }
  return {
    readNeeds: (step) => places.get(step)?.needs ?? [step],
    inFamilies: [...places].toSorted(([, one], [, other]) => comparePaths(one.path, other.path)).map(([step]) => step),
  };
}

/**
 * Returns the smallest part of the steps that is wanted: the last step with those that it needs, or also those that refer
 * to any of these, and so on. A part has all clock moves, so that its calls have the same instants. Returns all steps if
 * only they are wanted.
 */
export function partAroundLast(steps: readonly Step[], isWanted: (part: readonly Step[]) => boolean): readonly Step[] {
  const { readNeeds } = referencesIn(steps);
  let chosen = new Set(steps.slice(-1).flatMap(readNeeds));
  for (let size = 0; size < chosen.size; ) {
    size = chosen.size;
    const part = withJoinedMoves(steps.filter((step) => chosen.has(step) || "advance" in step));
    if (isWanted(part)) return part;
    const names = new Set([...chosen].map((step) => "as" in step && step.as));
    const referring = steps.filter((step) => namesIn(step).some((name) => names.has(name)));
    chosen = new Set([...chosen, ...referring.flatMap(readNeeds)]);
  }
  return steps;
}

/** Compares as the words of a dictionary: a path precedes those that continue it. */
function comparePaths(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at === -1 ? one.length - other.length : (one[at] as number) - (other[at] ?? -1);
}
