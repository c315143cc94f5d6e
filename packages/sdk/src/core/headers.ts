import { BankArgumentError } from "../errors/bank-argument-error.ts";

/**
 * Headers with their names in lower case. Throws a `BankArgumentError` on what HTTP cannot send. Not by `Headers`: to
 * load it takes longer than all the rest of a client.
 */
export function readHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  if (
    Object(headers) === headers &&
    entries.every(([name, value]) => /^[!#$%&'*+.^`|~\w-]+$/.test(name) && isValue(value))
  ) {
    return Object.fromEntries(entries);
  }
  throw new BankArgumentError("[sandbank] Failed to use headers: they must be names and values that HTTP can send.");
}

/** Latin-1 without control characters but the tab. */
function isValue(value: unknown): boolean {
  return typeof value === "string" && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
