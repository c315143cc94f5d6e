/**
 * The path of one object: `at("/accounts", "account_1", "/close")` is `/accounts/account_1/close`.
 *
 * Throws a `TypeError` on an id that is no id: an empty one would ask for the list instead.
 */
export function at(prefix: string, id: string, suffix = ""): string {
  // Dots alone would be resolved away as a relative path.
  if (typeof id !== "string" || /^\.{0,2}$/.test(id)) {
    throw new TypeError(`[sandbank] Failed to address ${prefix}/{id}${suffix}: the id is ${JSON.stringify(id)}.`);
  }
  return `${prefix}/${encodeURIComponent(id)}${suffix}`;
}
