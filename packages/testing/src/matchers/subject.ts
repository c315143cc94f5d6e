import type { Bank } from "@sandbank/engine";
import { described, isBank } from "../bank-value.ts";
import { misuse } from "../misuse.ts";
import { suggestionFor } from "../nearest.ts";
import { undefinedName } from "../undefined-name.ts";

/** Throws a `TypeError` unless the subject of a matcher, or the first argument of an assertion, is a bank. */
export function requireBank(check: string, subject: unknown): Bank {
  if (isBank(subject)) return subject;
  const usage = check.startsWith("assert") ? `${check}(bank, ...)` : `expect(bank).${check}(...)`;
  throw misuse(check, `it needs a bank, but received ${described(subject)}. Write \`${usage}\`.`);
}

/**
 * Throws a `TypeError` that names the first member of an argument that a matcher does not know, or that is undefined.
 * Members with a default that does not weaken the assertion may be undefined.
 */
export function requireMembers(
  check: string,
  argument: object,
  members: readonly string[],
  withDefault: readonly string[] = [],
): void {
  const unknown = Object.keys(argument).find((name) => !members.includes(name) && !withDefault.includes(name));
  if (unknown !== undefined) {
    const known = [...members, ...withDefault];
    throw misuse(
      check,
      `"${unknown}" is not a member of its argument.${suggestionFor(unknown, known)} Pass only ${known.join(" and ")}.`,
    );
  }
  const missing = undefinedName(argument, members);
  if (missing !== undefined) throw misuse(check, `${missing} is undefined. Pass a value, or leave it out.`);
}
