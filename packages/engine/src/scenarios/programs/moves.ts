import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";

/** The step that moves an object into a state, and its states. The first state is the initial one. */
interface Moves<State extends string> {
  readonly beginning: readonly Step[];
  readonly move: (state: State) => Step;
  readonly states: readonly State[];
  /** The permanent states. */
  readonly final?: readonly NoInfer<State>[];
}

/** Creates a program for each move between two states. */
export function moves<const State extends string>({ beginning, move, states, final = [] }: Moves<State>): Program[] {
  return states
    .filter((from) => !final.includes(from))
    .flatMap((from) =>
      states
        .filter((to) => to !== from)
        .map((to) => ({ steps: [...beginning, ...(from === states[0] ? [] : [move(from)]), move(to)] })),
    );
}
