import { BankApiError } from "./bank-api-error.ts";

/** 403: a live key was sent to a simulation. */
export class EnvironmentMismatchError extends BankApiError {
  declare readonly type: "environment_mismatch_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "environment_mismatch_error";
  }
}
