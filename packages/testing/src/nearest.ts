/** With more edits than these, a name is not suggested. */
const MOST_EDITS = 4;

/** ` Did you mean "accounts"?`, or an empty text if no name is near. */
export function suggestionFor(text: string, names: Iterable<string>): string {
  let best = { name: "", edits: MOST_EDITS + 1 };
  for (const name of names) {
    const edits = editsBetween(text, name);
    if (edits < best.edits) best = { name, edits };
  }
  return best.name === "" ? "" : ` Did you mean "${best.name}"?`;
}

/** How many characters must be inserted, removed or replaced to turn one text into the other (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
