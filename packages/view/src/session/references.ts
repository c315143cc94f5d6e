import type { Step } from "@sandbank/engine/scenarios";

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

/** Compares as the words of a dictionary: a path precedes those that continue it. */
function comparePaths(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at === -1 ? one.length - other.length : (one[at] as number) - (other[at] ?? -1);
}
