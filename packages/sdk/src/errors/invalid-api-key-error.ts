import { BankApiError } from "./bank-api-error.ts";

/** 401, whatever the `type`: the key is missing, unknown or revoked. */
export class InvalidApiKeyError extends BankApiError {
  /**
   * Why: `no_header`, `no_credential`, `deleted_credential`, `expired_credential`, `ip_not_allowed`, `no_api_access`,
   * `wrong_environment`, or one that is newer than this version of the SDK.
   */
  declare readonly reason: string | null;

  /** @internal */
  static override describes({ type, status }: BankApiError): boolean {
    return type === "invalid_api_key_error" || status === 401;
  }
}
