import { BankApiError } from "./bank-api-error.ts";

/** 403: the API key is not allowed to perform this operation. */
export class InsufficientPermissionsError extends BankApiError {
  declare readonly type: "insufficient_permissions_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "insufficient_permissions_error";
  }
}
