import { type Bank, replay, sealJournal } from "@sandbank/engine";

/** Creates an empty bank with the options, the API key and the seed of ids of another bank. */
export function emptyOf(bank: Bank): Bank {
  const { genesis, entries } = bank.journal();
  const reseed = entries.findLast(({ kind }) => kind === "reseed");
  const requests = { total: 0, second: 0, inSecond: 0 };
  return replay(sealJournal({ genesis, requests, entries: reseed === undefined ? [] : [reseed] }));
}
