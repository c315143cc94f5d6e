import { type Journal, sealJournal } from "@sandbank/engine";

/** The first entries of a journal, as a journal. */
export function upTo({ genesis, requests, entries }: Journal, count: number): Journal {
  return sealJournal({ genesis, requests, entries: entries.slice(0, count) });
}
