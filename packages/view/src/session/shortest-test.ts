import type { Step } from "@sandbank/engine/scenarios";
import { isLookup } from "./list-steps.ts";
import { partAroundLast, referencesIn } from "./references.ts";
import type { Session } from "./session.ts";
import { shorten } from "./shorten.ts";
import { find, type Subject } from "./subject.ts";
import { withJoinedMoves, withoutKeys } from "./tidy-steps.ts";

/** A test with more calls may have other balances than the session, to be shorter. */
const MOST_CALLS = 20;

/** The number of steps that each search runs, before it ends early. They take some seconds. */
export const MOST_WORK = 20_000;

/** The steps of a test. */
export interface ShortTest {
  readonly steps: readonly Step[];
  /** The difference from the session; null if the bank compares the same values. */
  readonly difference: Difference | null;
  /** Whether the search ended before it had tried to remove every step. */
  readonly endedEarly: boolean;
}

/** The difference between a test and its session. */
interface Difference {
  /** Why the bank declined or refused in the session, with the values that it compared. */
  readonly inSession: string;
  readonly inTest: string;
  /** The number of calls of the shortest test found that has the values of the session. */
  readonly exactCalls: number;
}

/**
 * Finds few steps with the same subject. If these are many calls, because each changes a value that the deciding rule
 * compares, finds few with which the same rule decides.
 */
export function shortestTest(
  genesis: Session["genesis"],
  { kind, finding, steps: all }: Subject,
  onProgress: (left: number) => void,
): ShortTest {
  let work = 0;
  const found = (steps: readonly Step[]) => {
    work += steps.length;
    return find(genesis, steps, kind);
  };

  /**
   * Finds a small part of the steps that has an aspect of the finding, then removes the steps from it that the last one
   * does not refer to, as long as the aspect stays the same.
   */
  function shortened(whole: readonly Step[], aspect: "signature" | "outline") {
    const isWanted = (part: readonly Step[]) => found(part)?.[aspect] === finding[aspect];
    const steps = partAroundLast(whole, isWanted);
    onProgress(steps.length);
    const { readNeeds: needsOf, inFamilies } = referencesIn(steps);
    const kept = kind === "whole" ? [] : steps.slice(-1).flatMap(needsOf);
    const withKept = (left: readonly Step[]) => {
      const chosen = new Set([...kept, ...left]);
      return steps.filter((step) => chosen.has(step));
    };
    const end = work + MOST_WORK;
    const isOver = () => work >= end;
    const left = shorten(
      inFamilies.filter((step) => !kept.includes(step)),
      {
        needsOf,
        isWanted: (items) => isWanted(withKept(items)),
        isOver,
        onProgress: (count) => onProgress(kept.length + count),
      },
    );
    return { steps: withKept(left), endedEarly: isOver() };
  }

  onProgress(all.length);
  const exact = shortened(all, "signature");
  const exactCalls = callsIn(exact.steps);
  const { steps: similar, endedEarly } = exactCalls > MOST_CALLS ? shortened(all, "outline") : exact;
  const tidy = withJoinedMoves(withoutKeys(similar));
  const here = found(similar);
  const steps = found(tidy)?.signature === here?.signature ? tidy : similar;
  const isExact = here?.signature === finding.signature;
  const difference = isExact ? null : { inSession: finding.conclusion, inTest: here?.conclusion ?? "", exactCalls };
  return { steps, difference, endedEarly };
}

/** Counts the calls of the session among steps. */
export function callsIn(steps: readonly Step[]): number {
  return steps.filter((step) => "call" in step && !isLookup(step)).length;
}
