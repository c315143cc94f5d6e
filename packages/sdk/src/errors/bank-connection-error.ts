import { acrossCopies } from "./across-copies.ts";
import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/**
 * No response: the connection could not be made, or was lost before the last byte. The `cause` is the error that
 * `fetch` threw.
 *
 * The API may have carried out a POST. Call `client.recover(error)` to repeat it safely with the same `idempotencyKey`.
 */
export class BankConnectionError extends BankClientError {
  /** @internal */
  constructor(reason: string, call: FailedCall, { cause, wasSent = true }: ErrorOptions & { wasSent?: boolean } = {}) {
    const details = [!wasSent && `No server responds at ${call.url}: check baseUrl`];
    super({ what: `No response: ${reason}`, details, shouldRetry: true, mayBeDone: wasSent }, call, { cause });
  }
}

acrossCopies(BankConnectionError, "BankConnectionError");
