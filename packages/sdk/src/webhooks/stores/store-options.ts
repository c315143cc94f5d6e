import { checkNames } from "../../core/check-names.ts";
import { refused } from "../../core/refused.ts";

/** The options that all stores share. */
export interface StoreOptions {
  /**
   * The name of the endpoint that handles the Events: 1 to 100 of `a-z`, `A-Z`, `0-9`, `_`, `.` and `-`. Stores with the same
   * name share marks, failures and cursor, so each Event runs in one of them: give each endpoint of an app a name of its
   * own. Default: `default`.
   */
  readonly consumer?: string | undefined;
  /**
   * How long a process that has stopped responding may block an Event, in seconds by the clock of the database: 1 to
   * 2,147,483. Default: 60.
   */
  readonly leaseSeconds?: number | undefined;
  /**
   * After how many failures an Event is set aside: 1 to 2,147,483. A larger number makes Events due again that were set
   * aside. Default: 10.
   */
  readonly maxAttempts?: number | undefined;
}

/** Returns the shared options with their defaults. Throws a `TypeError` that names the invalid option. */
export function storeOptions(options: StoreOptions, own: readonly string[]) {
  checkNames(options, [...own, "consumer", "leaseSeconds", "maxAttempts"], "make a webhook store");
  const { consumer = "default" } = options;
  // The name becomes part of statements and keys.
  if (typeof consumer !== "string" || !/^[\w.-]{1,100}$/.test(consumer)) {
    throw refused("consumer", "a name of 1 to 100 of a-z, A-Z, 0-9, _ . -, such as books");
  }
  return [wholeNumber("leaseSeconds", 1, 60, options), wholeNumber("maxAttempts", 1, 10, options), consumer] as const;
}

/** The most seconds of a timer, whose milliseconds have 31 bits. No other number needs to be larger. */
const MOST = 2_147_483;

/** Returns an option that is a whole number, which becomes part of a statement. */
export function wholeNumber<Name extends string>(
  name: Name,
  least: number,
  byDefault: number,
  options: { readonly [Key in Name]?: number | undefined } = {},
): number {
  const { [name]: value = byDefault } = options;
  if (Number.isInteger(value) && value >= least && value <= MOST) return value;
  throw refused(name, `a whole number of ${least} to ${MOST}`);
}
