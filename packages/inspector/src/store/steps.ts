import { signal } from "@preact/signals";
import { constants } from "@sandbank/contract";
import type { TraceStep } from "@sandbank/engine";
import type { SourceEvent } from "../source/source.ts";

/** The known steps of the live bank, oldest first: those that were read, and those that the stream sent afterwards. */
export const steps = signal<readonly TraceStep[]>([]);

/** Increases when steps must be read, because the stream missed some or does not contain the change of a step. */
export const unread = signal(0);

/** The number of steps that one request reads. */
export const STEPS_AT_ONCE = 1_000;

/** Whether the server may have steps from before the known ones. */
export const hasOlder = signal(true);

/** The known steps to read again: all, those with webhooks, or those with webhooks without a response. */
let outdated: "all" | "delivered" | "unanswered" | "none" = "all";
/** Whether the next older steps are to be read. */
let isOlderWanted = false;
/** Increases when the bank restarts. Then results of earlier reads are dropped. */
let beginning = 0;

/** Adds the steps of events. A step replaces the known step with its number. */
export function addEvents(events: readonly SourceEvent[]): void {
  addSteps(events.flatMap((event) => (event.type === "step" ? [event.step] : [])));
  const has = (...types: readonly SourceEvent["type"][]) => events.some(({ type }) => types.includes(type));
  if (has("missed", "restart")) outdated = "all";
  else if (has("changed") && outdated !== "all") outdated = "delivered";
  else if (has("delivery") && outdated === "none") outdated = "unanswered";
  if (has("missed", "restart", "changed", "delivery")) unread.value++;
}

export function clearSteps(): void {
  beginning++;
  outdated = "all";
  hasOlder.value = true;
  steps.value = [];
}

/** Reads older steps, if the server has some. */
export function readOlder(): void {
  if (isOlderWanted || !hasOlder.value) return;
  isOlderWanted = true;
  unread.value++;
}

/** Reads the latest `last` steps, or the latest ones before a number. */
export type ReadSteps = (params: { readonly last: number; readonly before?: number }) => Promise<readonly TraceStep[]>;

/**
 * Reads the steps that may have changed, latest first, and older ones: as many as are wanted, and those whose webhooks can
 * still be sent again, because the log shows webhooks when they are sent.
 */
export async function readMissingSteps(read: ReadSteps): Promise<void> {
  const began = beginning;
  const first = firstOutdated();
  const isAll = outdated === "all";
  outdated = "none";
  try {
    const latest = steps.value.at(-1)?.number ?? 0;
    const last = Math.min(STEPS_AT_ONCE, isAll ? STEPS_AT_ONCE : latest - first + 1);
    for (let before = Number.POSITIVE_INFINITY; before > first; ) {
      const found = await read({ last, ...(before !== Number.POSITIVE_INFINITY && { before }) });
      if (began !== beginning) return;
      addSteps(found);
      if (isAll && found.length < last) hasOlder.value = false;
      if (found.length < last) break;
      before = found[0]?.number ?? 0;
    }
    while (hasOlder.value && (isOlderWanted || isRecent(steps.value))) {
      const found = await read({ last: STEPS_AT_ONCE, before: steps.value[0]?.number ?? 1 });
      if (began !== beginning) return;
      isOlderWanted = false;
      hasOlder.value = found.length === STEPS_AT_ONCE;
      addSteps(found);
    }
  } catch (error) {
    outdated = "all";
    isOlderWanted = false;
    throw error;
  }
}

/** Whether the bank still keeps the Events of the oldest step. */
function isRecent(known: readonly TraceStep[]): boolean {
  const [oldest, latest] = [known[0], known.at(-1)].map((step) => Date.parse(step?.at ?? ""));
  return Number(latest) - Number(oldest) < constants.eventRetentionDays * 86_400_000;
}

/** Returns the number of the oldest step to read again; more than any step has if only the latest are to be read. */
function firstOutdated(): number {
  if (outdated === "none") return Number.POSITIVE_INFINITY;
  if (outdated === "all") return steps.value[0]?.number ?? Number.MAX_SAFE_INTEGER;
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
