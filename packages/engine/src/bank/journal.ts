import { entriesIn, JOURNAL_VERSION, type Journal } from "../state/journal-entry.ts";
import { entryToJson } from "../state/journal-json.ts";
import type { State } from "../state/state.ts";
import { append } from "../store/layered-list.ts";
import { digestOf, isIntact } from "./digest.ts";

/** What the digest of a journal is about. */
type Content = Pick<Journal, "genesis" | "requests" | "entries">;

/** A journal of which the reader has a copy: the digest is of what the bank recorded, whatever becomes of the copy. */
export function journalOf({ genesis, requests, journal }: State): Journal {
  const entries = entriesIn(journal).map(entryToJson);
  const { apiKeys, rateLimit } = genesis;
  return {
    version: JOURNAL_VERSION,
    // Costs as much as all the rest, and who only looks at the entries does not read it.
    get digest() {
      return journalDigest({ genesis, requests, entries });
    },
    genesis: { ...genesis, apiKeys: [...apiKeys], rateLimit: rateLimit && { ...rateLimit } },
    requests: { ...requests },
    entries: entries.map((entry) => ({ ...entry })),
  };
}

/** Whether a journal is as the bank wrote it. */
export function isWhole(journal: Journal): boolean {
  return isIntact(journal.digest, () => journalDigest(journal));
}

export function journalDigest({ genesis, requests, entries }: Content): string {
  // An entry can hold an object of the caller, of which only JSON is kept.
  return digestOf("journal", JSON.parse(JSON.stringify({ genesis, requests, entries })));
}

/** Records where the clock stands now. Of several moves in a row the last says it all. */
export function recordAdvance({ journal, now, ahead }: State): void {
  if (journal.own.at(-1)?.kind === "advance") journal.own.pop();
  append(journal, { kind: "advance", to: now, ahead });
}
