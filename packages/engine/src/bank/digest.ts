import { fingerprint } from "../ports/random.ts";
import { canonicalJson } from "../store/canonical-json.ts";

/** A fingerprint of JSON, whatever the order of its keys. */
export function digestOf(purpose: string, value: object): string {
  return fingerprint(purpose, canonicalJson(value)).toString(36);
}

/** Whether a value is the one that a digest was made of. `digest` makes that of the value, and may throw. */
export function isIntact(expected: unknown, digest: () => string): boolean {
  try {
    return digest() === expected;
  } catch {
    // What is nested too deep, or refers to itself, is not JSON that a bank wrote.
    return false;
  }
}
