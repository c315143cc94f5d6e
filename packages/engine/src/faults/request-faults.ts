import { apiKeyReasons, endpoints, type OperationName } from "@sandbank/contract";
import { type BankError, rateLimited, refusal } from "../errors.ts";
import { mistake, outOfRange } from "../mistake.ts";
import { errorFaults, type Fault, type FaultPlan, type TransportFault, transportFaults } from "../state/fault-plan.ts";
import { append } from "../store/layered-list.ts";
import { onlyKnown, suggestionFor } from "../store/only-known.ts";
import type { World } from "../world/world.ts";

export function armFault({ state }: World, plan: FaultPlan): Fault {
  checkPlan(plan);
  const fault = { id: state.nextFault++, plan: { ...plan }, remaining: plan.times ?? 1 };
  state.faults = [...state.faults, fault];
  append(state.journal, { kind: "arm", plan: fault.plan });
  return fault;
}

export function clearFaults({ state }: World, id?: number): void {
  if (id === undefined) {
    state.faults = [];
    append(state.journal, { kind: "clear" });
    return;
  }
  if (!state.faults.some((fault) => fault.id === id)) throw notArmed(id, state.faults);
  state.faults = state.faults.filter((fault) => fault.id !== id);
  append(state.journal, { kind: "clear", fault: id });
}

function notArmed(id: number, faults: readonly Fault[]): Error {
  const advice = faults.length === 0 ? "No fault is armed." : `Use ${faults.map((fault) => fault.id).join(", ")}.`;
  return outOfRange("clear a fault", `the fault ${id} is not armed`, advice);
}

/** Applies the first armed fault for the operation, which uses up one of its `times`. */
export function fireFault({ state }: World, operation: OperationName): FaultPlan | undefined {
  const fault = state.faults.find(({ plan }) => plan.operation === undefined || plan.operation === operation);
  if (fault === undefined) return undefined;
  state.faults = useUp(state.faults, fault.id);
  append(state.journal, { kind: "fire", fault: fault.id });
  return fault.plan;
}

/** The armed faults after fault `id` was applied once. */
export function useUp(faults: readonly Fault[], id: number): readonly Fault[] {
  return faults
    .map((fault) => (fault.id === id ? { ...fault, remaining: fault.remaining - 1 } : fault))
    .filter(({ remaining }) => remaining > 0);
}

/** The part of a fault that the transport applies, if any. */
export function transportFault({ kind, delayMs = 1_000 }: FaultPlan): TransportFault | undefined {
  if (kind === "latency") return { kind, delayMs };
  return kind === "drop_before_commit" || kind === "drop_after_commit" ? { kind } : undefined;
}

/** The error that replaces the response of the operation, if the fault has one. */
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

const PLAN = [
  "kind",
  "operation",
  "times",
  "delayMs",
  "status",
  "reason",
  "retryAfterSeconds",
] as const satisfies readonly (keyof FaultPlan)[];

const ACTION = "arm a fault";

/** Throws if a plan has an unknown kind, operation or reason, or an invalid number. Changes no state. */
export function checkPlan(plan: FaultPlan): void {
  onlyKnown(ACTION, plan, PLAN);
  const { kind, operation, times, delayMs, status, reason, retryAfterSeconds } = plan ?? ({} as FaultPlan);
  // The messages below could not show an object that cannot be converted to text.
  for (const [name, value] of Object.entries<unknown>({ ...plan })) {
    if (typeof value === "object" && value !== null)
      throw mistake(ACTION, `${name} is an object`, "Give a text or a number.");
  }
  const kinds: readonly string[] = [...transportFaults, ...errorFaults];
  if (!kinds.includes(kind)) {
    throw mistake(ACTION, `there is no kind "${kind}"`, `${suggestionFor(`${kind}`, kinds)}Use ${kinds.join(", ")}.`);
  }
  if (operation !== undefined && !Object.hasOwn(endpoints, operation)) {
    const near = suggestionFor(`${operation}`, Object.keys(endpoints));
    throw mistake(
      ACTION,
      `there is no operation "${operation}"`,
      `${near}Name it as in the SDK, such as accounts.create.`,
    );
  }
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1)) {
    throw outOfRange(ACTION, `times is ${times}`, "Give a whole number of 1 or more.");
  }
  if (delayMs !== undefined && !(Number.isFinite(delayMs) && delayMs >= 0)) {
    throw outOfRange(ACTION, `delayMs is ${delayMs}`, "Give a number of 0 or more.");
  }
  if (status !== undefined && status !== 500 && status !== 503) {
    throw outOfRange(ACTION, `status is ${status}`, "Give 500 or 503.");
  }
  if (retryAfterSeconds !== undefined && !(Number.isSafeInteger(retryAfterSeconds) && retryAfterSeconds >= 0)) {
    throw outOfRange(ACTION, `retryAfterSeconds is ${retryAfterSeconds}`, "Give a whole number of 0 or more.");
  }
  if (reason !== undefined && !Object.hasOwn(apiKeyReasons, reason)) {
    const reasons = Object.keys(apiKeyReasons);
    throw mistake(
      ACTION,
      `there is no reason "${reason}"`,
      `${suggestionFor(`${reason}`, reasons)}Use ${reasons.join(", ")}.`,
    );
  }
}
