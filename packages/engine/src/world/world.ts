import type { SandbankBug } from "../invariant.ts";
import type { CallLog } from "../log/call-log.ts";
import { mistake } from "../mistake.ts";
import { deriveId } from "../ports/ids.ts";
import { toTimestamp } from "../ports/time.ts";
import { enqueue, type Job } from "../state/due-queue.ts";
import type { JournalEntry } from "../state/journal-entry.ts";
import type { Decide } from "../state/options.ts";
import type { State } from "../state/state.ts";
import type { Tally } from "../state/tally.ts";
import { get, set } from "../store/layered-map.ts";
import type { Idler, Polls } from "./idler.ts";
import type { ClockKeeper } from "./keeper.ts";
import type { BankObserver } from "./observer.ts";
import type { Probe } from "./probe.ts";
import type { Sender } from "./sender.ts";
import type { Sleeper } from "./sleeper.ts";

/** A bank at work: its state, and what surrounds the state. Operations act on it. */
export interface World {
  /** The whole state; `restore` replaces it. */
  state: State;
  /**
   * The state when the bank was opened, forked, restored or reset. Replaying the journal from here leads to `state`.
   */
  base: State;
  /** The names that this bank and its forks have reached. Not part of the state: no response depends on them. */
  readonly tally: Tally;
  /** The calls since the bank was opened, forked, restored or reset. Not part of the state, either. */
  log: CallLog;
  /** Answers Real-Time Decisions, if the bank was opened with it. A function, so not part of the state. */
  decide: Decide | null;
  /** True while `decide` runs, which is in the middle of a call. */
  isDeciding: boolean;
  /** Receives the engine's bugs. A function, too. */
  readonly onBug: (bug: SandbankBug) => void;
  /** True while a restored bank catches up with its time source. No webhook attempt times out then. */
  isResuming: boolean;
  /** Sits where the bank decides, to note what decided or to decide otherwise; null in a right bank. */
  probe: Probe | null;
  /** The attached sender of webhooks, if any. Not part of the state, either. */
  sender: Sender | null;
  /** What moves the clock together with others, if anything does. */
  keeper: ClockKeeper | null;
  /** The pending calls of `bank.clock.sleep`, in the order in which they began. */
  sleepers: readonly Sleeper[];
  /** The pending calls of `bank.clock.idle`. */
  idlers: readonly Idler[];
  /** The latest polls for Events, if there was one. Not part of the state, either: no response depends on them. */
  polls: Polls | null;
  /** The number of the latest idempotency key that the bank made. */
  lastKey: number;
  /** The observers of the bank. */
  observers: readonly BankObserver[];
  /** The length of the journal that the observers know, and the last entry of it. */
  observed: number;
  lastObserved: JournalEntry | null;
}

/** The start values when a state is put in place: nobody waits, no idempotency keys made, no observers. */
export const UNUSED: Pick<
  World,
  "keeper" | "sleepers" | "idlers" | "polls" | "lastKey" | "observers" | "observed" | "lastObserved"
> = {
  keeper: null,
  sleepers: [],
  idlers: [],
  polls: null,
  lastKey: 0,
  observers: [],
  observed: 0,
  lastObserved: null,
};

/** Throws a `TypeError` if `decide` is running, because it must not change the bank. */
export function requireRest({ isDeciding }: World, action: string): void {
  if (!isDeciding) return;
  throw mistake(
    action,
    "`decide` is running, and can only read the bank",
    "Return the decision, and change the bank after the simulation has returned.",
  );
}

/** The bank's time, in the format of the API's timestamps. */
export function readNow({ state }: World): string {
  return toTimestamp(state.now);
}

/** Makes a new id. Call it only after the last check, because a refused request must not change the bank. */
export function newId<const Prefix extends string>(
  { state, probe }: Pick<World, "state" | "probe">,
  prefix: Prefix,
): `${Prefix}_${string}` {
  const id = deriveId(state.seed, prefix, nextNumber(state, prefix));
  return probe === null ? id : probe.at("id", id);
}

/** The number of ids made with this prefix so far. Counts one more (D-103). */
export function nextNumber({ idCounts }: State, prefix: string): number {
  const number = get(idCounts, prefix) ?? 0;
  set(idCounts, prefix, number + 1);
  return number;
}

/** Schedules a job for an instant, in milliseconds since 1970. `order` is its place among the jobs of that instant. */
export function schedule({ state }: World, at: number, job: Job, order: number = state.order++): void {
  state.due = enqueue(state.due, { at, order, job });
}
