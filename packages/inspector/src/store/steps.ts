import { signal } from "@preact/signals";
import type { TraceStep } from "@sandbank/engine";
import type { SourceEvent } from "../source/source.ts";

/** The known steps of the live bank, oldest first: those that were read, and those that the stream sent since. */
export const steps = signal<readonly TraceStep[]>([]);

/** Rises when steps have to be read: the stream missed some, or it does not say how a step changed. */
export const unread = signal(0);

export const MOST_STEPS = 10_000;
/** How many steps the server keeps. */
const MOST_KEPT = 1_000;

let isWhole = true;
/** Rises when the bank began again, so that what was read before is dropped. */
let beginning = 0;

/** Adds the steps of events. A step replaces the one with its number. */
export function addEvents(events: readonly SourceEvent[]): void {
  addSteps(events.flatMap((event) => (event.type === "step" ? [event.step] : [])));
  const hasMissed = events.some(({ type }) => type === "changed" || type === "restart");
  isWhole ||= hasMissed;
  if (hasMissed || events.some(({ type }) => type === "delivery")) unread.value++;
}

function addSteps(added: readonly TraceStep[]): void {
  if (added.length === 0) return;
  const byNumber = new Map(steps.value.map((step) => [step.number, step]));
  for (const step of added) byNumber.set(step.number, step);
  steps.value = [...byNumber.values()].sort((one, other) => one.number - other.number).slice(-MOST_STEPS);
}

export function clearSteps(): void {
  beginning++;
  isWhole = true;
  steps.value = [];
}

/** Reads what may have changed: all steps that the server keeps or, after a delivery, those with unanswered webhooks. */
export async function readMissingSteps(read: (last: number) => Promise<readonly TraceStep[]>): Promise<void> {
  const before = beginning;
  const last = isWhole ? MOST_KEPT : sinceUnanswered(steps.value);
  isWhole = false;
  try {
    const found = await read(last);
    if (before === beginning) addSteps(found);
  } catch (error) {
    isWhole = true;
    throw error;
  }
}

/** The number of steps from the first one with a webhook that waits for its time or its response. */
function sinceUnanswered(known: readonly TraceStep[]): number {
  const first = known.findIndex(({ deliveries }) =>
    deliveries.some(({ state }) => state === "planned" || state === "due"),
  );
  return first === -1 ? 0 : Math.min(known.length - first, MOST_KEPT);
}
