import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/**
 * No answer: the connection could not be made, or was lost before the last byte. What `fetch` threw is the `cause`.
 *
 * Whether a POST was done is unknown: repeat it with the error's `idempotencyKey`.
 */
export class BankConnectionError extends BankClientError {
  /** @internal */
  constructor(reason: string, call: FailedCall, options?: ErrorOptions) {
    super({ what: "No answer", details: [reason], shouldRetry: true, mayBeDone: true }, call, options);
  }
}

BankConnectionError.prototype.name = "BankConnectionError";
