import { type Journal, sealJournal, type TraceStep } from "@sandbank/engine";

/** A journal without its seal. */
type Content = Pick<Journal, "genesis" | "requests" | "entries">;

/** Returns the entries after the first `count` as a journal, which is replayed from a snapshot. */
export function entriesAfter({ genesis, requests, entries }: Content, count: number): Journal {
  return sealJournal({ genesis, requests, entries: entries.slice(count) });
}

/**
 * Returns the steps of the first `count` entries of a journal, including the calls that were refused after them. Refused
 * calls that follow a decline are left out, because they would hide the decline.
 */
export function stepsUntil(steps: readonly TraceStep[], count: number): readonly TraceStep[] {
  const part = steps.filter(({ entry }) => entry <= count);
  const decline = part.findIndex(({ entry, declines }) => entry === count && declines.length > 0);
  return decline === -1 ? part : part.slice(0, decline + 1);
}

/** A journal, and the steps that were recorded with it. */
export interface RecordedJournal {
  readonly journal: Content;
  readonly steps: readonly TraceStep[];
}

/** Returns the first `count` entries of a journal with their steps. */
export function truncateJournal(
  { journal: { genesis, requests, entries }, steps }: RecordedJournal,
  count: number,
): RecordedJournal & { journal: Journal } {
  const journal = sealJournal({ genesis, requests, entries: entries.slice(0, count) });
  return { journal, steps: stepsUntil(steps, count) };
}
