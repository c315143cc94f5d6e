import { BankApiError } from "./bank-api-error.ts";

/** 409: the request is right, but not possible in the object's present state. */
export class InvalidOperationError extends BankApiError {
  declare readonly type: "invalid_operation_error";

  /** @internal */
  static override describes({ type }: BankApiError): boolean {
    return type === "invalid_operation_error";
  }
}
