import { BankApiError } from "./bank-api-error.ts";

/** 403: the feature is not enabled for this API key. */
export class PrivateFeatureError extends BankApiError {
  declare readonly type: "private_feature_error";

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "private_feature_error";
  }
}
