import { BankApiError } from "./bank-api-error.ts";

/** 429, whatever the `type`: too many requests. `retryAfter` says for how long to wait, in seconds. */
export class RateLimitedError extends BankApiError {
  /** @internal */
  static override describes({ type, status }: BankApiError): boolean {
    return type === "rate_limited_error" || status === 429;
  }
}
