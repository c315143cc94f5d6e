import { acrossCopies } from "../across-copies.ts";
import { excerpt } from "../errors.ts";

/** A problem of a seed. */
export interface SeedIssue {
  /** The place in the seed, such as `steps[2].params.amount`. */
  readonly path: string;
  /** The problem, as the end of a sentence: `is required`. */
  readonly message: string;
}

/** The most issues in the message. `issues` has more. */
const MOST_IN_MESSAGE = 10;

/** The error of a seed that is not valid. No step was run. */
export class SeedError extends Error {
  override readonly name = "SeedError";
  /** The first 100 issues, in the order of the steps. */
  readonly issues: readonly SeedIssue[];
  /** The number of all issues. */
  readonly total: number;

  constructor(issues: readonly SeedIssue[], total: number) {
    const shown = issues.slice(0, MOST_IN_MESSAGE);
    const said = shown.map(({ path, message }) => `\n  ${excerpt(path)} ${message}`).join("");
    const listed = total === issues.length ? "all" : `the first ${issues.length}`;
    const rest =
      total === shown.length
        ? ""
        : `\n  and ${total - shown.length} more: the property \`issues\` of this error lists ${listed}`;
    super(`[sandbank] Failed to read the seed: no step was run. Correct the following:${said}${rest}`);
    this.issues = issues;
    this.total = total;
  }
}

acrossCopies(SeedError, "SeedError");
