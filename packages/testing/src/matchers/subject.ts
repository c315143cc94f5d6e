import { type Bank, createBank } from "@sandbank/engine";

/** Throws a `TypeError` that names the matcher, unless `expect()` was given a bank. */
export function requireBank(matcher: string, subject: unknown): Bank {
  if (typeof subject === "object" && subject !== null && "audit" in subject && "snapshot" in subject) {
    return subject as Bank;
  }
  throw misuse(matcher, `it needs a bank, and was given ${described(subject)}. Write \`expect(bank).${matcher}(...)\``);
}

/** A matcher that is used wrongly: the runner prints it as an error, with `.not`, too. */
export function misuse(matcher: string, why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check ${matcher}: ${why}.`);
}

/** What a value is, in a few words. */
export function described(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  if ("then" in value) return "a promise, so `await` it first";
  return "type" in value ? `a ${String(value.type)}` : "an object";
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
