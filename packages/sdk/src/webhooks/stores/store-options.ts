import { checkNames } from "../../core/check-names.ts";
import { refused } from "../../core/refused.ts";

/** The options that all stores share. */
export interface StoreOptions {
  /**
   * How long a process that has stopped responding may block an Event, in seconds by the clock of the database: 1 or more.
   * Default: 60.
   */
  readonly leaseSeconds?: number | undefined;
  /** After how many failures an Event is set aside: 1 or more. Default: 10. */
  readonly maxAttempts?: number | undefined;
}

/** Returns the shared options with their defaults. Throws a `TypeError` that names the invalid option. */
export function storeOptions(options: StoreOptions, own: readonly string[]) {
  checkNames(options, [...own, "leaseSeconds", "maxAttempts"], "Failed to make a webhook store");
  const { leaseSeconds = 60, maxAttempts = 10 } = options;
  return {
    leaseSeconds: atLeast(1, "leaseSeconds", leaseSeconds),
    maxAttempts: atLeast(1, "maxAttempts", maxAttempts),
  };
}

/** Checks a whole number, which becomes part of a statement. */
export function atLeast(least: number, name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw refused(name, `a whole number of ${least} or more`);
}
