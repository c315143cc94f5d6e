import { type Bank, createBank, manualClock, replay, type TraceStep } from "@sandbank/engine";
import { findMistake, readText } from "@sandbank/engine/private/errors";
import { toTime } from "@sandbank/engine/private/text";
import { parseDuration, toMilliseconds } from "../words/duration.ts";
import { isTime } from "../words/points.ts";
import type { ReadContext } from "./read-context.ts";
import { badRequest, noSuchSnapshot } from "./server-error.ts";

/** A bank with its history. */
interface Served extends Pick<ReadContext["served"], "bank" | "snapshots"> {
  /** The steps of its log, if they were recorded elsewhere. */
  readonly steps?: readonly TraceStep[];
}

/**
 * Returns the bank as it was at a point of its history: `now`, a number of journal entries, `step:NUMBER` for a step of the
 * log, an instant, a duration such as `7d` for how long ago, or `snapshot:NAME`. The clock of an earlier state does not move.
 */
export function bankAt(served: Served, point: string): Bank {
  const { bank, snapshots } = served;
  if (point === "now") return bank;
  const [, kind, text = point] = /^(snapshot|step):(.*)$/.exec(point) ?? [];
  if (kind === undefined && isTime(point)) return bankAtTime(bank, timeAt(bank, point));
  if (kind !== "snapshot") return replayed(bank, kind === "step" ? countEntries(served, Number(text)) : Number(text));
  const saved = snapshots?.get(text);
  if (saved === undefined) throw noSuchSnapshot(text, snapshots?.names() ?? []);
  const copy = bank.fork({ clock: manualClock() });
  copy.restore(saved.snapshot);
  return copy;
}

/** Returns the instant that a point names or counts from, ISO 8601; undefined for one that is no time. */
export function instantAt(bank: Bank, point: string): string | undefined {
  return isTime(point) ? new Date(timeAt(bank, point)).toISOString() : undefined;
}

const YEAR_MS = 366 * 86_400_000;

/** Returns a copy of the bank at a later instant, if nothing happens until then but what falls due. */
export function bankLater(bank: Bank, time: string): Bank {
  const now = bank.clock.now();
  if (Date.parse(time) - Date.parse(now) > YEAR_MS) {
    throw badRequest(`The bank is at ${now}, and ${time} is more than a year later. Use an earlier instant.`);
  }
  // A fork would count for the coverage what its clock does.
  const later = createBank({ clock: manualClock() });
  later.restore(bank.snapshot());
  later.clock.advanceTo(time);
  return later;
}

/** Returns an instant, or the bank's time so long ago, in milliseconds since 1970. */
function timeAt(bank: Bank, text: string): number {
  const ago = parseDuration(text);
  return ago === undefined ? toTime(text) : Math.max(0, Date.parse(bank.clock.now()) - toMilliseconds(ago));
}

function bankAtTime(bank: Bank, time: number): Bank {
  const now = bank.clock.now();
  if (time > Date.parse(now)) {
    throw badRequest(
      `The bank is at ${now}, and ${new Date(time).toISOString()} is later. Use now, or an earlier instant.`,
    );
  }
  const { entries } = bank.journal();
  const later = entries.findIndex((entry) => (entry.kind === "advance" || entry.kind === "resume") && entry.to > time);
  if (later === -1) return bank;
  const past = replayed(bank, later);
  // The instant can be in the middle of a move of the clock.
  if (time > Date.parse(past.clock.now())) past.clock.advanceTo(new Date(time));
  return past;
}

/** Returns how many journal entries there were after a step of the log. A read that the log no longer has changed nothing. */
function countEntries({ bank, steps }: Served, number: number): number {
  const latest = steps === undefined ? bank.trace({ last: 0 }).omitted : (steps.at(-1)?.number ?? 0);
  if (number > latest) {
    throw badRequest(
      `The log ends at step ${latest}, and ${number} is more. Use now, an instant, or a number up to ${latest}.`,
    );
  }
  if (number === 0) return 0;
  const before = steps?.filter((each) => each.number <= number) ?? bank.trace({ before: number + 1, last: 1 }).steps;
  const step = before.at(-1);
  if (step !== undefined) return step.entry;
  throw badRequest(`The log no longer has the step ${number}. Use an instant, or a later step.`);
}

function replayed(bank: Bank, until: number): Bank {
  const journal = bank.journal();
  const { length } = journal.entries;
  if (until > length)
    throw badRequest(`The journal has ${length} entries, and ${until} is more. Use now, or a number up to ${length}.`);
  try {
    return replay(journal, { until });
  } catch (error) {
    if (findMistake(error) === undefined) throw error;
    throw badRequest(`${readText(error)} Compare with a snapshot instead.`);
  }
}
