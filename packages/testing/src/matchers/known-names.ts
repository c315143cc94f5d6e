import { coverageNames } from "../coverage/coverage-names.ts";
import { suggestionFor } from "../nearest.ts";

interface Known {
  readonly categories: ReadonlySet<string>;
  readonly reasons: ReadonlySet<string>;
}

let known: Known | undefined;

/** What the installed engine counts, so that it is never behind. It is read when a matcher first needs it. */
function knownNames(): Known {
  if (known !== undefined) return known;
  const names = coverageNames();
  // `card_decline.breaches_limit`: other names have another owner, or a third part, which says why of the reason.
  const reasons = names.get("reasons")?.flatMap((name) => /^\w+_(?:decline|rejection)\.(\w+)$/.exec(name)?.[1] ?? []);
  known = { categories: new Set(names.get("events")), reasons: new Set(reasons) };
  return known;
}

/** Why a text is no category of Events, with the nearest one; undefined if it is one. */
export function categoryProblem(category: unknown): string | undefined {
  return problem(category, knownNames().categories, 'is no category. Pass one such as "account.created".');
}

/** Why a text is no reason of a decline, with the nearest one; undefined if it is one. */
export function reasonProblem(reason: unknown): string | undefined {
  return problem(reason, knownNames().reasons, 'is no reason of a decline. Pass one such as "insufficient_funds".');
}

function problem(value: unknown, names: ReadonlySet<string>, why: string): string | undefined {
  if (typeof value !== "string") return `${JSON.stringify(value)} ${why}`;
  return names.has(value) ? undefined : `${JSON.stringify(value)} ${why}${suggestionFor(value, names)}`;
}
