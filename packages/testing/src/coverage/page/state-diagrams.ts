import type { Coverage } from "@sandbank/engine";
import { stateMachines } from "@sandbank/engine/reference";
import type { StateDiagram } from "../../diagrams/state-diagram.ts";
import { coverageNames } from "../coverage-names.ts";
import { selectCoverage } from "../select-coverage.ts";

/** Returns every state machine that has a counted state or transition, with all its states and transitions. */
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

/**
 * The counted members of a state machine, without its name as a prefix. Their order does not depend on the coverage.
 */
function membersOf(coverage: Coverage, kind: "states" | "transitions", machine: string) {
  const reached = new Set(coverage[kind].reached);
  return (coverageNames().get(kind) ?? [])
    .filter((name) => name.startsWith(`${machine} `))
    .map((name) => ({ rest: name.slice(machine.length + 1), isReached: reached.has(name) }));
}
