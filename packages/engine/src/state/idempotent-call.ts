import type { OperationName } from "@sandbank/contract";

/** A call with an idempotency key, and its result. Keys never expire (D-07). */
export interface IdempotentCall {
  readonly operation: OperationName;
  readonly id: string | undefined;
  /** In an upload, a digest replaces the file (D-106). */
  readonly params: unknown;
  readonly result: object;
  /** The id of the object that it created. */
  readonly resource: string | null;
}
