import { BankApiError } from "./bank-api-error.ts";
import { type ParameterIssue, readProblem, textMember } from "./problem.ts";

/** 400: a parameter is missing, mistyped, out of range, unknown or at odds with another one. */
export class InvalidParametersError extends BankApiError {
  declare readonly type: "invalid_parameters_error";
  /** Every fault, in the order of the API's documentation. */
  readonly errors: readonly ParameterIssue[] = readProblem(this.body).errors;
}

/** 400: the body is not JSON, is nested too deep or is too large. */
export class MalformedRequestError extends BankApiError {
  declare readonly type: "malformed_request_error";
}

/** 401, whatever the `type`: the key is missing, unknown or revoked. */
export class InvalidApiKeyError extends BankApiError {
  /**
   * Why: `no_header`, `no_credential`, `deleted_credential`, `expired_credential`, `ip_not_allowed`, `no_api_access`,
   * `wrong_environment`, or one that is newer than this version of the SDK.
   */
  readonly reason: string | null = textMember(this.body, "reason");
}

/** 403: a live key was sent to a simulation. */
export class EnvironmentMismatchError extends BankApiError {
  declare readonly type: "environment_mismatch_error";
}

/** 403: the key may not do this. */
export class InsufficientPermissionsError extends BankApiError {
  declare readonly type: "insufficient_permissions_error";
}

/** 403: the feature is not enabled for you. */
export class PrivateFeatureError extends BankApiError {
  declare readonly type: "private_feature_error";
}

/** 404: there is no such method and path. Most likely `baseUrl` is wrong. */
export class ApiMethodNotFoundError extends BankApiError {
  declare readonly type: "api_method_not_found_error";
}

/** 404: an identifier, in the path or a parameter, names nothing in this environment. */
export class ObjectNotFoundError extends BankApiError {
  declare readonly type: "object_not_found_error";
}

/** 409: the idempotency key was used before, for another operation or with other parameters. */
export class IdempotencyKeyAlreadyUsedError extends BankApiError {
  declare readonly type: "idempotency_key_already_used_error";
  /** Identifier of the object that the key was used for, if there is one. */
  readonly resourceId: string | null = textMember(this.body, "resource_id");
}

/** 409: the request is right, but not possible in the object's present state. */
export class InvalidOperationError extends BankApiError {
  declare readonly type: "invalid_operation_error";
}

/** 429, whatever the `type`: too many requests. `retryAfter` says for how long to wait, in seconds. */
export class RateLimitedError extends BankApiError {}

/**
 * 500 or 503, whatever the `type`: the API failed. Whether a POST was done is unknown: repeat it with the error's
 * `idempotencyKey`.
 */
export class InternalServerError extends BankApiError {}
