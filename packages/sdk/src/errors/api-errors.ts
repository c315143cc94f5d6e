/**
 * The classes of the API's errors. Each has a module of its own, so that a bundle contains only the classes that an app
 * imports.
 */

export { ApiMethodNotFoundError } from "./api-method-not-found-error.ts";
export { EnvironmentMismatchError } from "./environment-mismatch-error.ts";
export { IdempotencyKeyAlreadyUsedError } from "./idempotency-key-already-used-error.ts";
export { InsufficientPermissionsError } from "./insufficient-permissions-error.ts";
export { InternalServerError } from "./internal-server-error.ts";
export { InvalidApiKeyError } from "./invalid-api-key-error.ts";
export { InvalidOperationError } from "./invalid-operation-error.ts";
export { InvalidParametersError } from "./invalid-parameters-error.ts";
export { MalformedRequestError } from "./malformed-request-error.ts";
export { ObjectNotFoundError } from "./object-not-found-error.ts";
export { PrivateFeatureError } from "./private-feature-error.ts";
export { RateLimitedError } from "./rate-limited-error.ts";
