import { signal } from "@preact/signals";
import type { TraceStep } from "@sandbank/engine";
import type { SourceEvent } from "../source/source.ts";

/** The known steps of the live bank, oldest first: those that were read, and those that the stream sent afterwards. */
export const steps = signal<readonly TraceStep[]>([]);

/** Increases when steps must be read, because the stream missed some or does not contain the change of a step. */
export const unread = signal(0);

/** The number of steps that one request reads. */
export const STEPS_AT_ONCE = 1_000;

/** The steps to read again: all, those with webhooks, or those with webhooks without a response. */
let outdated: "all" | "delivered" | "unanswered" = "all";
/** Increases when the bank restarts. Then results of earlier reads are dropped. */
let beginning = 0;

/** Adds the steps of events. A step replaces the known step with its number. */
export function addEvents(events: readonly SourceEvent[]): void {
  addSteps(events.flatMap((event) => (event.type === "step" ? [event.step] : [])));
  const has = (...types: readonly SourceEvent["type"][]) => events.some(({ type }) => types.includes(type));
  if (has("missed", "restart")) outdated = "all";
  else if (has("changed") && outdated !== "all") outdated = "delivered";
  if (has("missed", "restart", "changed", "delivery")) unread.value++;
}

export function clearSteps(): void {
  beginning++;
  outdated = "all";
  steps.value = [];
}

/** Reads the latest `last` steps, or the latest ones before a number. */
export type ReadSteps = (params: { readonly last: number; readonly before?: number }) => Promise<readonly TraceStep[]>;

/** Reads the steps that may have changed, latest first. */
export async function readMissingSteps(read: ReadSteps): Promise<void> {
  const began = beginning;
  const first = firstOutdated();
  const isAll = outdated === "all";
  outdated = "unanswered";
  try {
    const latest = steps.value.at(-1)?.number ?? 0;
    const last = Math.min(STEPS_AT_ONCE, isAll ? STEPS_AT_ONCE : latest - first + 1);
    for (let before = Number.POSITIVE_INFINITY; before > first; ) {
      const found = await read({ last, ...(before !== Number.POSITIVE_INFINITY && { before }) });
      if (began !== beginning) return;
      addSteps(found);
      if (found.length < last) return;
      before = found[0]?.number ?? 0;
    }
  } catch (error) {
    outdated = "all";
    throw error;
  }
}

/** Returns the number of the oldest step to read again; infinity for none. */
function firstOutdated(): number {
  if (outdated === "all") return 0;
  const isOutdated = ({ deliveries }: TraceStep) =>
    outdated === "delivered"
      ? deliveries.length > 0
      : deliveries.some(({ state }) => state === "planned" || state === "due");
  return steps.value.find(isOutdated)?.number ?? Number.POSITIVE_INFINITY;
}

/** The number of steps that the page keeps. The server keeps as many. */
const KEPT_READS = 1_000;
const KEPT_OTHERS = 10_000;

/** Adds steps, of which each replaces the known step with its number. Drops the oldest steps beyond the bounds. */
function addSteps(added: readonly TraceStep[]): void {
  if (added.length === 0) return;
  const known = steps.value;
  const first = added.reduce((least, { number }) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const start = known.findLastIndex(({ number }) => number < first) + 1;
  // Most added steps are newer than all known ones, so only few are sorted.
  const mixed = [...known.slice(start), ...added].sort((one, other) => one.number - other.number);
  // The sort is stable: of steps with the same number, the one that was added last comes last.
  const merged = mixed.filter(({ number }, index) => number !== mixed[index + 1]?.number);
  steps.value = bounded([...known.slice(0, start), ...merged]);
}

function bounded(steps: readonly TraceStep[]): readonly TraceStep[] {
  if (steps.length <= KEPT_READS) return steps;
  const reads = steps.reduce((count, step) => count + (isRead(step) ? 1 : 0), 0);
  let tooManyReads = reads - KEPT_READS;
  let tooManyOthers = steps.length - reads - KEPT_OTHERS;
  if (tooManyReads <= 0 && tooManyOthers <= 0) return steps;
  return steps.filter((step) => (isRead(step) ? tooManyReads-- <= 0 : tooManyOthers-- <= 0));
}

function isRead(step: TraceStep): boolean {
  return step.kind === "call" && step.method === "GET";
}
