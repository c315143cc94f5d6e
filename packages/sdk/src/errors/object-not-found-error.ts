import { BankApiError } from "./bank-api-error.ts";

/** 404: an identifier, in the path or a parameter, does not belong to any object in this environment. */
export class ObjectNotFoundError extends BankApiError {
  declare readonly type: "object_not_found_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "object_not_found_error";
  }
}
