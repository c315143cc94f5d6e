import type { TracedCall, TraceStep } from "@sandbank/engine";

/** Returns whether the client did not get the response of a call that succeeded. */
export function isLost(step: TraceStep): step is TracedCall {
  return step.kind === "call" && step.fault === "drop_after_commit";
}

/** Returns a text that two calls share if they ask for the same with any idempotency key. */
export function readContent({ path, params }: TracedCall): string {
  return JSON.stringify([path, params]);
}

/**
 * `repeats #2 with another idempotency key`, for a call that repeats one whose response was lost, but not its key, so that
 * both have an effect. Undefined for other calls. `lost`: the calls whose responses were lost, oldest first.
 */
export function repeatText(step: TraceStep, lost: readonly TracedCall[]): string | undefined {
  if (step.kind === "advance" || step.method !== "POST" || step.isReplay || step.fault !== null) return undefined;
  if (step.error !== null || step.declines.length > 0) return undefined;
  const first = lost.findLast((call) => call.number < step.number && readContent(call) === readContent(step));
  if (first === undefined) return undefined;
  return `repeats #${first.number} ${step.idempotencyKey === null ? "without an idempotency key" : "with another idempotency key"}`;
}
