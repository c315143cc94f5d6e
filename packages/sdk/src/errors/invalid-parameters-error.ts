import { BankApiError } from "./bank-api-error.ts";
import type { ParameterIssue } from "./problem.ts";

/** 400: a parameter is missing, mistyped, out of range, unknown or in conflict with another one. */
export class InvalidParametersError extends BankApiError {
  declare readonly type: "invalid_parameters_error";
  /** Every invalid parameter, in the order of the API's documentation. */
  declare readonly errors: readonly ParameterIssue[];

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "invalid_parameters_error";
  }
}
