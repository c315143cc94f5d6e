import { BankApiError, findKind, type Refusal } from "./bank-api-error.ts";
import type { FailedCall } from "./bank-client-error.ts";

/**
 * Creates the error for a response that is not a success. Its `name` is the name of the matching exported class,
 * although a bundle contains that class only if the app imports it.
 */
export function toApiError(refusal: Refusal, call: FailedCall): BankApiError {
  const kind = findKind(refusal.type, refusal.status);
  if (kind === undefined) return new BankApiError(refusal, call);
  const name = kind.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase());
  const Named = class extends BankApiError {
    static override readonly name = name;
  };
  // Set the name on the prototype before creating the error, so that the stack trace has it too.
  Named.prototype.name = name;
  return new Named(refusal, call);
}
