import { BankArgumentError } from "../errors/bank-argument-error.ts";

/** Throws a `BankArgumentError` for an unknown option. `failure` begins the message: "Failed to …". */
export function checkNames(options: object, known: readonly string[], failure: string): void {
  for (const name in options) {
    if (!known.includes(name)) {
      throw new BankArgumentError(`[sandbank] ${failure}: there is no option "${name}". Use ${known.join(", ")}.`);
    }
  }
}
