import { BankApiError } from "./bank-api-error.ts";

/** 403: the key may not do this. */
export class InsufficientPermissionsError extends BankApiError {
  declare readonly type: "insufficient_permissions_error";

  /** @internal */
  static override describes({ type }: BankApiError): boolean {
    return type === "insufficient_permissions_error";
  }
}
