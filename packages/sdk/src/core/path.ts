import { refused, shown } from "./refused.ts";

/**
 * The path of one object: `at("/accounts/", "account_1", "/close")` is `/accounts/account_1/close`.
 *
 * Throws a `TypeError` on what is no id: an empty one would ask for the list instead.
 */
export function at(prefix: string, id: string, suffix = ""): string {
  if (isId(id)) return prefix + encodeURIComponent(id) + suffix;
  throw refused(`${prefix}{id}${suffix}`, `called with an id, not ${shown(id)}`);
}

/** Dots alone would be resolved away, as in a relative path, and half a surrogate pair cannot be encoded. */
function isId(id: unknown): boolean {
  return typeof id === "string" && id.isWellFormed() && !/^\.{0,2}$/.test(id);
}
