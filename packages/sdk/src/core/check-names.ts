import { mistake } from "../errors/mistake.ts";

/** Throws a `BankArgumentError` for an unknown option. `action` is what the options are for. */
export function checkNames(options: object, known: readonly string[], action: string): void {
  for (const name in options) {
    if (!known.includes(name)) {
      throw mistake(action, `there is no option "${name}"`, `Use ${known.join(", ")}.`);
    }
  }
}
