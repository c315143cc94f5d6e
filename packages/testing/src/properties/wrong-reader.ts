import { described } from "../bank-value.ts";

/** The function that reads the app for an invariant returned a wrong value, so the invariant cannot be checked. */
export class WrongReader extends TypeError {}

/** Throws a `TypeError` if an invariant is created without the function that it reads the app with. */
export function requireReader(invariant: string, reader: unknown, what: string): void {
  if (typeof reader === "function") return;
  throw new TypeError(
    `[sandbank] Failed to create the invariant ${invariant}: its argument is ${shown(reader)}. Pass a function that returns ${what}.`,
  );
}

/** Describes any value in a few words. */
export function shown(value: unknown): string {
  // JSON has no NaN and no bigint.
  if (typeof value === "number") return String(value);
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return "an array";
  return value instanceof Set ? "a Set" : described(value);
}
