export {
  type AttemptHooks,
  type AttemptInfo,
  attemptHooks,
  type ErrorInfo,
  type RequestInfo,
  type ResponseInfo,
  type RetryInfo,
} from "./hooks/attempt-hooks.ts";
