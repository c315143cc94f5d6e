import type { TraceStep } from "@sandbank/engine";

/**
 * Returns the place of the step at which a reader begins: the request whose response the test failed with, or else the
 * latest step that was declined or refused, or else the latest one with a webhook that was not delivered, or else the
 * last one that is not a read, or else the last one. Returns null if there is no step. Pass the ids of the Declined
 * Transactions that the test has asserted: their declines do not count.
 */
export function stepToOpen(
  steps: readonly TraceStep[],
  error: unknown,
  asserted: ReadonlySet<string> = new Set(),
): number | null {
  const isUnexpected = ({ declines, ...step }: TraceStep) =>
    declines.some(({ declinedTransactionId }) => !asserted.has(declinedTransactionId)) ||
    ("error" in step && step.error !== null);
  const places = [
    placeOfRequest(steps, error),
    steps.findLastIndex(isUnexpected),
    steps.findLastIndex(({ deliveries }) => deliveries.some(({ state }) => state === "failed")),
    steps.findLastIndex((step) => step.kind === "advance" || step.method !== "GET"),
    steps.length - 1,
  ];
  return places.find((place) => place >= 0) ?? null;
}

/** An error can be its own cause. */
const MOST_CAUSES = 10;

/** The request that an error of the SDK, or one of its causes, belongs to; -1 without one. */
function placeOfRequest(steps: readonly TraceStep[], error: unknown): number {
  let current = error as { readonly requestId?: unknown; readonly cause?: unknown } | null | undefined;
  for (let causes = 0; causes < MOST_CAUSES && typeof current === "object"; causes++) {
    const id = current?.requestId;
    if (typeof id === "string") return steps.findLastIndex((step) => step.kind === "call" && step.requestId === id);
    current = current?.cause as typeof current;
  }
  return -1;
}
