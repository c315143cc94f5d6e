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

/** Compares with every key, so that the duration reveals nothing about them. */
function isKnown(credential: string, keys: readonly string[]): boolean {
  let known = false;
  for (const key of keys) known = isSame(credential, key) || known;
  return known;
}

function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % other.length);
  }
  return difference === 0;
}
