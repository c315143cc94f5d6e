import { objectTypeOf } from "@sandbank/contract";
import { invalidOperation } from "../errors.ts";
import type { World } from "../world/world.ts";

/**
 * A state machine as data: for each state and trigger, the next state or the reason of the refusal. A table that leaves
 * out a state or trigger does not compile.
 */
export type StateTable<State extends string, Trigger extends string> = {
  readonly [From in State]: { readonly [By in Trigger]: State | Refused };
};

/** A move that is refused with 409. */
export interface Refused {
  /** The end of a sentence that says why, and optionally a second sentence that says what to do next. */
  readonly because: string;
}

export function refused(because: string): Refused {
  return { because };
}

/** A machine in which a request can name any next state, except that `final` states are permanent (D-40, D-54). */
export function freeMoves<const State extends string>(
  states: readonly State[],
  final: readonly NoInfer<State>[],
): StateTable<State, State> {
  const rows = states.map((from) => {
    const moves = states.map((to) => [
      to,
      to === from || !final.includes(from) ? to : refused(`it is ${from} permanently. Create another`),
    ]);
    return [from, Object.fromEntries(moves)];
  });
  return Object.fromEntries(rows) as StateTable<State, State>;
}

interface Move<State, Trigger> {
  /** The id of the object. */
  readonly id: string;
  readonly state: State;
  readonly trigger: Trigger;
  /** The path of the field. Default: `status`. */
  readonly field?: string;
}

/** Returns the state that follows a trigger. Refuses the move with 409 if the table refuses it. */
export function nextState<State extends string, Trigger extends string>(
  { probe }: World,
  table: StateTable<State, Trigger>,
  { id, state, trigger, field = "status" }: Move<State, Trigger>,
): State {
  const move: State | Refused = table[state][trigger];
  if (!isRefused(move)) return move;
  const instead = probe?.at<State | null>(`move/${objectTypeOf(id)}.${field}/${state}/${trigger}`, null) ?? null;
  if (instead !== null) return instead;
  throw invalidOperation(`${id} is ${state}, so "${trigger}" is refused: ${move.because}.`);
}

export function isRefused(move: string | Refused): move is Refused {
  return typeof move !== "string";
}
