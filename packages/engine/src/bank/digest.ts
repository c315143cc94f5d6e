import { fingerprint } from "../ports/random.ts";
import { canonicalJson } from "../store/canonical-json.ts";

/** A fingerprint of a JSON value, independent of the order of its keys. */
export function digestOf(purpose: string, value: object): string {
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
