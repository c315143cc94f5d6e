import type { Bank, Journal } from "@sandbank/engine";
import { redactJournal, redactorOf } from "../session/redact.ts";
import type { AdminOperationName } from "./operations.ts";

/**
 * The operations whose results show secrets: those that are called to learn a secret, those that return what the caller
 * sent, and `export`, whose steps are redacted before they are a text.
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

/** The result of an operation about a bank, without secrets unless the operation or its caller asks for them. */
export function redactResult(bank: Bank, name: AdminOperationName, params: unknown, result: object): object {
  // From here on, it is replaced where a receiver quotes it.
  if (name === "secret" || name === "rotate_secret") redactorOf(bank)(result);
  if (shown.has(name) || isShown(params)) return result;
  const redact = redactorOf(bank);
  return name === "journal" ? redactJournal(result as Journal, redact) : redact(result);
}

/** Whether the caller of an operation asks for secrets. */
export function isShown(params: unknown): boolean {
  return (params as { readonly secrets?: unknown }).secrets === "shown";
}
