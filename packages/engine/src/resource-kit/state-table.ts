import { invalidOperation } from "../errors.ts";

/**
 * A state machine as data: for each state, what each trigger leads to: the next state, or why it is refused. Leaving a
 * state or trigger out does not compile.
 */
export type StateTable<State extends string, Trigger extends string> = {
  readonly [From in State]: { readonly [By in Trigger]: State | Refused };
};

/** A move that is refused with 409, and why: the end of a sentence, and what to do next as another. */
export interface Refused {
  readonly because: string;
}

export function refused(because: string): Refused {
  return { because };
}

/** A machine in which every state can be asked for directly, and nothing leaves those that are `final` (D-40, D-54). */
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

/** The state that a trigger leads to. Refuses the move with 409 where the table does. */
export function nextState<State extends string, Trigger extends string>(
  table: StateTable<State, Trigger>,
  { id, state, trigger }: { readonly id: string; readonly state: State; readonly trigger: Trigger },
): State {
  const next: State | Refused = table[state][trigger];
  if (isRefused(next)) throw invalidOperation(`${id} is ${state}, so "${trigger}" is refused: ${next.because}.`);
  return next;
}

export function isRefused(move: string | Refused): move is Refused {
  return typeof move !== "string";
}
