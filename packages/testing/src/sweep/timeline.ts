import { callStack } from "./call-stack.ts";
import type { FaultForm } from "./faults.ts";
import { choosePreposition, type Moment, type MomentKind } from "./moment.ts";

/** A fault at a moment. */
export interface PlannedFault {
  readonly form: FaultForm;
  /** The moment, as an earlier play has met it, and its position there. */
  readonly moment: Moment;
  readonly index: number;
  /** Which moment of its kind and name it is, from 1. */
  readonly number: number;
  /** The name of the moment: `before accounts.create #1`. */
  readonly point: string;
}

/** A fault that has occurred. */
interface OccurredFault {
  readonly planned: PlannedFault;
  /** The position of its moment in this play. */
  readonly index: number;
  /** A stack that leads to the code of the app; undefined if there is none. */
  readonly stack: string | undefined;
  /** The number of the bank's latest step before it; 0 without one. */
  readonly step: number;
}

/** More boundaries than a story has: an app that reaches them repeats itself without an end. */
const MOST_MOMENTS = 20_000;

/** More reads in one turn of the event loop than a story has: an app that waits for a row by reading it again and again. */
const MOST_READS = 200_000;

/** The work in which the app is started. */
export const START = "the start";

/** A request notes where it is sent only if a planned fault is at most so many moments away: a stack is costly. */
const NEAR = 20;

/** The moments of one play, and the faults that occur at them. */
export interface Timeline {
  readonly moments: readonly Moment[];
  readonly occurred: readonly OccurredFault[];
  /** The work in progress. */
  during: string;
  /** A call of the store beside which the app goes on, or has begun another one; "" if there is none. */
  beside: () => string;
  /** Counts what can change the state that survives a crash. */
  changed(): void;
  /** Counts what the app has done: moments, and calls that have ended. */
  readonly progress: () => number;
  advanceProgress(): void;
  /** Resolves when the app does something again. */
  nextProgress(): Promise<void>;
  /** Notes a moment. Returns the form of the fault that occurs at it, if one does. */
  reach(kind: MomentKind, what: string, stack?: () => string | undefined): FaultForm | undefined;
  /** Notes the outcome of the boundary that began with the moment at a position. */
  end(index: number, outcome: string): void;
  /** Notes that the app has read its store. That is no moment, but the app may do it without an end. */
  read(): void;
  /** The work during which the app has read its store. */
  readonly reading: ReadonlySet<string>;
  /** Notes that a turn of the event loop begins. */
  turn(): void;
  /** Whether the app has reached more boundaries than a story has. */
  isEndless(): boolean;
  /** Whether a planned fault is so near that a stack is worth its cost. */
  isNear(): boolean;
  /** No fault occurs after this, and no moment is noted. */
  close(): void;
}

/** More than `MOST_MOMENTS` boundaries, or `MOST_READS` reads. */
export class EndlessPlay extends Error {
  override readonly name = "EndlessPlay";

  readonly why: string;

  /** `why` is a sentence without its full stop. */
  constructor(why: string) {
    super(`${why}.`);
    this.why = why;
  }
}

interface TimelineParts {
  readonly plan: readonly PlannedFault[];
  readonly onEnd: (error: Error) => void;
  /** Returns the number of the bank's latest step; 0 without one. */
  readonly latestStep: () => number;
}

export function createTimeline({ plan, onEnd, latestStep }: TimelineParts): Timeline {
  const moments: Moment[] = [];
  const occurred: OccurredFault[] = [];
  /** How many moments each planned fault has met that have the kind and name of its own. */
  const counts: number[] = [];
  const reading = new Set<string>();
  let changes = 0;
  let progress = 0;
  let reads = 0;
  let isClosed = false;
  let isEndless = false;
  let waiters: (() => void)[] = [];
  const advanceProgress = () => {
    progress++;
    if (waiters.length === 0) return;
    const woken = waiters;
    waiters = [];
    for (const wake of woken) wake();
  };
  const endPlay = (what: string) => {
    isEndless = true;
    onEnd(new EndlessPlay(what));
  };
  const timeline: Timeline = {
    moments,
    occurred,
    reading,
    during: START,
    beside: () => "",
    progress: () => progress,
    advanceProgress,
    nextProgress: () =>
      new Promise((resolve) => {
        waiters.push(resolve);
      }),
    changed() {
      changes++;
    },
    end(index, outcome) {
      const moment = moments[index];
      if (moment === undefined) return;
      moment.outcome = outcome;
      moment.endedAt = moments.length;
    },
    read() {
      if (!isClosed) reading.add(timeline.during);
      if (++reads <= MOST_READS || isClosed || isEndless) return;
      endPlay(
        `The app read its store more than ${MOST_READS.toLocaleString("en")} times in one turn of the event loop`,
      );
    },
    turn() {
      reads = 0;
    },
    isEndless: () => isEndless,
    isNear() {
      const next = plan[occurred.length];
      return next !== undefined && next.index - moments.length < NEAR;
    },
    reach(kind, what, stack) {
      advanceProgress();
      reads = 0;
      if (isClosed) return undefined;
      const index = moments.length;
      moments.push({
        kind,
        what,
        during: timeline.during,
        beside: timeline.beside(),
        changes,
        followedBy: new Set(),
        isAccepted: false,
        outcome: "",
        endedAt: Number.POSITIVE_INFINITY,
      });
      if (index >= MOST_MOMENTS) {
        const most = MOST_MOMENTS.toLocaleString("en");
        if (!isEndless) endPlay(`The app reached more than ${most} boundaries, most recently ${what}`);
        return undefined;
      }
      if (occurred.length === plan.length) return undefined;
      for (const [place, { moment }] of plan.entries()) {
        if (moment.kind === kind && moment.what === what) counts[place] = (counts[place] ?? 0) + 1;
      }
      const next = plan[occurred.length];
      const isNext = next?.moment.kind === kind && next.moment.what === what;
      if (!isNext || counts[occurred.length] !== next.number) return undefined;
      occurred.push({ planned: next, index, stack: stack === undefined ? callStack() : stack(), step: latestStep() });
      return next.form;
    },
    close() {
      isClosed = true;
    },
  };
  return timeline;
}

/** Says how a moment differs from the one of an earlier play at the same position. */
export function describeDifference(
  before: Pick<Moment, "kind" | "what"> | undefined,
  now: Pick<Moment, "kind" | "what"> | undefined,
  index: number,
): string {
  return `boundary ${index + 1} was ${nameMoment(before)} in one play and ${nameMoment(now)} in the next`;
}

/** `before INSERT INTO entries`. */
export function nameMoment(moment: Pick<Moment, "kind" | "what"> | undefined): string {
  return moment === undefined ? "the end of the story" : `${choosePreposition(moment.kind)} ${moment.what}`;
}
