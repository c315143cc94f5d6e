import { BankApiError } from "./bank-api-error.ts";

/**
 * 500 or 503, whatever the `type`: the API failed. Whether a POST was done is unknown: repeat it with the error's
 * `idempotencyKey`.
 */
export class InternalServerError extends BankApiError {
  /** @internal */
  static override describes({ type, status }: BankApiError): boolean {
    return type === "internal_server_error" || status === 500 || status === 503;
  }
}
