import { type Program, printSteps, type Step } from "@sandbank/engine/private/reference";
import { type Run, run } from "./run.ts";

/** A program with its outcome. */
export interface Shown extends Run {
  readonly program: Program;
}

/** Finds the program to show for each coverage entry that a program reaches. */
export function shortestPrograms(programs: readonly Program[]): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const program of programs.toSorted(compare)) {
    const ran = { program, ...run(program) };
    for (const item of ran.reached) if (!shown.has(item)) shown.set(item, ran);
  }
  return shown;
}

/**
 * Orders natural causes before forced ones, then a default bank before a bank with options, then by the number of steps
 * and of characters.
 */
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
