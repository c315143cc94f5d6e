/**
 * The client of the banking API, its errors and the types of its objects.
 *
 * @module
 */
export { BankClient } from "./bank-client.ts";
export type { ApiPromise, ApiResponse } from "./core/api-promise.ts";
export type { AttemptEvent, Happening } from "./core/attempt-event.ts";
export type { FetchInit, FetchLike, FetchResponse, KnownAbortSignal } from "./core/fetch.ts";
export type { BlobLike, FileSource, StreamLike } from "./core/file-source.ts";
export type { BankClientOptions, ListOptions, RequestOptions, WriteOptions } from "./core/options.ts";
export type { Page } from "./core/page.ts";
export type { PageRequest } from "./core/page-request.ts";
export type {
  AbortSignalLike,
  ResponseHeaders,
  Transport,
  TransportRequest,
  TransportResponse,
} from "./core/transport.ts";
export {
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
} from "./errors/api-errors.ts";
export { BankApiError } from "./errors/bank-api-error.ts";
export { BankArgumentError } from "./errors/bank-argument-error.ts";
export { BankClientError, type FailedCall } from "./errors/bank-client-error.ts";
export { BankConnectionError } from "./errors/bank-connection-error.ts";
export { BankTimeoutError } from "./errors/bank-timeout-error.ts";
export { type ApiError, isBankApiError } from "./errors/is-bank-api-error.ts";
export type { ParameterIssue } from "./errors/problem.ts";
export type { EventFeed, EventObject, EventOf, EventPollOptions, EventReference } from "./event-feed.ts";
export * from "./resources/id-functions.ts";
export type * from "./resources/index.ts";
