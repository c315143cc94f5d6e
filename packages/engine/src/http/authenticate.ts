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

/** The keys of each bank as a set, made at its first request. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A set compares hashes of whole texts, so the duration does not reveal how much of a key is right (D-22). */
function isKnown(credential: string, keys: readonly string[]): boolean {
  let known = sets.get(keys);
  if (known === undefined) {
    known = new Set(keys);
    sets.set(keys, known);
  }
  return known.has(credential);
}
