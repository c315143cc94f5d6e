/** One entry of the error catalogue (D-03). */
export interface ErrorKind {
  /** Every status of responses with this type. */
  readonly statuses: readonly number[];
  /** Short, constant text of the `title` member. */
  readonly title: string;
  /** The members in addition to `type`, `status`, `title` and `detail`. */
  readonly members: readonly ("errors" | "reason" | "resource_id" | "retry_after")[];
  /** When the API returns the error. */
  readonly when: string;
}

/** Every error of the API, by its `type`. The status and the `type` together tell the client what to do. */
export const errorCatalogue = {
  invalid_parameters_error: {
    statuses: [400],
    title: "The request has invalid parameters.",
    members: ["errors"],
    when: "A parameter is missing, mistyped, out of range, unknown or in conflict with another one.",
  },
  malformed_request_error: {
    statuses: [400],
    title: "The request could not be read.",
    members: [],
    when: "The body is not JSON, is nested too deeply or is too large.",
  },
  invalid_api_key_error: {
    statuses: [401],
    title: "The API key is not accepted.",
    members: ["reason"],
    when: "The key is missing, unknown or revoked.",
  },
  environment_mismatch_error: {
    statuses: [403],
    title: "The request belongs to another environment.",
    members: [],
    when: "A live key was sent to `/simulations/...`.",
  },
  insufficient_permissions_error: {
    statuses: [403],
    title: "The API key may not do this.",
    members: [],
    when: "The bank returns this error only if you inject it as a fault.",
  },
  private_feature_error: {
    statuses: [403],
    title: "The feature is not enabled.",
    members: [],
    when: "The bank returns this error only if you inject it as a fault.",
  },
  api_method_not_found_error: {
    statuses: [404],
    title: "There is no such method and path.",
    members: [],
    when: "No endpoint has this method and path.",
  },
  object_not_found_error: {
    statuses: [404],
    title: "There is no such object.",
    members: [],
    when: "An identifier in the path or the body does not belong to any object in this environment.",
  },
  idempotency_key_already_used_error: {
    statuses: [409],
    title: "The idempotency key was used for another request.",
    members: ["resource_id"],
    when: "The key was used before with a different operation or body.",
  },
  invalid_operation_error: {
    statuses: [409],
    title: "The object's state does not allow this.",
    members: [],
    when: "The request is valid, but the object's present state does not allow it.",
  },
  rate_limited_error: {
    statuses: [429],
    title: "Too many requests.",
    members: ["retry_after"],
    when: "The rate limit is exceeded.",
  },
  internal_server_error: {
    statuses: [500, 503],
    title: "The service failed.",
    members: [],
    when: "Only as an injected fault.",
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorType = keyof typeof errorCatalogue;

/** Every `reason` of `invalid_api_key_error`: why the key was not accepted. */
export const apiKeyReasons = {
  no_header: "There is no `Authorization` header.",
  no_credential: "The header is empty, not a Bearer token, or the key is unknown.",
  deleted_credential: "The key was deleted.",
  expired_credential: "The key has expired.",
  ip_not_allowed: "The key may not be used from this address.",
  no_api_access: "The key has no access to the API.",
  wrong_environment: "The key belongs to another environment.",
} as const satisfies Readonly<Record<string, string>>;

export type ApiKeyReason = keyof typeof apiKeyReasons;
