import type { FaultForm } from "./faults.ts";
import { type Moment, type MomentKind, prepositionOf } from "./moment.ts";

/** A fault at a moment. */
export interface PlannedFault {
  readonly form: FaultForm;
  /** The position of the moment in its play. */
  readonly index: number;
  /** The moment, as an earlier play has met it. */
  readonly moment: Moment;
  /** The name of the moment: `before accounts.create #1`. */
  readonly point: string;
}

/** A fault that has occurred. */
interface OccurredFault {
  readonly planned: PlannedFault;
  /** A stack that leads to the code of the app; undefined if there is none. */
  readonly stack: string | undefined;
}

/** More boundaries than a story has: an app that reaches them repeats itself without an end. */
const MOST_MOMENTS = 20_000;

/** Before this many moments ahead of a planned fault, requests note who sends them. */
const NEAR = 20;

/** The moments of one play, and the faults that occur at them. */
export interface Timeline {
  readonly moments: readonly Moment[];
  readonly occurred: readonly OccurredFault[];
  /** The work in progress. */
  during: string;
  /** Counts what can change the state that survives a crash. */
  changed(): void;
  /** Counts what the app has done: moments, and calls that have ended. */
  readonly progress: () => number;
  advanceProgress(): void;
  /** Resolves when the app does something again. */
  nextProgress(): Promise<void>;
  /** Notes a moment. Returns the form of the fault that occurs at it, if one does. */
  reach(kind: MomentKind, what: string, stack?: () => string | undefined): FaultForm | undefined;
  /** Whether a planned fault is so near that a stack is worth its cost. */
  isNear(): boolean;
  /** No fault occurs after this, and no moment is noted. */
  close(): void;
}

/** The app has reached another boundary than in an earlier play. */
export class DifferentPlay extends Error {
  override readonly name = "DifferentPlay";
}

/** More than `MOST_MOMENTS` boundaries. */
export class EndlessPlay extends Error {
  override readonly name = "EndlessPlay";
}

export function createTimeline(plan: readonly PlannedFault[], onEnd: (error: Error) => void): Timeline {
  const moments: Moment[] = [];
  const occurred: OccurredFault[] = [];
  let changes = 0;
  let progress = 0;
  let isClosed = false;
  let waiters: (() => void)[] = [];
  const advanceProgress = () => {
    progress++;
    if (waiters.length === 0) return;
    const woken = waiters;
    waiters = [];
    for (const wake of woken) wake();
  };
  const timeline: Timeline = {
    moments,
    occurred,
    during: "the start",
    progress: () => progress,
    advanceProgress,
    nextProgress: () =>
      new Promise((resolve) => {
        waiters.push(resolve);
      }),
    changed() {
      changes++;
    },
    isNear() {
      const next = plan[occurred.length];
      return next !== undefined && next.index - moments.length < NEAR;
    },
    reach(kind, what, stack) {
      advanceProgress();
      if (isClosed) return undefined;
      const index = moments.length;
      moments.push({
        kind,
        what,
        during: timeline.during,
        changes,
        followers: 0,
        isAccepted: false,
        outcome: "",
      });
      if (index >= MOST_MOMENTS) {
        onEnd(
          new EndlessPlay(
            `The app reached more than ${MOST_MOMENTS.toLocaleString("en")} boundaries, most recently ${what}`,
          ),
        );
        return undefined;
      }
      const next = plan[occurred.length];
      if (next?.index !== index) return undefined;
      if (next.moment.kind !== kind || next.moment.what !== what) {
        onEnd(new DifferentPlay(differenceOf(next.moment, { kind, what }, index)));
        return undefined;
      }
      occurred.push({ planned: next, stack: stack === undefined ? new Error().stack : stack() });
      return next.form;
    },
    close() {
      isClosed = true;
    },
  };
  return timeline;
}

/** Says how a moment differs from the one of an earlier play at the same position. */
export function differenceOf(
  before: Pick<Moment, "kind" | "what"> | undefined,
  now: Pick<Moment, "kind" | "what"> | undefined,
  index: number,
): string {
  return `boundary ${index + 1} was ${nameOf(before)} in one play and ${nameOf(now)} in the next`;
}

function nameOf(moment: Pick<Moment, "kind" | "what"> | undefined): string {
  return moment === undefined ? "the end of the story" : `${prepositionOf(moment.kind)} ${moment.what}`;
}
