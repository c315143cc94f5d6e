import { RefusedError } from "../source/errors.ts";

/** Creates the error for a request that a session does not support. */
export function refused(status: number, detail: string): RefusedError {
  return new RefusedError(status, {
    type: "invalid_operation_error",
    status,
    title: "This cannot be done here.",
    detail,
  });
}
