import { described } from "../bank-value.ts";

/** Describes a value that your app or your test returned. */
export function shown(value: unknown): string {
  // JSON has no NaN and no bigint.
  if (typeof value === "number") return String(value);
  return typeof value === "bigint" ? `${value}n` : described(value);
}
