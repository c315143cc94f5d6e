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
 * Replaces what a session must not tell strangers: API keys, secrets of Event Subscriptions, tokens, the contents of
 * uploads, and the queries of URLs. The replayed bank has the same objects, ids, balances and declines. Names,
 * addresses and descriptions stay, because decline rules compare some of them. What the bank made of its seed stays, too.
 */
export function redactSession({ journal, steps, ...rest }: SessionFile): SessionFile {
  const redact = createRedactor(journal.genesis.apiKeys);
  return { ...rest, journal: redactJournal(journal, redact), steps: redact(steps) };
}

/** A journal without secrets, with a digest of its own. */
export function redactJournal({ genesis, requests, entries }: Journal, redact: Redactor): Journal {
  return sealJournal(redact({ genesis, requests, entries }));
}

const redactors = new WeakMap<Bank, Redactor>();

/** The redactor of a bank: everything that is read of the bank has the same placeholder for the same secret. */
export function redactorOf(bank: Bank): Redactor {
  const known = redactors.get(bank);
  if (known !== undefined) return known;
  const { genesis, entries } = bank.journal();
  const redact = createRedactor(genesis.apiKeys);
  // A receiver may quote any secret of the bank: one that it got before its log began, and one that is read for the first
  // time after the quotation.
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
