import type { Coverage } from "@sandbank/engine";
import { stateMachines } from "@sandbank/engine/reference";
import { coverageNames } from "../coverage-names.ts";
import { selectCoverage } from "../select-coverage.ts";

/** A state of a diagram. */
interface DiagramState {
  readonly name: string;
  readonly isReached: boolean;
  /** Whether a new object can be in it. */
  readonly isInitial: boolean;
}

/** A transition of a diagram. */
interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  readonly isReached: boolean;
}

/** A state machine, with what was reached of it. */
export interface StateDiagram {
  /** As in `bank.coverage()`: `account.status`. */
  readonly name: string;
  readonly states: readonly DiagramState[];
  readonly transitions: readonly DiagramTransition[];
}

/** The state machines of which a state or a transition counts, whole. */
export function stateDiagrams(coverage: Coverage, include: readonly string[] | undefined): StateDiagram[] {
  const { kinds } = selectCoverage(coverage, include);
  const counted = kinds
    .filter(({ kind }) => kind === "states" || kind === "transitions")
    .flatMap(({ reached, missed }) => [...reached, ...missed]);
  return stateMachines
    .map(({ type, field, initial }) => ({ name: `${type}.${field}`, initial }))
    .filter(({ name }) => counted.some((one) => one.startsWith(`${name} `)))
    .map(({ name, initial }) => ({
      name,
      states: membersOf(coverage, "states", name).map((state) => ({
        name: state.rest,
        isReached: state.isReached,
        isInitial: initial.includes(state.rest),
      })),
      transitions: membersOf(coverage, "transitions", name).map(({ rest, isReached }) => {
        const [from = "", to = ""] = rest.split(" -> ");
        return { from, to, isReached };
      }),
    }));
}

/** What is counted of a state machine, without its name in front, in an order that does not depend on what was reached. */
function membersOf(coverage: Coverage, kind: "states" | "transitions", machine: string) {
  const reached = new Set(coverage[kind].reached);
  return (coverageNames().get(kind) ?? [])
    .filter((name) => name.startsWith(`${machine} `))
    .map((name) => ({ rest: name.slice(machine.length + 1), isReached: reached.has(name) }));
}
