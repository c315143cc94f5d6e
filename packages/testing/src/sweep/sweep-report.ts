import { clip, LINE_LENGTH, wrap } from "../report/lines.ts";
import { appPlaceOf } from "./app-place.ts";
import type { Play, PlayFailure } from "./play.ts";
import type { SweepFailure } from "./sweep-error.ts";
import { type Moment, type PlannedFault, prepositionOf } from "./timeline.ts";

/** The first failed run of a cause. */
export interface FailedRun extends SweepFailure {
  readonly played: Play;
  readonly failure: PlayFailure;
  readonly plan: readonly PlannedFault[];
}

interface Totals {
  readonly runs: number;
  /** How many runs failed. */
  readonly count: number;
  readonly isStopped: boolean;
}

const MOST_LINES = 60;

export function reportOf(failed: readonly FailedRun[], { runs, count, isStopped }: Totals): string {
  const causes = failed.length === 1 ? "one cause" : `${failed.length} causes`;
  const title = `${count} of ${runs} runs failed, with ${causes}.${isStopped ? " The sweep stopped there." : ""}`;
  return [title, ...failed.flatMap((run) => ["", ...linesOf(run)])].slice(0, MOST_LINES).join("\n");
}

function linesOf({ only, during, message, calls, played }: FailedRun): string[] {
  const place = appPlaceOf(played.timeline.occurred.at(-1)?.stack);
  return [
    only,
    `  during ${during}${place === undefined ? "" : `, ${place}`}`,
    ...wrap(message, LINE_LENGTH).map((line) => `  ${line}`),
    ...calls.slice(0, 5).map((line) => `    ${clip(line, 90)}`),
  ];
}
void prepositionOf;
export type { Moment };
