import { type Bank, createRedactor, type JournalEntry, type Redactor } from "@sandbank/engine";

const redactors = new WeakMap<Bank, Redactor>();

/** Returns the redactor of a bank. All reads of the bank use the same placeholder for the same secret. */
export function ensureRedactor(bank: Bank): Redactor {
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
