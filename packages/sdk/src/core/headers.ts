import { refused } from "./refused.ts";

/**
 * Returns the headers with their names in lower case. Throws a `BankArgumentError` if HTTP cannot send them. Does not
 * use `Headers`, which takes longer to load than the rest of the client.
 */
export function readHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  if (
    Object(headers) === headers &&
    entries.every(([name, value]) => /^[!#$%&'*+.^`|~\w-]+$/.test(name) && isValue(value))
  ) {
    return Object.fromEntries(entries);
  }
  throw refused("headers", "an object of names and values that HTTP can send");
}

/** Accepts Latin-1 without control characters other than the tab. */
function isValue(value: unknown): boolean {
  return typeof value === "string" && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
