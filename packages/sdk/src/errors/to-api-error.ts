import {
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
import { BankApiError, type Refusal } from "./bank-api-error.ts";
import type { FailedCall } from "./bank-client-error.ts";

const classes: Readonly<Record<string, typeof BankApiError>> = {
  invalid_parameters_error: InvalidParametersError,
  malformed_request_error: MalformedRequestError,
  invalid_api_key_error: InvalidApiKeyError,
  environment_mismatch_error: EnvironmentMismatchError,
  insufficient_permissions_error: InsufficientPermissionsError,
  private_feature_error: PrivateFeatureError,
  api_method_not_found_error: ApiMethodNotFoundError,
  object_not_found_error: ObjectNotFoundError,
  idempotency_key_already_used_error: IdempotencyKeyAlreadyUsedError,
  invalid_operation_error: InvalidOperationError,
  rate_limited_error: RateLimitedError,
  internal_server_error: InternalServerError,
};

/** The error for an answer that is no success: of the class of its `type`, where there is one. */
export function toApiError(refusal: Refusal, call: FailedCall): BankApiError {
  const { type } = Object(refusal.body);
  const Class = Object.hasOwn(classes, type) ? classes[type] : undefined;
  return new (Class ?? BankApiError)(refusal, call);
}
