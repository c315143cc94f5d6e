import { type Bank, createBank } from "@sandbank/engine";

/** Throws a `TypeError` that names the matcher unless a bank was passed to `expect()`. */
export function requireBank(matcher: string, subject: unknown): Bank {
  if (isBank(subject)) return subject;
  throw misuse(matcher, `it needs a bank, but received ${described(subject)}. Write \`expect(bank).${matcher}(...)\`.`);
}

/** Whether a value is a bank, including a bank of another copy of the engine. */
export function isBank(value: unknown): value is Bank {
  return typeof value === "object" && value !== null && "audit" in value && "snapshot" in value;
}

/**
 * Creates the error of a matcher that is used wrongly. Pass the reason in whole sentences: the runner prints it as an
 * error, also with `.not`.
 */
export function misuse(matcher: string, why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check ${matcher}: ${why}`);
}

/** Describes a value in a few words. */
export function described(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  if ("then" in value) return "a promise that was not awaited";
  if ("live" in value && "sandbox" in value) return "a platform";
  if (!("type" in value)) return "an object";
  return `${/^[aeiou]/.test(String(value.type)) ? "an" : "a"} ${String(value.type)}`;
}

/**
 * A copy of a bank in its present state. Matchers read the copy, so that their reads enter neither the trace nor the
 * coverage of the suite.
 */
export function copyOf(bank: Bank): Bank {
  const copy = createBank();
  copy.restore(bank.snapshot());
  return copy;
}
