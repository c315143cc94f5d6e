/** Only this many characters of a text are compared, which bounds the cost. */
const COMPARED_LENGTH = 40;

/** More edits than this are not a typing error, so the comparison stops there. */
const MOST_EDITS = 12;

/**
 * The number of insertions, deletions and replacements that turn one text into the other (Levenshtein); infinite if the
 * texts have little in common.
 */
export function distance(one: string, other: string): number {
  // Each character of difference in length needs at least one edit.
  if (Math.abs(one.length - other.length) > MOST_EDITS) return Number.POSITIVE_INFINITY;
  const [from, to] = [one.slice(0, COMPARED_LENGTH), other.slice(0, COMPARED_LENGTH)];
  const row = Uint8Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let index = 0; index < from.length; index++) {
    let diagonal = index;
    let least = index + 1;
    row[0] = least;
    for (let column = 1; column <= to.length; column++) {
      const above = row[column] as number;
      const replaced = from.charCodeAt(index) === to.charCodeAt(column - 1) ? diagonal : diagonal + 1;
      const edits = Math.min(replaced, above + 1, (row[column - 1] as number) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
      diagonal = above;
    }
    if (least > MOST_EDITS) return Number.POSITIVE_INFINITY;
  }
  return row[to.length] as number;
}

/** The candidate with the fewest edits from a text, the first of several; undefined if all have more than `most`. */
export function nearestWithin(text: string, candidates: readonly string[], most: number): string | undefined {
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const edits = distance(text, candidate);
    if (edits > most || edits >= least) continue;
    found = candidate;
    least = edits;
  }
  return found;
}
