import type { FailedCall } from "./bank-client-error.ts";
import { BankConnectionError } from "./bank-connection-error.ts";

/** No complete answer within `timeoutMs`, on each attempt. */
export class BankTimeoutError extends BankConnectionError {
  static {
    this.prototype.name = "BankTimeoutError";
  }
  /** How long the last attempt was given, in milliseconds. */
  readonly timeoutMs: number;

  /** @internal */
  constructor(timeoutMs: number, call: FailedCall) {
    super({ what: `No answer within ${timeoutMs} ms` }, call);
    this.timeoutMs = timeoutMs;
  }
}
