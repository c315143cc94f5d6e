/**
 * Calls your functions before and after each attempt of a request: for logs, metrics and tracing.
 *
 * @module
 */
export {
  type AttemptHooks,
  type AttemptInfo,
  attemptHooks,
  type ErrorInfo,
  type RequestInfo,
  type ResponseInfo,
  type RetryInfo,
} from "./hooks/attempt-hooks.ts";
