import { attaches } from "../attach/attach-switch.ts";
import { nameOfCall } from "../attach/name-of-call.ts";
import { writePage } from "../attach/write-page.ts";
import { type CallSite, fileOfCallSite } from "../call-site.ts";
import { type AttachedRun, type FailedRun, isStart } from "./sweep-report.ts";

/**
 * Attaches the session of the shortest failed run: with the fewest faults, and of those with the fewest boundaries. Returns
 * undefined if it cannot be written, or must not be.
 */
export function attachShortest(failed: readonly FailedRun[], call: CallSite): AttachedRun | undefined {
  const [shortest] = failed.toSorted(
    ({ played: { timeline: one } }, { played: { timeline: other } }) =>
      one.occurred.length - other.occurred.length || one.moments.length - other.moments.length,
  );
  if (shortest === undefined || !attaches()) return undefined;
  const { played, only, message, error } = shortest;
  const page = writePage(played.bank, {
    test: nameOfCall(call, played.bank, `${only}: ${message}`),
    file: fileOfCallSite(call),
    // Its stack and the difference of its values are those of the error.
    error: Object.create(Object(error), { message: { value: `${only}: ${message}` } }),
    step: findStep(shortest),
  });
  return page === undefined ? undefined : { page, number: failed.indexOf(shortest) + 1 };
}

/** The step of the first divergence; without one, the first step after the fault, or the one that the fault ended. */
function findStep({ divergence, played: { bank, timeline } }: FailedRun): number | undefined {
  const { steps } = bank.trace();
  const event = divergence?.event?.id;
  const diverging = steps.find(({ deliveries, events }) =>
    [...events.map(({ id }) => id), ...deliveries.map(({ eventId }) => eventId)].some((id) => id === event),
  );
  if (diverging !== undefined) return diverging.number;
  const fault = timeline.occurred.at(-1);
  if (fault === undefined) return undefined;
  const next = isStart(fault.planned.moment) ? steps.find(({ number }) => number > fault.step) : undefined;
  return next?.number ?? fault.step;
}
