import { checkNames } from "../../core/check-names.ts";
import { refused } from "../../core/refused.ts";

/** The options that all stores share. */
export interface StoreOptions {
  /**
   * How long a process that has stopped responding may block an Event, in seconds by the clock of the database: 1 or more.
   * Default: 60.
   */
  readonly leaseSeconds?: number | undefined;
  /**
   * After how many failures an Event is set aside: 1 or more. A larger number makes Events due again that were set aside.
   * Default: 10.
   */
  readonly maxAttempts?: number | undefined;
}

/** Returns the shared options with their defaults. Throws a `TypeError` that names the invalid option. */
export function storeOptions(options: StoreOptions, own: readonly string[]) {
  checkNames(options, [...own, "leaseSeconds", "maxAttempts"], "Failed to make a webhook store");
  return [wholeNumber("leaseSeconds", 1, 60, options), wholeNumber("maxAttempts", 1, 10, options)] as const;
}

/** Returns an option that is a whole number, which becomes part of a statement. */
export function wholeNumber<Name extends string>(
  name: Name,
  least: number,
  byDefault: number,
  options: { readonly [Key in Name]?: number | undefined } = {},
): number {
  const { [name]: value = byDefault } = options;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw refused(name, `a whole number of ${least} or more`);
}
