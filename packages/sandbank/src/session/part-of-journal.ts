import { type Journal, sealJournal, type TraceStep } from "@sandbank/engine";

/** What a journal has apart from its seal. */
type Content = Pick<Journal, "genesis" | "requests" | "entries">;

/** The entries after so many, as a journal: the rest of it, which is replayed from a snapshot. */
export function entriesAfter({ genesis, requests, entries }: Content, count: number): Journal {
  return sealJournal({ genesis, requests, entries: entries.slice(count) });
}

/** The first entries of a journal, as a journal. */
function upTo({ genesis, requests, entries }: Content, count: number): Journal {
  return sealJournal({ genesis, requests, entries: entries.slice(0, count) });
}

/** A journal, and the steps that were recorded with it. */
export interface RecordedJournal {
  readonly journal: Content;
  readonly steps: readonly TraceStep[];
}

/**
 * The first entries of a journal with their steps, and with the calls that were refused after the last of them. After a
 * decline, no such call belongs to the part: it would hide the decline.
 */
export function partOf({ journal, steps }: RecordedJournal, count: number): RecordedJournal & { journal: Journal } {
  const part = steps.filter(({ entry }) => entry <= count);
  const decline = part.findIndex(({ entry, declines }) => entry === count && declines.length > 0);
  return { journal: upTo(journal, count), steps: decline === -1 ? part : part.slice(0, decline + 1) };
}
