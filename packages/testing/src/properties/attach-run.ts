import type { TraceStep } from "@sandbank/engine";
import { readText } from "@sandbank/engine/private/errors";
import { attaches } from "../attach/attach-switch.ts";
import { nameOfCall } from "../attach/name-of-call.ts";
import { writePage } from "../attach/write-page.ts";
import { type CallSite, fileOfCallSite } from "../call-site.ts";
import type { PlayedStep } from "./bank-run.ts";
import type { Outcome } from "./play-sequence.ts";

/** Attaches the session of a failed run, and returns its page; undefined if it cannot be written, or must not be. */
export function attachRun({ bank, failure, played }: Outcome, call: CallSite): string | undefined {
  if (bank === null || failure === null || !attaches()) return undefined;
  return writePage(bank, {
    test: nameOfCall(call, bank, readText(failure.error)),
    file: fileOfCallSite(call),
    error: failure.error,
    step: findStep(bank.trace().steps, played),
  });
}

/**
 * The latest step that met a fault; without one, the latest step of the sequence that changed the bank. Declines are
 * ordinary in a generated sequence, so they do not count.
 */
function findStep(steps: readonly TraceStep[], played: readonly PlayedStep[]): number | undefined {
  const latest = new Set(played.findLast(({ events }) => events.length > 0)?.events.map(({ id }) => id));
  const met = steps.findLast((step) => step.kind === "call" && step.fault !== null);
  return (met ?? steps.findLast(({ events }) => events.some(({ id }) => latest.has(id))))?.number;
}
