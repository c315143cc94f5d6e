/**
 * Returns the name with the smallest edit distance from a text. Returns undefined if more than a third of the text
 * would have to change, because such a name is not a misspelling.
 */
export function nearestOf(text: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: distance(text, name) }));
  const [best] = distances.sort((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= Math.max(2, text.length / 3) ? best.name : undefined;
}

/** Returns a question that suggests the nearest name, followed by a space; empty if no name is near. */
export function didYouMean(text: string, names: readonly string[], prefix = ""): string {
  const near = nearestOf(text, names);
  return near === undefined ? "" : `Did you mean ${prefix}${near}? `;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
