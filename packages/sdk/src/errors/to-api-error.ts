import { BankApiError, kindOf, type Refusal } from "./bank-api-error.ts";
import type { FailedCall } from "./bank-client-error.ts";

/**
 * The error for a response that is not a success. Its `name` is that of the exported class that describes it, which a
 * bundle holds only if the app imports it.
 */
export function toApiError(refusal: Refusal, call: FailedCall): BankApiError {
  const kind = kindOf(refusal.type, refusal.status);
  if (kind === undefined) return new BankApiError(refusal, call);
  // On the prototype before the error is made, so that its stack trace has the name, too.
  const Named = class extends BankApiError {};
  const name = kind.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase());
  Object.defineProperty(Named, "name", { value: name });
  Named.prototype.name = name;
  return new Named(refusal, call);
}
