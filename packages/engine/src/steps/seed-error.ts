import { excerpt } from "../errors.ts";

/** Something that is wrong with a seed. */
export interface SeedIssue {
  /** Where: `steps[2].params.amount`. */
  readonly path: string;
  /** What must hold, as the end of a sentence: `is required`. */
  readonly message: string;
}

/** So many issues are in the message; `issues` has more. */
const MOST_IN_MESSAGE = 10;

/** A seed is not valid. No step was run. */
export class SeedError extends Error {
  override readonly name = "SeedError";
  /** The first 100 issues, in the order of the steps. */
  readonly issues: readonly SeedIssue[];
  /** How many issues there are. */
  readonly total: number;

  constructor(issues: readonly SeedIssue[], total: number) {
    const shown = issues.slice(0, MOST_IN_MESSAGE);
    const said = shown.map(({ path, message }) => `\n  ${excerpt(path)} ${message}`).join("");
    const rest = total === shown.length ? "" : `\n  and ${total - shown.length} more`;
    super(`[sandbank] Failed to read the seed: no step was run. Correct the following:${said}${rest}`);
    this.issues = issues;
    this.total = total;
  }
}
