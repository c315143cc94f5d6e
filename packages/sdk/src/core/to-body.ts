import { BankArgumentError } from "../errors/bank-argument-error.ts";
import { checkNumber } from "./check-number.ts";
import { checkParams } from "./params.ts";
import { refused, shown } from "./refused.ts";

/**
 * Returns the JSON of parameters without undefined members, or null if there are no parameters. Throws a
 * `BankArgumentError` for a value that JSON cannot represent, a number that is not a safe integer or an invalid date.
 */
export function toBody(params: object | undefined): string | null {
  if (params === undefined) return null;
  if (params !== null) checkParams(params);
  try {
    return JSON.stringify(params, function (this: Readonly<Record<string, unknown>>, name: string, value: unknown) {
      if (typeof value === "bigint") throw refused(name, `a number, not ${shown(value)}`);
      // `Date.prototype.toJSON` turns only an invalid date into null.
      if (value === null && this[name] !== null) throw refused(name, "a valid date");
      checkNumber(name, value);
      return value;
    });
  } catch (cause) {
    if (cause instanceof BankArgumentError) throw cause;
    throw refused("params", "serializable as JSON", { cause });
  }
}
