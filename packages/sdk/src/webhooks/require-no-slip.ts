import { mistake } from "../errors/mistake.ts";
import { eventCategories } from "../resources/event-categories.ts";

/** So many characters may differ for a text to count as a misspelled category. A new category differs more. */
const most = 2;

/** The unknown categories that were warned about: an app may create a router for each request. */
const warned = new Set<string>();

/**
 * Throws a `BankArgumentError` if a text is nearly, but not quite, a category of this version. If `warns`,
 * warns once about any other text, which may be a category that is newer.
 */
export function requireNoSlip(category: string, warns: boolean): void {
  if (eventCategories.includes(category)) return;
  const nearest = nearestCategory(category.toLowerCase());
  if (nearest === undefined) {
    if (warns) warnOnce(category);
    return;
  }
  throw mistake("add a handler", `there is no category "${category}"`, `Did you mean "${nearest}"?`);
}

/** Returns the category that differs least; undefined if all differ too much. */
function nearestCategory(text: string): string | undefined {
  let nearest: string | undefined;
  let least = most + 1;
  for (const known of eventCategories) {
    const differing = distance(text, known);
    if (differing >= least) continue;
    nearest = known;
    least = differing;
  }
  return nearest;
}

function warnOnce(category: string): void {
  if (warned.has(category)) return;
  warned.add(category);
  console.warn(
    `[sandbank] The handler of "${category}" may never run: this version of the SDK has no such category of Events. Check its name, or ignore this warning if your server is newer than the SDK.`,
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
