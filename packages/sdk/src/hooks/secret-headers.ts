/** Matches the names of headers that carry a secret. */
const secret = /authorization|cookie|token|secret|api-?key|password|signature/;

/** Returns a copy of the headers in which the values of secrets are masked. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secret.test(name) ? "***" : value]));
}
