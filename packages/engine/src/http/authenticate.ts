import { invalidApiKey } from "../errors.ts";
import type { Genesis } from "../state/options.ts";

/** Refuses a request without an accepted key (D-22). */
export function authenticate(authorization: string | undefined, { apiKeys, environment }: Genesis): void {
  if (authorization === undefined) throw invalidApiKey("no_header");
  if (!isAccepted(authorization, apiKeys))
    throw invalidApiKey("no_credential", describeProblem(authorization, environment));
}

/** Whether the header contains one of these keys. */
export function isAccepted(authorization: string, keys: readonly string[]): boolean {
  const credential = readCredential(authorization);
  return credential !== undefined && isKnown(credential, keys);
}

function readCredential(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
}

/** Says what is wrong with a refused header. Looks only at the form of the key, so that it reveals nothing about a known one. */
function describeProblem(authorization: string, environment: Genesis["environment"]): string {
  if (authorization.trim() === "") return "The `Authorization` header is empty.";
  const credential = readCredential(authorization);
  if (credential === undefined) return "The `Authorization` header is not `Bearer` and one key.";
  const unknown = "The key in the `Authorization` header is not a key of this bank.";
  const other = environment === "live" ? "sandbox" : "live";
  if (credential.startsWith(`${other}_`))
    return `${unknown} It looks like a key of a ${other} bank, and this bank is ${environment}.`;
  if (!/\.[a-z0-9-]{1,63}$/.test(credential)) return unknown;
  return `${unknown} It has the form \`<API key>.<name>\`, by which a server of \`sandbank start\` selects a bank.`;
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
