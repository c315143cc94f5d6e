import { nearestWithin } from "@sandbank/engine/private/text";

/**
 * Returns the name with the smallest edit distance from a text, or with the same letters in another order. Returns undefined
 * if more than one letter and more than a third of the text would have to change, because such a name is not a misspelling.
 */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  const near = nearestWithin(text, names, Math.max(1, text.length / 3));
  return near ?? names.find((name) => sorted(name) === sorted(text));
}

function sorted(text: string): string {
  return [...text].sort().join("");
}

/** Returns a question that suggests the nearest name, followed by a space; empty if no name is near. */
export function didYouMean(text: string, names: readonly string[], prefix = ""): string {
  const near = findNearest(text, names);
  return near === undefined ? "" : `Did you mean ${prefix}${near}? `;
}
