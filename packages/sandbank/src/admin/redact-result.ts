import type { Bank, Journal } from "@sandbank/engine";
import { ensureRedactor } from "@sandbank/view/session/bank-redactor";
import { redactJournal } from "@sandbank/view/session/redact-session";
import type { AdminOperationName } from "./operations.ts";

/**
 * The operations whose results are not redacted: those that reveal a secret on purpose, those that return the caller's
 * own input, and `export`, which redacts the steps before it prints them.
 */
const shown: ReadonlySet<AdminOperationName> = new Set([
  "secret",
  "rotate_secret",
  "status",
  "bank",
  "banks.list",
  "banks.create",
  "call",
  "scenario",
  "export",
]);

/** Redacts the result of an operation of a bank, unless the operation or its caller requests the secrets. */
export function redactResult(bank: Bank, name: AdminOperationName, params: unknown, result: object): object {
  // Registers the new secret, so that it is also replaced where a receiver quotes it.
  if (name === "secret" || name === "rotate_secret") ensureRedactor(bank)(result);
  if (shown.has(name) || isShown(params)) return result;
  const redact = ensureRedactor(bank);
  return name === "journal" ? redactJournal(result as Journal, redact) : redact(result);
}

/** Returns whether the parameters of an operation request secrets. */
export function isShown(params: unknown): boolean {
  return (params as { readonly secrets?: unknown }).secrets === "shown";
}
