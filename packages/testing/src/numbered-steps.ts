import type { Bank, Journal, TraceStep } from "@sandbank/engine";
import { bankAtOpening } from "./events-of-test.ts";

/**
 * The number of steps before the log of a test's bank began: of its setup, whose bank it forks. 0 for a bank that no
 * fixture opened.
 */
export function stepsOfSetup(bank: Bank): number {
  const opening = bankAtOpening(bank);
  return opening === undefined ? 0 : stepsIn(opening.journal());
}

/** The steps of a bank with the numbers that they have in its whole session, in which the setup comes first. */
export function afterSetup(steps: readonly TraceStep[], setup: number): readonly TraceStep[] {
  return steps.map((step) => ({ ...step, number: step.number + setup }));
}

/** The number of steps that a replay of the journal logs. Moves of the clock without a call between them are one step. */
function stepsIn({ entries }: Journal): number {
  const kinds = entries.map(({ kind }) => kind).filter((kind) => logged.has(kind));
  return kinds.filter((kind, index) => kind !== "advance" || kinds[index - 1] !== "advance").length;
}

/** The kinds of entries that are steps of the log. */
const logged: ReadonlySet<string> = new Set(["call", "disable", "advance"]);
