import { type Bank, replay, sealJournal } from "@sandbank/engine";

/** A bank as another one began, without its seed: with the same options, API key and seed of ids. */
export function emptyOf(bank: Bank): Bank {
  const { genesis, entries } = bank.journal();
  const reseed = entries.findLast(({ kind }) => kind === "reseed");
  const requests = { total: 0, second: 0, inSecond: 0 };
  return replay(sealJournal({ genesis, requests, entries: reseed === undefined ? [] : [reseed] }));
}
