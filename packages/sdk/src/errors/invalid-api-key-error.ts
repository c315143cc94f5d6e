import { BankApiError } from "./bank-api-error.ts";

/** 401, with any `type`: the API key is missing, unknown or revoked. */
export class InvalidApiKeyError extends BankApiError {
  /**
   * The reason: `no_header`, `no_credential`, `deleted_credential`, `expired_credential`, `ip_not_allowed`,
   * `no_api_access`, `wrong_environment`, or a value that is newer than this version of the SDK.
   */
  declare readonly reason: string | null;

  /** @internal */
  static describes({ type, status }: BankApiError): boolean {
    return type === "invalid_api_key_error" || status === 401;
  }
}
