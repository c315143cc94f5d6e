import type { Bank } from "@sandbank/engine";
import { described, isBank } from "../bank-value.ts";
import { suggestionFor } from "../nearest.ts";

/** Throws a `TypeError` that names the matcher unless a bank was passed to `expect()`. */
export function requireBank(matcher: string, subject: unknown): Bank {
  if (isBank(subject)) return subject;
  throw misuse(matcher, `it needs a bank, but received ${described(subject)}. Write \`expect(bank).${matcher}(...)\`.`);
}

/** Throws a `TypeError` that names the first member of an argument that a matcher does not know. */
export function requireMembers(matcher: string, argument: object, members: readonly string[]): void {
  const unknown = Object.keys(argument).find((name) => !members.includes(name));
  if (unknown === undefined) return;
  throw misuse(
    matcher,
    `"${unknown}" is not a member of its argument.${suggestionFor(unknown, members)} Pass only ${members.join(" and ")}.`,
  );
}

/**
 * Creates the error of a matcher that is used wrongly. Pass the reason in whole sentences: the runner prints it as an
 * error, also with `.not`.
 */
export function misuse(matcher: string, why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check ${matcher}: ${why}`);
}
