import { nearestWithin } from "@sandbank/engine/private/text";

/** With more edits than these, or than half of the letters, a name is not suggested. */
const MOST_EDITS = 4;

/** ` Did you mean "accounts"?`, or an empty text if no name is near. */
export function suggestionFor(text: string, names: Iterable<string>): string {
  const near = nearestWithin(text, [...names], Math.min(MOST_EDITS, text.length / 2));
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
