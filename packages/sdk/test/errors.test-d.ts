import { expectTypeOf, test } from "vitest";
import {
  type Account,
  type ApiError,
  type BankApiError,
  type BankClient,
  BankClientError,
  IdempotencyKeyAlreadyUsedError,
  InvalidApiKeyError,
  InvalidParametersError,
  isBankApiError,
  type ParameterIssue,
  RateLimitedError,
} from "../src/index.ts";

declare const error: unknown;
declare const client: BankClient;

test("isBankApiError narrows a value of an unknown type to an error of the API", () => {
  if (isBankApiError(error)) {
    expectTypeOf(error).toEqualTypeOf<ApiError>();
    expectTypeOf(error).toExtend<BankApiError>();
    expectTypeOf(error.status).toEqualTypeOf<number>();
    expectTypeOf(error.requestId).toEqualTypeOf<string | null>();
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | null>();
    expectTypeOf(error.cursor).toEqualTypeOf<string | null>();
    expectTypeOf(error.mayBeDone).toEqualTypeOf<boolean>();
  }
});

test("the type of an error narrows it to the fields of its class", () => {
  if (!isBankApiError(error)) return;
  if (error.type === "invalid_parameters_error") {
    expectTypeOf(error).toEqualTypeOf<InvalidParametersError>();
    expectTypeOf(error.errors).toEqualTypeOf<readonly ParameterIssue[]>();
  }
  if (error.type === "invalid_api_key_error") expectTypeOf(error.reason).toEqualTypeOf<string | null>();
  if (error.type === "idempotency_key_already_used_error")
    expectTypeOf(error.resourceId).toEqualTypeOf<string | null>();
  if (error.type === "rate_limited_error") {
    expectTypeOf(error).toExtend<RateLimitedError>();
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | null>();
  }
  if (error.type === null) expectTypeOf(error.body).toEqualTypeOf<unknown>();
});

test("a switch over the type of an error narrows in each case", () => {
  if (!isBankApiError(error)) return;
  switch (error.type) {
    case "invalid_parameters_error":
      expectTypeOf(error.errors).toEqualTypeOf<readonly ParameterIssue[]>();
      break;
    case "idempotency_key_already_used_error":
      expectTypeOf(error.resourceId).toEqualTypeOf<string | null>();
      break;
    case "invalid_api_key_error":
      expectTypeOf(error.reason).toEqualTypeOf<string | null>();
      break;
    default:
      // @ts-expect-error: none of the types that are left has the field.
      error.errors;
  }
});

test("a field of one type of error cannot be read before the type is known", () => {
  if (!isBankApiError(error)) return;
  // @ts-expect-error: only invalid_parameters_error has it.
  error.errors;
  // @ts-expect-error: only invalid_api_key_error has it.
  error.reason;
  // @ts-expect-error: only idempotency_key_already_used_error has it.
  error.resourceId;
  // @ts-expect-error: there is no such type.
  error.type === "invalid_parameter_error";
});

test("instanceof narrows to the fields of the class", () => {
  if (error instanceof InvalidParametersError) expectTypeOf(error.errors).toEqualTypeOf<readonly ParameterIssue[]>();
  if (error instanceof InvalidApiKeyError) expectTypeOf(error.reason).toEqualTypeOf<string | null>();
  if (error instanceof IdempotencyKeyAlreadyUsedError) expectTypeOf(error.resourceId).toEqualTypeOf<string | null>();
  if (error instanceof RateLimitedError) expectTypeOf(error.retryAfter).toEqualTypeOf<number | null>();
  if (error instanceof BankClientError) {
    expectTypeOf(error.idempotencyKey).toEqualTypeOf<string | null>();
    expectTypeOf(client.recover<Account>(error).withResponse()).resolves.toHaveProperty("requestId");
  }
});
