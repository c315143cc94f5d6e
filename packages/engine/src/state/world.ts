import type { SandbankBug } from "../invariant.ts";
import { idOf } from "../ports/ids.ts";
import { toTimestamp } from "../ports/time.ts";
import { get, set } from "../store/layered-map.ts";
import type { CallLog } from "./call-log.ts";
import { enqueue, type Job } from "./due-work.ts";
import type { Decide } from "./options.ts";
import type { Sender } from "./sender.ts";
import type { Sleeper } from "./sleeper.ts";
import type { State } from "./state.ts";
import type { Tally } from "./tally.ts";

/** What an operation acts on. */
export interface World {
  /** All of the bank; a restore exchanges it as a whole. */
  state: State;
  /** The bank as it was opened, forked, restored or reset: from here its journal leads to the present state. */
  base: State;
  /** What this bank and its forks have reached. No part of the bank: nothing that it answers depends on it. */
  readonly tally: Tally;
  /** The calls since the bank was opened, forked, restored or reset. No part of the bank, either. */
  log: CallLog;
  /** Who is asked about card payments, if the bank was opened with somebody. A function, so no part of the state. */
  decide: Decide | null;
  /** While `decide` is asked the bank is in the middle of a call. */
  isDeciding: boolean;
  /** Who is told about bugs of ours. A function, too. */
  readonly onBug: (bug: SandbankBug) => void;
  /** While a bank that was put back catches up with its time source, no attempt to deliver a webhook times out. */
  isResuming: boolean;
  /** Who sends the webhooks, if anybody is attached. No part of the state either. */
  sender: Sender | null;
  /** Who waits for the clock, in the order in which they began to. */
  sleepers: readonly Sleeper[];
  /** The number of the idempotency key that was made last. */
  lastKey: number;
}

/** What a bank begins with whenever its state is put in place: nobody waits for its clock, and it has made no keys. */
export const UNUSED: Pick<World, "sleepers" | "lastKey"> = { sleepers: [], lastKey: 0 };

/** Refuses what would change the bank while `decide` is asked. Throws a `TypeError`: it is a mistake of the program. */
export function requireRest({ isDeciding }: World, failure: string): void {
  if (!isDeciding) return;
  throw new TypeError(
    `[sandbank] ${failure}: \`decide\` is being asked, and can only read the bank. Return the answer, and change the bank once the simulation has returned.`,
  );
}

/** The present instant of the bank, as objects carry it. */
export function nowOf({ state }: World): string {
  return toTimestamp(state.now);
}

/** A new identifier. Draw it only once nothing can refuse any more: a refused request changes nothing. */
export function newId<const Prefix extends string>({ state }: World, prefix: Prefix): `${Prefix}_${string}` {
  return idOf(state.seed, prefix, nextNumber(state, prefix));
}

/** How many ids of this prefix were given before, this one counted from now on (D-103). */
export function nextNumber({ idCounts }: State, prefix: string): number {
  const number = get(idCounts, prefix) ?? 0;
  set(idCounts, prefix, number + 1);
  return number;
}

/** Has the clock do a job at an instant, in milliseconds since 1970. `order`: its place among those of that instant. */
export function schedule({ state }: World, at: number, job: Job, order: number = state.order++): void {
  state.due = enqueue(state.due, { at, order, job });
}
