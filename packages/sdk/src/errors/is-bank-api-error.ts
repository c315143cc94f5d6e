import type { Unknown } from "../resources/shared.ts";
import type {
  ApiMethodNotFoundError,
  EnvironmentMismatchError,
  IdempotencyKeyAlreadyUsedError,
  InsufficientPermissionsError,
  InternalServerError,
  InvalidApiKeyError,
  InvalidOperationError,
  InvalidParametersError,
  MalformedRequestError,
  ObjectNotFoundError,
  PrivateFeatureError,
  RateLimitedError,
} from "./api-errors.ts";
import { BankApiError } from "./bank-api-error.ts";

/** Any error of the API. A `switch` over its `type` narrows it to the class with that type's fields. */
export type ApiError =
  | InvalidParametersError
  | MalformedRequestError
  | (InvalidApiKeyError & { readonly type: "invalid_api_key_error" })
  | EnvironmentMismatchError
  | InsufficientPermissionsError
  | PrivateFeatureError
  | ApiMethodNotFoundError
  | ObjectNotFoundError
  | IdempotencyKeyAlreadyUsedError
  | InvalidOperationError
  | (RateLimitedError & { readonly type: "rate_limited_error" })
  | (InternalServerError & { readonly type: "internal_server_error" })
  | (BankApiError & { readonly type: Unknown | null });

/**
 * Whether a value is an API error, of any copy of the SDK and any realm.
 *
 * @example
 * if (isBankApiError(error) && error.type === "invalid_parameters_error") console.log(error.errors);
 */
export function isBankApiError(value: unknown): value is ApiError {
  return value instanceof BankApiError;
}
