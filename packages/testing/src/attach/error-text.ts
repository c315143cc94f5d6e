import { withoutColours } from "../report/lines.ts";

const MOST_CHARACTERS = 4_000;
/** How many equal lines are kept before and after a line that differs. */
const CONTEXT = 3;
const DIFFERS = /^[-+] /m;

/** The members of errors of failed assertions, in some test runners and assertion libraries. */
interface Thrown {
  readonly message?: unknown;
  readonly actual?: unknown;
  readonly expected?: unknown;
  /** The difference as Vitest prints it; in `node:assert`, the name of the way to print it. */
  readonly diff?: unknown;
  /** Chai sets it to false if the values say nothing. */
  readonly showDiff?: unknown;
}

/**
 * The message of an error without colours. That of a failed assertion ends with the lines that differ between the
 * expected and the actual value: one of them begins with `-`, the other one with `+`. At most about 4,000 characters. Null
 * without an error.
 */
export function errorText(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  const { message } = error as Thrown;
  const text = withoutColours(String(message ?? error));
  const difference = findDifference(error, text);
  return shortened(difference === undefined ? text : `${text}\n\n${difference}`);
}

/** The difference that the message does not have yet; undefined without one. */
function findDifference(error: Thrown, message: string): string | undefined {
  const { actual, expected, diff, showDiff } = error;
  if (typeof diff === "string" && diff.includes("\n")) return nearChanges(withoutColours(diff));
  if (showDiff === false || (actual === undefined && expected === undefined) || DIFFERS.test(message)) return undefined;
  const { AssertionError } = process.getBuiltinModule("node:assert");
  const text = withoutColours(new AssertionError({ actual, expected, operator: "deepStrictEqual" }).message);
  // The first line is a title.
  return DIFFERS.test(text) ? text.slice(text.indexOf("\n") + 1) : undefined;
}

/** Replaces lines that are equal, and not near one that differs. */
function nearChanges(difference: string): string {
  const lines = difference.split("\n");
  const isNear = (_: string, at: number) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((line) => /^[-+]/.test(line));
  const near = lines.map(isNear);
  return lines.flatMap((line, at) => (near[at] ? line : near[at - 1] ? "  ..." : [])).join("\n");
}

/** Cuts a text at the end of a line, because a secret that is cut is not recognized. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const end = text.lastIndexOf("\n", MOST_CHARACTERS);
  return `${text.slice(0, end > 0 ? end : MOST_CHARACTERS)}\n...`;
}
