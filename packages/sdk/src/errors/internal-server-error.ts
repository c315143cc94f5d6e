import { BankApiError } from "./bank-api-error.ts";

/**
 * 500 or 503, with any `type`: the API failed. It may have carried out a POST. Call `client.recover(error)` to repeat
 * it safely with the same `idempotencyKey`.
 */
export class InternalServerError extends BankApiError {
  /** @internal */
  static describes({ type, status }: BankApiError): boolean {
    return type === "internal_server_error" || status === 500 || status === 503;
  }
}
