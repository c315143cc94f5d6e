import { invalidApiKey } from "../errors.ts";

/** Refuses a request without an accepted key (D-22). */
export function authenticate(authorization: string | undefined, keys: readonly string[]): void {
  if (authorization === undefined) throw invalidApiKey("no_header");
  if (!isAccepted(authorization, keys)) throw invalidApiKey("no_credential");
}

/** Whether the header contains one of these keys. */
export function isAccepted(authorization: string, keys: readonly string[]): boolean {
  const credential = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  return credential !== undefined && isKnown(credential, keys);
}

/** The latest keys that a credential was compared with, as a set. */
let latest: { readonly keys: readonly string[]; readonly set: ReadonlySet<string> } | undefined;

/** A set compares hashes of whole texts, so the duration does not reveal how much of a key is right. */
function isKnown(credential: string, keys: readonly string[]): boolean {
  if (latest?.keys !== keys) latest = { keys, set: new Set(keys) };
  return latest.set.has(credential);
}
