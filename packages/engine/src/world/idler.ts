import type { State } from "../state/state.ts";
import { get } from "../store/layered-map.ts";

/** A pending call of `bank.clock.idle`. */
export interface Idler {
  /** When the wait ends on a clock that follows a time source or is kept, in milliseconds since 1970. */
  readonly until: number;
  /** Whether what the call waits for has happened. */
  isOver(): boolean;
  wake(): void;
}

/** Figures that change at each Event, and at each move of the clock that does not come from its time source. */
export interface Mark {
  /** The number of Events so far. */
  readonly events: number;
  /** `ahead` of the state. */
  readonly ahead: number;
}

/** The lists of newer Events that found none, since the latest Event or move of the clock. */
export interface Polls extends Mark {
  readonly count: number;
}

export function readMark({ idCounts, ahead }: State): Mark {
  return { events: get(idCounts, "event") ?? 0, ahead };
}

export function isAtMark({ events, ahead }: Mark, state: State): boolean {
  const now = readMark(state);
  return now.events === events && now.ahead === ahead;
}

/** Notes a list of newer Events that found none: its caller has seen everything that has happened. */
export function notePoll(world: { readonly state: State; polls: Polls | null }): void {
  const { polls, state } = world;
  const count = polls !== null && isAtMark(polls, state) ? polls.count : 0;
  world.polls = { ...readMark(state), count: count + 1 };
}

/** Wakes the idle calls whose wait is over. */
export function wakeIdlers({ idlers }: { readonly idlers: readonly Idler[] }): void {
  for (const { isOver, wake } of idlers) if (isOver()) wake();
}

/** Wakes all idle calls. */
export function wakeAllIdlers({ idlers }: { readonly idlers: readonly Idler[] }): void {
  for (const { wake } of idlers) wake();
}
