import type { Bank, Journal, TraceStep } from "@sandbank/engine";

/**
 * The number of steps before the log of a bank began: of the setup, whose bank a test forks. 0 if the log no longer has its
 * first step.
 */
export function stepsOfSetup(bank: Bank): number {
  const [first] = bank.trace().steps;
  if (first === undefined || first.number > 1) return 0;
  const until = stepsIn(bank.journal().entries.slice(0, first.entry));
  return isInJournal(first) ? until - 1 : until;
}

/** The steps of a bank with the numbers that they have in its whole session, in which the setup comes first. */
export function afterSetup(steps: readonly TraceStep[], setup: number): readonly TraceStep[] {
  return steps.map((step) => ({ ...step, number: step.number + setup }));
}

/** Whether the journal has an entry for the step. It has none for reads and for calls that changed nothing. */
function isInJournal(step: TraceStep): boolean {
  return step.kind === "advance" || (step.method !== "GET" && step.error === null && !step.isReplay);
}

/** The number of steps that a replay of the entries logs. Moves of the clock without a call between them are one step. */
function stepsIn(entries: Journal["entries"]): number {
  const kinds = entries.map(({ kind }) => kind).filter((kind) => logged.has(kind));
  return kinds.filter((kind, index) => kind !== "advance" || kinds[index - 1] !== "advance").length;
}

/** The kinds of entries that are steps of the log. */
const logged: ReadonlySet<string> = new Set(["call", "disable", "advance"]);
