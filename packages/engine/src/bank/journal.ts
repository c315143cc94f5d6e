import { entriesIn, JOURNAL_VERSION, type Journal } from "../state/journal-entry.ts";
import type { State } from "../state/state.ts";
import { append } from "../store/layered-list.ts";

export function journalOf({ genesis, requests, journal }: State): Journal {
  return { version: JOURNAL_VERSION, genesis, requests, entries: entriesIn(journal) };
}

/** Records where the clock stands now. Of several moves in a row the last says it all. */
export function recordAdvance({ journal, now, ahead }: State): void {
  if (journal.own.at(-1)?.kind === "advance") journal.own.pop();
  append(journal, { kind: "advance", to: now, ahead });
}
