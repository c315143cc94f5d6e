import { BankApiError } from "./bank-api-error.ts";

/** 409: the request is valid, but the object's present state does not allow it. */
export class InvalidOperationError extends BankApiError {
  declare readonly type: "invalid_operation_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "invalid_operation_error";
  }
}
