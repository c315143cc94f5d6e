import { BankClientError, type FailedCall, type Failure } from "./bank-client-error.ts";

/**
 * No answer: the connection could not be made, or was lost before the last byte. What `fetch` threw is the `cause`.
 *
 * Whether a POST was done is unknown: repeat it with the error's `idempotencyKey`.
 */
export class BankConnectionError extends BankClientError {
  static {
    this.prototype.name = "BankConnectionError";
  }

  /** @internal */
  constructor(failure: Pick<Failure, "what" | "details" | "cause">, call: FailedCall) {
    super({ ...failure, shouldRetry: true, mayBeDone: true }, call);
  }
}

/** An error for what `fetch` threw. */
export function connectionLost(cause: unknown, call: FailedCall): BankConnectionError {
  return new BankConnectionError({ what: "The connection failed", details: [`${reasonOf(cause)}.`], cause }, call);
}

/** Node says "fetch failed" and hides the reason one level down; for a name with several addresses it is only a code. */
function reasonOf(cause: unknown): string {
  const { message, cause: inner } = Object(cause);
  return inner?.message || inner?.code || message || String(cause);
}
