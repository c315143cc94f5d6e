import type { ApiKeyReason, ErrorType, OperationName } from "@sandbank/contract";

/** Faults of the transport, which `createFetchHandler` and the MSW adapter act out. */
export const transportFaults = ["latency", "drop_before_commit", "drop_after_commit"] as const;

/** Errors of the catalogue that a bank answers only, or also, because a fault was armed. */
export const errorFaults = [
  "invalid_api_key_error",
  "insufficient_permissions_error",
  "private_feature_error",
  "rate_limited_error",
  "internal_server_error",
] as const satisfies readonly ErrorType[];

type TransportFaultKind = (typeof transportFaults)[number];
export type FaultKind = TransportFaultKind | (typeof errorFaults)[number];

/** What is to go wrong with the next requests over HTTP. Direct calls (`bank.accounts.create`) meet no faults. */
export interface FaultPlan {
  /**
   * `latency` delays the answer. `drop_before_commit` loses the request, `drop_after_commit` the answer after the work
   * was done. An error type answers with that error, nothing done.
   */
  readonly kind: FaultKind;
  /** The operation to apply the fault to, such as `accounts.create`. Default: any. */
  readonly operation?: OperationName;
  /** How many requests to apply the fault to, 1 or more. Default: 1. */
  readonly times?: number;
  /** Milliseconds of delay of a `latency` fault, of real time. Default: 1,000. */
  readonly delayMs?: number;
  /** For `internal_server_error`. Default: 500. A 503 carries `Retry-After`. */
  readonly status?: 500 | 503;
  /** For `invalid_api_key_error`. Default: `deleted_credential`. */
  readonly reason?: ApiKeyReason;
  /** Seconds of the `Retry-After` of a 429 or 503. Default: 1. */
  readonly retryAfterSeconds?: number;
}

/** An armed fault. */
export interface Fault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** How many more requests the fault applies to. */
  readonly remaining: number;
}

/** What the transport is to act out. */
export interface TransportFault {
  readonly kind: TransportFaultKind;
  /** Milliseconds to wait before the answer. */
  readonly delayMs?: number;
}
