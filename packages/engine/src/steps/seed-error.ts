import { acrossCopies } from "../across-copies.ts";
import { excerpt } from "../errors.ts";
import { carryMistake, printMistake } from "../mistake.ts";

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
    const more = total - shown.length;
    const advice = `Correct the following:${said}${more === 0 ? "" : `\n  and ${more} more`}`;
    const mistake = { action: "read the seed", why: "no step was run", advice };
    const listed = total === issues.length ? "all" : `the first ${issues.length}`;
    super(printMistake(mistake) + (more === 0 ? "" : `: the property \`issues\` of this error lists ${listed}`));
    carryMistake(this, mistake);
    this.issues = issues;
    this.total = total;
  }
}

acrossCopies(SeedError, "SeedError");
