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

/** A class is named after the `type` of the API: `rate_limited_error` is `RateLimitedError`. */
const classes: Readonly<Record<string, typeof BankApiError>> = {
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
};

// Minifiers rename classes, so the name is data. On the prototype, so that stack traces have it too.
for (const name in classes) (classes[name] as typeof BankApiError).prototype.name = name;

/** The error for an answer that is no success: of the class of its `type`, where there is one. */
export function toApiError(refusal: Refusal, call: FailedCall): BankApiError {
  const { type } = Object(refusal.body);
  // A name that begins with a capital is none that every object has.
  const name = String(type).replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase());
  return new (classes[name] ?? BankApiError)(refusal, call);
}
