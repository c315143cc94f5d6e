import { isCallersMistake } from "./journal/contain.ts";

type CaptureStackTrace = (error: object, above: (...args: never) => unknown) => void;

/**
 * Makes the stack of a refusal begin at the caller of `method`, because the engine's own frames would fill the ten that
 * V8 keeps, and a test runner could not show the line of the test. Leaves the stack of a bug whole. Returns the error.
 */
export function startAtCaller(error: unknown, method: (...args: never) => unknown): unknown {
  const { captureStackTrace } = Error as { readonly captureStackTrace?: CaptureStackTrace };
  if (error instanceof Error && isCallersMistake(error)) captureStackTrace?.(error, method);
  return error;
}
