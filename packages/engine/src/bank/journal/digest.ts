import { fingerprint } from "../../ports/random.ts";

/** A fingerprint of a JSON value, independent of the order of its keys. */
export function computeDigest(purpose: string, value: object): string {
  return fingerprint(purpose, JSON.stringify(withSortedKeys(value))).toString(36);
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

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const sorted = new Bare() as Record<string, unknown>;
  for (const key of Object.keys(value).sort()) sorted[key] = withSortedKeys((value as typeof sorted)[key]);
  return sorted;
}

/** An object that inherits nothing, so that `__proto__` is a key like any other. V8 makes it faster than by `create`. */
class Bare {}
Object.setPrototypeOf(Bare.prototype, null);
