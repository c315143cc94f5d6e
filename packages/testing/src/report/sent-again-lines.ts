import type { Trace, TracedCall, TraceStep } from "@sandbank/engine";
import { readContent } from "@sandbank/view/words/repeats";

/** How many transfers are shown: mostly two, of which one was not meant. */
const MOST_SHOWN = 4;

/**
 * Prints the transfers that were sent more than once, with the same parameters and different idempotency keys, or none:
 * `#3  POST /ach_transfers  ach_transfer_x  key "pay-1"`. A call that repeats a key sends nothing again.
 */
export function sentAgainLines({ steps }: Trace): readonly string[] {
  const sent = steps.filter(isSent);
  const counts = new Map<string, number>();
  for (const call of sent) counts.set(readContent(call), (counts.get(readContent(call)) ?? 0) + 1);
  const again = sent.filter((call) => counts.get(readContent(call)) !== 1);
  const lines = again.map(({ number, method, path, objectId, idempotencyKey }) => {
    const key = idempotencyKey === null ? "no idempotency key" : `key ${JSON.stringify(idempotencyKey)}`;
    return `#${number}  ${method} ${path}  ${objectId}  ${key}`;
  });
  const shown = lines.slice(0, MOST_SHOWN);
  return shown.length === lines.length ? shown : [...shown, `and ${lines.length - shown.length} more`];
}

/** Whether a call created a transfer out of an Account. */
function isSent(step: TraceStep): step is TracedCall {
  if (step.kind !== "call" || step.isReplay || step.error !== null) return false;
  return /^(?!inbound|simulations)\w+Transfers\.create$/.test(step.operation ?? "");
}
