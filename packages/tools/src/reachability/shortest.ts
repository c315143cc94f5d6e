import type { Program } from "./program.ts";
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

/** Natural causes before force, then fewer statements, then fewer characters. */
function compare(one: Program, other: Program): number {
  return (
    Number(isForced(one)) - Number(isForced(other)) ||
    one.length - other.length ||
    one.join("\n").length - other.join("\n").length
  );
}

function isForced(program: Program): boolean {
  return program.some((statement) => /\bdecline_reason:|\bfaults\.arm\(/.test(statement));
}
