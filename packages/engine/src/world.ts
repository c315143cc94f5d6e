import { enqueue, type Job } from "./due-work.ts";
import { nextId } from "./ports/ids.ts";
import { toTimestamp } from "./ports/time.ts";
import type { State } from "./state.ts";
import type { Tally } from "./tally.ts";

/** What an operation acts on. */
export interface World {
  /** All of the bank; a restore exchanges it as a whole. */
  state: State;
  /** What this bank and its forks have reached. No part of the bank: nothing that it answers depends on it. */
  readonly tally: Tally;
}

/** The present instant of the bank, as objects carry it. */
export function nowOf({ state }: World): string {
  return toTimestamp(state.now);
}

/** A new identifier. Draw it only once nothing can refuse any more: a refused request changes nothing. */
export function newId<const Prefix extends string>({ state }: World, prefix: Prefix): `${Prefix}_${string}` {
  return nextId(state.random, prefix);
}

/** Has the clock do a job at an instant, in milliseconds since 1970. */
export function schedule({ state }: World, at: number, job: Job): void {
  state.due = enqueue(state.due, { at, order: state.order++, job });
}
