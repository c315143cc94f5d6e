import { type Bank, createBank, type Snapshot } from "@sandbank/engine";

/** Whether a value is a bank, including a bank of another copy of the engine. */
export function isBank(value: unknown): value is Bank {
  return typeof value === "object" && value !== null && "audit" in value && "snapshot" in value;
}

/** Describes a value in a few words. */
export function described(value: unknown): string {
  if (typeof value === "function") return "a function";
  // JSON has no NaN and no bigint.
  if (typeof value === "number") return String(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  if (Array.isArray(value)) return "an array";
  if (value instanceof Set) return "a Set";
  if ("then" in value) return "a promise that was not awaited";
  if ("live" in value && "sandbox" in value) return "a platform";
  if (isBank(value)) return "a bank";
  if (!("type" in value)) return "an object";
  return `${/^[aeiou]/.test(String(value.type)) ? "an" : "a"} ${String(value.type)}`;
}

/**
 * A copy of a bank in its present state. Matchers read the copy, so that their reads enter neither the trace nor the
 * coverage of the suite.
 */
export function copyBank(bank: Bank): Bank {
  return bankIn(bank.snapshot());
}

/** A bank in the state of a snapshot. */
export function bankIn(snapshot: Snapshot): Bank {
  const bank = createBank();
  bank.restore(snapshot);
  return bank;
}
