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

/** The statuses that the API answers with one type only: they tell the class of an error whose type is not known. */
const classesOfStatuses: Readonly<Record<number, typeof BankApiError>> = {
  401: InvalidApiKeyError,
  429: RateLimitedError,
  500: InternalServerError,
  503: InternalServerError,
};

// Minifiers rename classes, so the name is data. On the prototype, so that stack traces have it too.
for (const name in classes) (classes[name] as typeof BankApiError).prototype.name = name;

/** The error for a response that is not a success: of the class of its `type`, else of its status, where there is one. */
export function toApiError(type: string | null, refusal: Refusal, call: FailedCall): BankApiError {
  // A name that begins with a capital is none that every object has.
  const name = type?.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase()) ?? "";
  return new (classes[name] ?? classesOfStatuses[refusal.status] ?? BankApiError)(refusal, call);
}
