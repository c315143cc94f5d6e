import type { OperationName } from "@sandbank/contract";

/** A call that was done under an idempotency key, with its answer. Keys never expire (D-07). */
export interface IdempotentCall {
  readonly operation: OperationName;
  readonly id: string | undefined;
  /** Of an upload, the file is its digest (D-106). */
  readonly params: unknown;
  readonly result: object;
  /** The id of what it made. */
  readonly resource: string | null;
}
