import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/**
 * No answer: the connection could not be made, or was lost before the last byte. What `fetch` threw is the `cause`.
 *
 * Whether a POST was done is unknown: repeat it with the error's `idempotencyKey`.
 */
export class BankConnectionError extends BankClientError {
  /** @internal */
  constructor(reason: string, call: FailedCall, { cause, wasSent = true }: ErrorOptions & { wasSent?: boolean } = {}) {
    const advice = wasSent ? null : "Nobody answers at this address. baseUrl may be wrong";
    super({ what: "No answer", details: [reason, advice], shouldRetry: true, mayBeDone: wasSent }, call, { cause });
  }
}

BankConnectionError.prototype.name = "BankConnectionError";
