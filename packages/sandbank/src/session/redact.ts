import {
  type Bank,
  createRedactor,
  type Journal,
  type JournalEntry,
  type Redactor,
  sealJournal,
} from "@sandbank/engine";
import type { SessionFile } from "./session-file.ts";

/**
 * Replaces the secrets of a session: API keys, secrets of Event Subscriptions, tokens, the contents of uploads, and the
 * queries of URLs. The replayed bank has the same objects, ids, balances and declines. Names, addresses and
 * descriptions stay, because decline rules compare some of them. Values that the bank derives from its seed stay, too.
 */
export function redactSession({ journal, steps, ...rest }: SessionFile): SessionFile {
  const redact = createRedactor(journal.genesis.apiKeys);
  return { ...rest, journal: redactJournal(journal, redact), steps: redact(steps) };
}

/** Redacts a journal, and seals the result with a new digest. */
export function redactJournal({ genesis, requests, entries }: Journal, redact: Redactor): Journal {
  return sealJournal(redact({ genesis, requests, entries }));
}

const redactors = new WeakMap<Bank, Redactor>();

/** Returns the redactor of a bank. All reads of the bank use the same placeholder for the same secret. */
export function redactorOf(bank: Bank): Redactor {
  const known = redactors.get(bank);
  if (known !== undefined) return known;
  const { genesis, entries } = bank.journal();
  const redact = createRedactor(genesis.apiKeys);
  // A receiver may quote any secret of the bank: one that it got before the log began, or one that is first read after
  // the quotation.
  redact(entries.filter(hasSecret));
  bank.observe({
    entry: ({ entry }) => {
      if (hasSecret(entry)) redact(entry);
    },
    restart: () => void redact(bank.journal().entries.filter(hasSecret)),
  });
  redactors.set(bank, redact);
  return redact;
}

function hasSecret(entry: JournalEntry): boolean {
  return entry.kind === "rotate_secret" || (entry.kind === "call" && entry.operation === "eventSubscriptions.create");
}
