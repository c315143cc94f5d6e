import "./state-diagram.css";
import {
  type Box,
  boxAttributes,
  headPath,
  isDense,
  layOutDiagram,
  linePath,
  type Route,
  startDot,
} from "@sandbank/testing/private/diagrams";
import type { MachineTable, MachineTransition } from "../../tables/machine-table.ts";

/** Tells whether a state or a transition was reached. */
interface Reach {
  readonly isState: (state: string) => boolean;
  readonly isTransition: (from: string, to: string) => boolean;
}

export interface StateDiagramProps {
  readonly machine: MachineTable;
  /** Draws reached parts stronger, and the others dashed. */
  readonly reach: Reach;
}

/**
 * Draws a state machine, unless most of its states lead to most others: the arrows would hide each other. A table of the
 * transitions beside it has the same content as text.
 */
export function StateDiagram({ machine, reach }: StateDiagramProps) {
  const diagram = diagramOf(machine);
  if (isDense(diagram)) return null;
  const { left, top, width, height, boxes, arrows, starts } = layOutDiagram(diagram);
  return (
    <svg
      class="state-diagram"
      role="img"
      aria-label={`States of ${machine.type}.${machine.field}.`}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
    >
      {arrows.toSorted(reachedLast(reach)).map(({ from, to, route }) => (
        <Arrow key={`${from} ${to}`} route={route} isReached={reach.isTransition(from, to)} />
      ))}
      {starts.map((route) => (
        <g key={`start ${route.end.x}`}>
          <circle {...startDot(route)} />
          <Arrow route={route} isReached={undefined} />
        </g>
      ))}
      {[...boxes].map(([name, box]) => (
        <State key={name} name={name} box={box} isReached={reach.isState(name)} />
      ))}
    </svg>
  );
}

function reachClass(isReached: boolean | undefined): string {
  if (isReached === undefined) return "";
  return isReached ? "reached" : "missed";
}

type Ends = Pick<MachineTransition, "from" | "to">;

/** Sorts reached arrows last, so that they lie above the others. */
function reachedLast({ isTransition }: Reach): (one: Ends, other: Ends) => number {
  const rank = ({ from, to }: Ends) => Number(isTransition(from, to));
  return (one, other) => rank(one) - rank(other);
}

interface ArrowProps {
  readonly route: Route;
  readonly isReached: boolean | undefined;
}

function Arrow({ route, isReached }: ArrowProps) {
  return (
    <g class={reachClass(isReached)}>
      <path class="line" d={linePath(route)} />
      <path class="head" d={headPath(route)} />
    </g>
  );
}

interface StateProps {
  readonly name: string;
  readonly box: Box;
  readonly isReached: boolean | undefined;
}

function State({ name, box, isReached }: StateProps) {
  const { rect, text } = boxAttributes(box);
  return (
    <g class={reachClass(isReached)}>
      <rect {...rect} />
      <text {...text}>{name}</text>
    </g>
  );
}

function diagramOf({ type, field, initial, states, transitions }: MachineTable) {
  return {
    name: `${type}.${field}`,
    states: states.map((name) => ({ name, isReached: true, isInitial: initial.includes(name) })),
    transitions: transitions.map(({ from, to }) => ({ from, to, isReached: true })),
  };
}
