import { type Bank, createBank } from "@sandbank/engine";

/** Throws a `TypeError` that names the matcher, unless `expect()` was given a bank. */
export function requireBank(matcher: string, subject: unknown): Bank {
  if (isBank(subject)) return subject;
  throw misuse(
    matcher,
    `it needs a bank, and was given ${described(subject)}. Write \`expect(bank).${matcher}(...)\`.`,
  );
}

/** Whether a value is a bank, also of another copy of the engine. */
export function isBank(value: unknown): value is Bank {
  return typeof value === "object" && value !== null && "audit" in value && "snapshot" in value;
}

/** A matcher that is used wrongly, with the reason in whole sentences: the runner prints it as an error, with `.not`, too. */
export function misuse(matcher: string, why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check ${matcher}: ${why}`);
}

/** What a value is, in a few words. */
export function described(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  if ("then" in value) return "a promise that was not awaited";
  if (!("type" in value)) return "an object";
  return `${/^[aeiou]/.test(String(value.type)) ? "an" : "a"} ${String(value.type)}`;
}

/**
 * A copy of a bank as it is now. What a matcher reads of it is in no trace, and counts for no coverage: a suite has not
 * called an endpoint because a matcher has looked.
 */
export function copyOf(bank: Bank): Bank {
  const copy = createBank();
  copy.restore(bank.snapshot());
  return copy;
}
