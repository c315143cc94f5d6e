import { type Program, printSteps, type Step } from "@sandbank/engine/reference";
import { type Run, run } from "./run.ts";

/** A program, with what came of it. */
export interface Shown extends Run {
  readonly program: Program;
}

/** For each item of the coverage that any of the programs reaches, the one to show. */
export function shortestPrograms(programs: readonly Program[]): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const program of programs.toSorted(compare)) {
    const ran = { program, ...run(program) };
    for (const item of ran.reached) if (!shown.has(item)) shown.set(item, ran);
  }
  return shown;
}

/** Natural causes before force, then any bank before one with options, then fewer steps, then fewer characters. */
function compare(one: Program, other: Program): number {
  return (
    Number(one.steps.some(isForced)) - Number(other.steps.some(isForced)) ||
    Number(one.options !== undefined) - Number(other.options !== undefined) ||
    one.steps.length - other.steps.length ||
    printSteps(one.steps).length - printSteps(other.steps).length
  );
}

function isForced(step: Step): boolean {
  return "arm" in step || ("call" in step && step.params !== undefined && "decline_reason" in step.params);
}
