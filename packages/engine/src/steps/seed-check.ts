import { excerpt } from "../errors.ts";
import { nearest } from "../parameters/nearest.ts";
import type { SeedIssue } from "./seed-error.ts";
import type { StepOperation } from "./step.ts";

/** The most issues to list. The rest are counted. */
const MOST_LISTED = 100;

/** The state of a seed's check, step by step. */
export interface SeedCheck {
  readonly issues: SeedIssue[];
  total: number;
  /** The named steps so far: the operation of each, or null for a request, whose response has no schema. */
  readonly named: Map<string, StepOperation | null>;
}

export type Fields = Readonly<Record<string, unknown>>;

export function addIssue(check: SeedCheck, path: string, message: string): void {
  check.total++;
  if (check.issues.length < MOST_LISTED) check.issues.push({ path, message });
}

/** Adds an issue for each unknown key. `path` is empty for the seed itself. */
export function requireKeys(check: SeedCheck, path: string, value: Fields, known: readonly string[]): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    addIssue(check, path + (path === "" ? "" : ".") + excerpt(key), `is not a known key: use ${quoteNames(known)}`);
  }
}

/** The names most similar to a text: ", such as `a`, `b`", or an empty text if none is similar. */
export function suggestion(text: unknown, names: readonly string[], count = 1): string {
  const near = typeof text === "string" ? nearest(text, names, count) : [];
  return near.length === 0 ? "" : `, such as ${quoteNames(near)}`;
}

export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
