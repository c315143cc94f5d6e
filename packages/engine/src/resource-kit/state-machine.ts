import { isRefused, type Refused } from "./state-table.ts";

/** A field that is a state machine. The docs, the coverage and the test of every pair of states read it. */
export interface StateMachineDefinition {
  /** The `type` of the objects. */
  readonly type: string;
  /** The path of the field. In a list it is the field of each element: `checks.status`. */
  readonly field: string;
  /** The states that a new object can be in. */
  readonly initial: readonly string[];
  readonly table: Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;
  /** The next states without a request about the object itself: by the clock, the network or the bank's rules. */
  readonly automatic?: Readonly<Record<string, readonly string[]>>;
  /** The next states of a request that first moves the object to another state: two transitions, which are others. */
  readonly throughOthers?: Readonly<Record<string, readonly string[]>>;
  /** The states that no object of the emulator reaches, by `initial` or by a move, each with the explanation. */
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** The states that can follow a state, by a request or automatically, without the state itself. */
export function movesFrom(
  { table, automatic = {}, throughOthers = {} }: StateMachineDefinition,
  state: string,
): readonly string[] {
  const requested = Object.values(table[state] ?? {}).filter((move) => !isRefused(move)) as string[];
  const direct = requested.filter((next) => !throughOthers[state]?.includes(next));
  const moves = new Set([...direct, ...(automatic[state] ?? [])]);
  moves.delete(state);
  return [...moves];
}

/** The states that an object can reach. */
export function listStates(machine: StateMachineDefinition): readonly string[] {
  const reached = new Set(machine.initial);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const state of reached) for (const next of movesFrom(machine, state)) reached.add(next);
  return [...reached];
}
