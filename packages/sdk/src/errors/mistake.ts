import { BankArgumentError } from "./bank-argument-error.ts";
import { failureText } from "./failure-text.ts";

/** What the messages of mistakes are composed of. It is no property of the error, which consoles would show. */
const parts = new WeakMap<object, readonly [action: string, why: string, advice: string | undefined]>();

/** Makes the error that tells the calling program of its mistake. `action` follows "Failed to"; `advice` is in sentences. */
export function mistake(action: string, why: string, advice?: string, options?: ErrorOptions): BankArgumentError {
  const error = new BankArgumentError(failureText(action, why, advice), options);
  parts.set(error, [action, why, advice]);
  return error;
}

/** A mistake without a secret that its parts quote. Any other error stays as it is. */
export function redactMistake(error: unknown, redact: (text: string) => string): unknown {
  const found = parts.get(error as object);
  if (!found) return error;
  const [action, why, advice] = found;
  return mistake(redact(action), redact(why), advice, error as ErrorOptions);
}
