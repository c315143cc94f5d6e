import { RefusedError } from "../source/errors.ts";

/** Makes the error of what a session cannot do. */
export function refused(status: number, detail: string): RefusedError {
  return new RefusedError(status, {
    type: "invalid_operation_error",
    status,
    title: "This cannot be done here.",
    detail,
  });
}
