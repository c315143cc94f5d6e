import { nestedPrefixes } from "../resources/operations.ts";

/**
 * Whether a value is the id of a type of object: its prefix, `_` and an opaque part. Dots are not allowed, because a
 * URL would resolve them as in a relative path. `card_payment_1` is not the id of a `card`.
 */
export function isId(prefix: string, value: unknown): value is string {
  if (typeof value !== "string" || !value.startsWith(`${prefix}_`)) return false;
  const opaque = value.slice(prefix.length + 1);
  const nested = nestedPrefixes.exec(value)?.[1];
  // The opaque parts of banks have no `_` and at least 20 characters (D-13): text before one is the rest of a longer prefix.
  return /^\w+$/.test(opaque) && !/_[0-9a-z]{20,}$/.test(opaque) && (nested === undefined || nested === prefix);
}
