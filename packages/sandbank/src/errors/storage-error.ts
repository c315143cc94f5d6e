import { ServerError } from "@sandbank/view/reads/server-error";

/**
 * The server cannot store the changes of a request, so it made none. The API's catalogue does not have this error, nor
 * others of the server such as `bank_not_found_error`.
 */
export class StorageError extends ServerError {
  override readonly name = "StorageError";
  /** Whether a retry can succeed, for example after the disk has free space again. Sent as a header (D-15). */
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
