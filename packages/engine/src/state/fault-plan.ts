import type { ApiKeyReason, ErrorType, OperationName } from "@sandbank/contract";
import type { SleepSignal } from "../ports/sleep-signal.ts";

/** The transport faults, which `createFetchHandler` and the MSW adapter perform. */
export const transportFaults = ["latency", "drop_before_commit", "drop_after_commit"] as const;

/** The errors of the catalogue that an armed fault can cause. */
export const errorFaults = [
  "invalid_api_key_error",
  "insufficient_permissions_error",
  "private_feature_error",
  "rate_limited_error",
  "internal_server_error",
] as const satisfies readonly ErrorType[];

type TransportFaultKind = (typeof transportFaults)[number];
export type FaultKind = TransportFaultKind | (typeof errorFaults)[number];

/** A fault to inject into the next HTTP requests. Direct calls (`bank.accounts.create`) are not affected. */
export interface FaultPlan {
  /**
   * `latency` delays the response. `drop_before_commit` loses the request, so that nothing happens. `drop_after_commit`
   * loses the response after the request succeeded. An error type returns that error, and nothing else happens.
   */
  readonly kind: FaultKind;
  /** The operation to apply the fault to, such as `accounts.create`. Default: any. */
  readonly operation?: OperationName;
  /** How many requests to apply the fault to, 1 or more. Default: 1. */
  readonly times?: number;
  /** The delay of a `latency` fault, in milliseconds: of real time, or of the one clock of `timeTogether`. Default: 1,000. */
  readonly delayMs?: number;
  /** The status of an `internal_server_error`. A 503 has a `Retry-After` header. Default: 500. */
  readonly status?: 500 | 503;
  /** The reason of an `invalid_api_key_error`. Default: `deleted_credential`. */
  readonly reason?: ApiKeyReason;
  /** The `Retry-After` of a 429 or 503, in seconds. Default: 1. */
  readonly retryAfterSeconds?: number;
}

/** An armed fault. */
export interface Fault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** How many more requests the fault applies to. */
  readonly remaining: number;
}

/** A fault that the transport has to perform. */
export interface TransportFault {
  readonly kind: TransportFaultKind;
  /** How many milliseconds to delay the response. */
  readonly delayMs?: number;
  /** Waits by the bank's clock instead of a timer: given if a keeper moves that clock, as with `timeTogether`. */
  readonly sleep?: (milliseconds: number, signal?: SleepSignal) => Promise<void>;
}
