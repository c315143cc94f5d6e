import { type ApiKeyReason, apiKeyReasons, type ErrorType, endpoints, type OperationName } from "@sandbank/contract";
import { type BankError, rateLimited, refusal } from "./errors.ts";
import { append } from "./store/layered-list.ts";
import type { World } from "./world.ts";

/** Faults of the transport, which `createFetchHandler` and the MSW adapter act out. */
const transportFaults = ["latency", "drop_before_commit", "drop_after_commit"] as const;

/** Errors of the catalogue that a bank answers only, or also, because a fault was armed. */
const errorFaults = [
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
  /** The operation to strike, such as `accounts.create`. Default: any. */
  readonly operation?: OperationName;
  /** How many requests to strike, 1 or more. Default: 1. */
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
  /** How many requests it will still strike. */
  readonly remaining: number;
}

/** What the transport is to act out. */
export interface TransportFault {
  readonly kind: TransportFaultKind;
  /** Milliseconds to wait before the answer. */
  readonly delayMs?: number;
}

export function armFault({ state }: World, plan: FaultPlan): Fault {
  checkPlan(plan);
  const fault = { id: state.nextFault++, plan: { ...plan }, remaining: plan.times ?? 1 };
  state.faults = [...state.faults, fault];
  append(state.journal, { kind: "arm", plan: fault.plan });
  return fault;
}

export function clearFaults({ state }: World): void {
  state.faults = [];
  append(state.journal, { kind: "clear" });
}

/** The first armed fault for the operation, with one strike used up. */
export function fireFault({ state }: World, operation: OperationName): FaultPlan | undefined {
  const fault = state.faults.find(({ plan }) => plan.operation === undefined || plan.operation === operation);
  if (fault === undefined) return undefined;
  state.faults = useUp(state.faults, fault.id);
  append(state.journal, { kind: "fire", fault: fault.id });
  return fault.plan;
}

/** The faults that are left after one strike of fault `id`. */
export function useUp(faults: readonly Fault[], id: number): readonly Fault[] {
  return faults
    .map((fault) => (fault.id === id ? { ...fault, remaining: fault.remaining - 1 } : fault))
    .filter(({ remaining }) => remaining > 0);
}

/** The part of a fault that the transport acts out, if any. */
export function transportFault({ kind, delayMs = 1_000 }: FaultPlan): TransportFault | undefined {
  if (kind === "latency") return { kind, delayMs };
  return kind === "drop_before_commit" || kind === "drop_after_commit" ? { kind } : undefined;
}

/** The error that the fault answers instead of doing the work, if any. */
export function faultError({ kind, status, reason, retryAfterSeconds = 1 }: FaultPlan): BankError | undefined {
  switch (kind) {
    case "latency":
    case "drop_after_commit":
      return undefined;
    case "drop_before_commit":
      return refusal("internal_server_error", "The request was dropped by an armed fault.", {}, 503);
    case "rate_limited_error":
      return rateLimited(retryAfterSeconds);
    case "invalid_api_key_error":
      return refusal(kind, "Refused by an armed fault.", { reason: reason ?? "deleted_credential" });
    case "internal_server_error":
      return refusal(kind, "Failed by an armed fault.", {}, status);
    default:
      return refusal(kind, "Refused by an armed fault.");
  }
}

function checkPlan({ kind, operation, times, reason }: FaultPlan): void {
  const kinds: readonly string[] = [...transportFaults, ...errorFaults];
  if (!kinds.includes(kind)) throw new TypeError(failure(`there is no kind "${kind}"`, `Use ${kinds.join(", ")}`));
  if (operation !== undefined && !Object.hasOwn(endpoints, operation)) {
    throw new TypeError(
      failure(`there is no operation "${operation}"`, "Name it as in the SDK, such as accounts.create"),
    );
  }
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1)) {
    throw new RangeError(failure(`times is ${times}`, "Give a whole number of 1 or more"));
  }
  if (reason !== undefined && !Object.hasOwn(apiKeyReasons, reason)) {
    throw new TypeError(failure(`there is no reason "${reason}"`, `Use ${Object.keys(apiKeyReasons).join(", ")}`));
  }
}

function failure(why: string, advice: string): string {
  return `[sandbank] Failed to arm a fault: ${why}. ${advice}.`;
}
