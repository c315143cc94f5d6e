import { BankApiError } from "./bank-api-error.ts";

/** A parameter at fault. */
export interface ParameterIssue {
  /** Where it is: a dotted path, such as `loan.credit_limit` or `query.limit`. */
  readonly field: string;
  /** What must hold, such as "is required". */
  readonly message: string;
}

/** 400: a parameter is missing, mistyped, out of range, unknown or at odds with another one. */
export class InvalidParametersError extends BankApiError {
  declare readonly type: "invalid_parameters_error";
  /** Every fault, in the order of the API's documentation. */
  readonly errors: readonly ParameterIssue[] = member(this, "errors") ?? [];
}

/** 400: the body is no JSON, is nested too deep or is too large. */
export class MalformedRequestError extends BankApiError {
  declare readonly type: "malformed_request_error";
}

/** 401: the key is missing, unknown or revoked. */
export class InvalidApiKeyError extends BankApiError {
  declare readonly type: "invalid_api_key_error";
  /**
   * Why: `no_header`, `no_credential`, `deleted_credential`, `expired_credential`, `ip_not_allowed`, `no_api_access`,
   * `wrong_environment`, or one that is newer than this version of the SDK.
   */
  readonly reason: string | null = member(this, "reason") ?? null;
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
  readonly resourceId: string | null = member(this, "resource_id") ?? null;
}

/** 409: the request is right, but not possible in the object's present state. */
export class InvalidOperationError extends BankApiError {
  declare readonly type: "invalid_operation_error";
}

/** 429: too many requests. `retryAfter` says for how long to wait, in seconds. */
export class RateLimitedError extends BankApiError {
  declare readonly type: "rate_limited_error";
}

/** 500 or 503: the API failed. Whether a POST was done is unknown: repeat it with the error's `idempotencyKey`. */
export class InternalServerError extends BankApiError {
  declare readonly type: "internal_server_error";
}

/** A member of the body that only this type of error has. The body is an object: it told the type. */
function member<T>({ body }: BankApiError, name: string): T | undefined {
  return (body as Record<string, T | undefined>)[name];
}
