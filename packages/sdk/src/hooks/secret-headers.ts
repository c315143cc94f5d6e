/** Names of headers that carry a secret. */
const secret = /authorization|cookie|token|secret|api-?key|password|signature/;

/** A copy of headers with the values of secrets masked. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secret.test(name) ? "***" : value]));
}
