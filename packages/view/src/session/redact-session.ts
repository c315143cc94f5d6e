import { createRedactor, type Journal, type Redactor, sealJournal } from "@sandbank/engine";
import type { SessionFile } from "./session-file.ts";

/**
 * Replaces the secrets of a session: API keys, secrets of Event Subscriptions, tokens, the contents of uploads, and the
 * queries of URLs. The replayed bank has the same objects, ids, balances and declines. Names, addresses and
 * descriptions stay, because decline rules compare some of them. Values that the bank derives from its seed stay, too.
 */
export function redactSession({ journal, steps, failure, ...rest }: SessionFile): SessionFile {
  const redact = createRedactor(journal.genesis.apiKeys);
  return {
    ...rest,
    journal: redactJournal(journal, redact),
    steps: redact(steps),
    ...(failure !== undefined && { failure: redact(failure) }),
  };
}

/** Redacts a journal, and seals the result with a new digest. */
export function redactJournal({ genesis, requests, entries }: Journal, redact: Redactor): Journal {
  return sealJournal(redact({ genesis, requests, entries }));
}
