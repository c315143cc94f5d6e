import { isRefused, type Refused } from "./state-table.ts";

/** A field that is a state machine. Read by the docs, the coverage and the test of every pair. */
export interface StateMachineDefinition {
  /** The `type` of the objects. */
  readonly type: string;
  /** As a path. Through a list it is the field of each element: `checks.status`. */
  readonly field: string;
  /** The states that a new object can be in. */
  readonly initial: readonly string[];
  readonly table: Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;
  /** Where each state leads without a request about the object itself: by the clock, the network or the bank's rules. */
  readonly automatic?: Readonly<Record<string, readonly string[]>>;
  /** The states that no object here comes to be in, with why: all that neither `initial` nor a move gives. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** Where each state can lead, in whatever way; not where it stays as it is. */
export function movesFrom({ table, automatic = {} }: StateMachineDefinition, state: string): readonly string[] {
  const asked = Object.values(table[state] ?? {}).filter((move) => !isRefused(move)) as string[];
  const moves = new Set([...asked, ...(automatic[state] ?? [])]);
  moves.delete(state);
  return [...moves];
}

/** The states that an object can come to be in. */
export function statesOf(machine: StateMachineDefinition): readonly string[] {
  const reached = new Set(machine.initial);
  // A set goes through what is added to it on the way, too.
  for (const state of reached) for (const next of movesFrom(machine, state)) reached.add(next);
  return [...reached];
}
