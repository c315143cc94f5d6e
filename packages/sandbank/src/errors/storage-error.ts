import { ServerError } from "./server-error.ts";

/**
 * The server cannot keep what a request does, so nothing was done. An error of the server, like `bank_not_found_error`:
 * the API's catalogue does not have it.
 */
export class StorageError extends ServerError {
  override readonly name = "StorageError";
  /** Whether repeating the call can succeed, once the disk has space again, say. Sent as a header (D-15). */
  readonly isTemporary: boolean;

  constructor(
    detail: string,
    { cause, isTemporary = true }: { readonly cause?: unknown; readonly isTemporary?: boolean } = {},
  ) {
    super(503, "storage_error", "The server cannot keep the call.", detail);
    this.cause = cause;
    this.isTemporary = isTemporary;
  }
}
