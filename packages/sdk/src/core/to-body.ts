import { BankArgumentError } from "../errors/bank-argument-error.ts";
import { checkNumber } from "./check-number.ts";
import { refused, shown } from "./refused.ts";

/**
 * The JSON of parameters, without what is undefined; null where there are none. Throws a `BankArgumentError` on what is
 * not JSON, on a number that is no safe integer and on an invalid date.
 */
export function toBody(params: object | undefined): string | null {
  if (params === undefined) return null;
  if (typeof params !== "object") throw refused("params", `left out or an object, not ${shown(params)}`);
  try {
    return JSON.stringify(params, function (this: Readonly<Record<string, unknown>>, name: string, value: unknown) {
      if (typeof value === "bigint") throw refused(name, `a number, not ${shown(value)}`);
      // Only an invalid date becomes null.
      if (value === null && this[name] !== null) throw refused(name, "a valid date");
      checkNumber(name, value);
      return value;
    });
  } catch (cause) {
    if (cause instanceof BankArgumentError) throw cause;
    throw new BankArgumentError("[sandbank] Failed to use params: they must be what JSON can say.", { cause });
  }
}
