import type { MatcherResult } from "./matcher-result.ts";
import { requireBank } from "./subject.ts";

const MOST_SHOWN = 10;

/** Checks `expect(bank).toBeSound()`, or the assertion `check`: every invariant of the bank holds. */
export function checkSound(check: string, subject: unknown): MatcherResult {
  const violations = requireBank(check, subject).audit();
  const shown = violations.slice(0, MOST_SHOWN).map(({ invariant, detail }) => `  ${invariant}: ${detail}`);
  const rest = violations.length - shown.length;
  return {
    pass: violations.length === 0,
    message: () =>
      violations.length === 0
        ? "Expected the bank to violate an invariant, but all invariants hold."
        : [
            `Expected the bank to be sound, but ${violations.length} of its invariants' checks fail:`,
            ...shown,
            ...(rest === 0 ? [] : [`  and ${rest} more`]),
            "This is a bug in the bank itself, unless the snapshot or journal was edited.",
          ].join("\n"),
  };
}
