import { fingerprint } from "../../ports/random.ts";

/** A fingerprint of a JSON value, independent of the order of its keys. */
export function computeDigest(purpose: string, value: object): string {
  return fingerprint(purpose, canonicalJson(value)).toString(36);
}

/** Whether `digest` computes the expected digest. `digest` may throw. */
export function isIntact(expected: unknown, digest: () => string): boolean {
  try {
    return digest() === expected;
  } catch {
    // A value that is nested too deeply or refers to itself is not JSON that a bank wrote.
    return false;
  }
}

/** Writes a JSON value as text that does not depend on the order of keys or on undefined members. */
function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join()}}`;
}
