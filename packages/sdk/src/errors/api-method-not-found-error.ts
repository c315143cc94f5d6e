import { BankApiError } from "./bank-api-error.ts";

/** 404: the API has no endpoint with this method and path. Most likely `baseUrl` is wrong. */
export class ApiMethodNotFoundError extends BankApiError {
  declare readonly type: "api_method_not_found_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "api_method_not_found_error";
  }
}
