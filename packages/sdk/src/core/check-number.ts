import { refused } from "./refused.ts";

/**
 * Refuses a number that is not a safe integer (D-41): `0.1 + 0.2`, `NaN`, `2 ** 60`. All numbers of the API are
 * integers.
 */
export function checkNumber(name: string, value: unknown): void {
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    const what = name.endsWith("amount") ? "a safe integer, in cents" : "a safe integer";
    throw refused(name, `${what}, not ${value}`);
  }
}
