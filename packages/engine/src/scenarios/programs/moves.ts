import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";

/** What moves an object into a state, and the states that it can be moved into: the first is where it starts. */
interface Moves<State extends string> {
  readonly beginning: readonly Step[];
  readonly move: (state: State) => Step;
  readonly states: readonly State[];
  /** Those that nothing leads out of. */
  readonly final?: readonly NoInfer<State>[];
}

/** A program for each move from a state to another. */
export function moves<const State extends string>({ beginning, move, states, final = [] }: Moves<State>): Program[] {
  return states
    .filter((from) => !final.includes(from))
    .flatMap((from) =>
      states
        .filter((to) => to !== from)
        .map((to) => ({ steps: [...beginning, ...(from === states[0] ? [] : [move(from)]), move(to)] })),
    );
}
