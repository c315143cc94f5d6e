import { coverageNames } from "../coverage/coverage-names.ts";
import { suggestionFor } from "../nearest.ts";

interface Known {
  readonly categories: ReadonlySet<string>;
  readonly reasons: ReadonlySet<string>;
}

let known: Known | undefined;

/** Reads the names from the installed engine when a matcher first needs them, so that they are always current. */
function knownNames(): Known {
  if (known !== undefined) return known;
  const names = coverageNames();
  // Matches `card_decline.breaches_limit`. Other names have another owner, or a third part that details the reason.
  const reasons = names.get("reasons")?.flatMap((name) => /^\w+_(?:decline|rejection)\.(\w+)$/.exec(name)?.[1] ?? []);
  known = { categories: new Set(names.get("events")), reasons: new Set(reasons) };
  return known;
}

/** Says why a text is not an Event category and suggests the nearest one. Returns undefined for a category. */
export function categoryProblem(category: unknown): string | undefined {
  const { categories } = knownNames();
  // The object may have a state with the name that was passed, as in "ach_transfer.returned".
  const updated = String(category).replace(/\.\w+$/, ".updated");
  const example = categories.has(updated) ? updated : "account.created";
  return problem(category, categories, "is not an Event category.", example);
}

/** Says why a text is not a decline reason and suggests the nearest one. Returns undefined for a reason. */
export function reasonProblem(reason: unknown): string | undefined {
  return problem(reason, knownNames().reasons, "is not a decline reason.", "insufficient_funds");
}

function problem(value: unknown, names: ReadonlySet<string>, why: string, example: string): string | undefined {
  if (typeof value === "string" && names.has(value)) return undefined;
  const suggestion = typeof value === "string" ? suggestionFor(value, names) : "";
  return `${JSON.stringify(value)} ${why}${suggestion || ` Pass one such as "${example}".`}`;
}
