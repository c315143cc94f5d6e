import { BankApiError } from "./bank-api-error.ts";

/** 400: the body is not JSON, is nested too deeply or is too large. */
export class MalformedRequestError extends BankApiError {
  declare readonly type: "malformed_request_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "malformed_request_error";
  }
}
