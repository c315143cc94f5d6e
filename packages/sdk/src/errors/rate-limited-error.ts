import { BankApiError } from "./bank-api-error.ts";

/** 429, with any `type`: too many requests. `retryAfter` is the number of seconds to wait. */
export class RateLimitedError extends BankApiError {
  /** @internal */
  static describes({ type, status }: BankApiError): boolean {
    return type === "rate_limited_error" || status === 429;
  }
}
