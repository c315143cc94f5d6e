import { BankArgumentError } from "../errors/bank-argument-error.ts";
import { eventCategories } from "../resources/event-categories.ts";

/** So many characters may differ for a text to count as a misspelled category. A new category differs more. */
const most = 2;

/**
 * Throws a `BankArgumentError` if a text is nearly, but not quite, a category of this version. Any other text may be a
 * category that is newer.
 */
export function requireNoSlip(category: string): void {
  if (eventCategories.includes(category)) return;
  const nearest = eventCategories.find((known) => distance(category.toLowerCase(), known) <= most);
  if (nearest === undefined) return;
  throw new BankArgumentError(
    `[sandbank] Failed to add a handler: there is no category "${category}". Did you mean "${nearest}"?`,
  );
}

/** The number of insertions, deletions and replacements that turn one text into the other (Levenshtein). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, character] of [...one].entries()) {
    const above = row;
    row = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] as number) + (character === other[column - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[column] as number) + 1, (row[column - 1] as number) + 1));
    }
  }
  return row[other.length] as number;
}
