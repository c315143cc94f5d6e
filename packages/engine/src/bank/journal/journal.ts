import { JOURNAL_VERSION, type Journal } from "../../state/journal-entry.ts";
import { entryToJson } from "../../state/journal-json.ts";
import type { State } from "../../state/state.ts";
import { append, last, listItems, removeLast } from "../../store/layered-list.ts";
import { computeDigest, isIntact } from "./digest.ts";

/** The part of a journal that its digest covers. */
type Content = Pick<Journal, "genesis" | "requests" | "entries">;

/** Copies the journal. The digest is that of the recorded entries, so that changes of the copy are detected. */
export function copyJournal({ genesis, requests, journal }: State): Journal {
  const entries = listItems(journal).map(entryToJson);
  const { apiKeys, rateLimit } = genesis;
  return {
    version: JOURNAL_VERSION,
    // A getter, because the digest costs as much as the rest and most readers only use the entries.
    get digest() {
      return journalDigest({ genesis, requests, entries });
    },
    genesis: { ...genesis, apiKeys: [...apiKeys], rateLimit: rateLimit && { ...rateLimit } },
    requests: { ...requests },
    entries: entries.map((entry) => ({ ...entry })),
  };
}

/**
 * Makes a journal of parts that a program stored on its own, such as the entries that an observer was told one by one.
 * Store checksums with the parts: the digest of this journal does not show what happened to them before.
 *
 * @example
 * ```ts
 * const { genesis, requests } = bank.journal();
 * const entries: JournalEntry[] = [];
 * bank.observe({ entry: ({ number, entry }) => entries.splice(number, 1, entry) });
 * replay(sealJournal({ genesis, requests, entries }));
 * ```
 */
export function sealJournal({ genesis, requests, entries }: Omit<Journal, "version" | "digest">): Journal {
  return {
    version: JOURNAL_VERSION,
    digest: journalDigest({ genesis, requests, entries }),
    genesis,
    requests,
    entries,
  };
}

/** Whether a journal is unchanged since the bank wrote it. */
export function isWhole(journal: Journal): boolean {
  return isIntact(journal.digest, () => journalDigest(journal));
}

export function journalDigest({ genesis, requests, entries }: Content): string {
  // An entry can hold an object of the caller, of which only its JSON counts.
  return computeDigest("journal", JSON.parse(JSON.stringify({ genesis, requests, entries })));
}

/** Records the clock's time. Consecutive moves need only the last entry. */
export function recordAdvance({ journal, now, ahead }: State): void {
  if (last(journal)?.kind === "advance") removeLast(journal);
  append(journal, { kind: "advance", to: now, ahead });
}
