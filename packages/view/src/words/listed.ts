/** Joins names for a sentence: `a, b and c`. */
export function listed(names: readonly string[], last: "and" | "or"): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}
