import type { Step } from "@sandbank/engine/scenarios";
import { isLookup } from "./list-steps.ts";
import { referencesIn } from "./references.ts";
import type { Session } from "./session.ts";
import { shorten } from "./shorten.ts";
import { find, type Subject } from "./subject.ts";
import { withoutKeys } from "./tidy-steps.ts";

/** A test with more calls may have other balances than the session, to be shorter. */
const MOST_CALLS = 20;

/** The number of steps that each search runs, before it ends early. They take some seconds. */
const MOST_WORK = 40_000;

/** The steps of a test. */
export interface ShortTest {
  readonly steps: readonly Step[];
  /** The difference from the session; null if the bank compares the same values. */
  readonly difference: Difference | null;
  /** The number of steps that were run to find these. */
  readonly work: number;
}

/** The difference between a test and its session. */
interface Difference {
  /** Why the bank declined or refused in the session, with the values that it compared. */
  readonly inSession: string;
  readonly inTest: string;
  /** The number of calls that the test would have with the values of the session. */
  readonly exactCalls: number;
}

/**
 * Removes the steps without which the subject stays the same. If many calls are left, because each changes a value that
 * the deciding rule compares, removes also those without which the same rule decides.
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

  /** Returns the steps up to the one that leads to the subject. */
  function upToSubject(): readonly Step[] {
    const isFound = (count: number) => found(all.slice(0, count))?.signature === finding.signature;
    if (kind !== "decline" || !isFound(all.length - 1)) return all;
    let [least, most] = [1, all.length - 1];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      if (isFound(middle)) most = middle;
      else least = middle + 1;
    }
    return all.slice(0, most);
  }

  /** Removes steps that the last one does not refer to, as long as the subject stays the same in a part. */
  function shortened(steps: readonly Step[], part: "signature" | "outline"): readonly Step[] {
    const { readNeeds: needsOf, inFamilies } = referencesIn(steps);
    const kept = kind === "whole" ? [] : steps.slice(-1).flatMap(needsOf);
    const withKept = (left: readonly Step[]) => {
      const chosen = new Set([...kept, ...left]);
      return steps.filter((step) => chosen.has(step));
    };
    const end = work + MOST_WORK;
    const left = shorten(
      inFamilies.filter((step) => !kept.includes(step)),
      {
        needsOf,
        isWanted: (items) => found(withKept(items))?.[part] === finding[part],
        isOver: () => work >= end,
        onProgress: (count) => onProgress(kept.length + count),
      },
    );
    return withKept(left);
  }

  const exact = shortened(upToSubject(), "signature");
  const similar = callsIn(exact) > MOST_CALLS ? shortened(exact, "outline") : exact;
  const keyless = withoutKeys(similar);
  const here = found(similar);
  const steps = found(keyless)?.signature === here?.signature ? keyless : similar;
  const isExact = here?.signature === finding.signature;
  const difference = isExact
    ? null
    : { inSession: finding.conclusion, inTest: here?.conclusion ?? "", exactCalls: callsIn(exact) };
  return { steps, difference, work };
}

/** Counts the calls of the session among steps. */
export function callsIn(steps: readonly Step[]): number {
  return steps.filter((step) => "call" in step && !isLookup(step)).length;
}
