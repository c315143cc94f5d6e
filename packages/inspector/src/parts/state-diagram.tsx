import "../styles/state-diagram.css";
import {
  type Box,
  boxAttributes,
  type DiagramLayout,
  headPath,
  isDense,
  layOutDiagram,
  linePath,
  type Route,
  sizeOf,
  startDot,
} from "@sandbank/testing/private/diagrams";
import type { MachineTable, MachineTransition } from "../tables/machine-table.ts";

/** Tells whether a state or a transition was reached; undefined if that is not known. */
export interface Reach {
  readonly isState: (state: string) => boolean | undefined;
  readonly isTransition: (from: string, to: string) => boolean | undefined;
}

export interface StateDiagramProps {
  readonly machine: MachineTable;
  /** The states that the object is in: several if each element of a list has one. */
  readonly current?: readonly string[];
  /** Draws reached parts stronger, and the others dashed. */
  readonly reach?: Reach;
}

const unknown: Reach = { isState: () => undefined, isTransition: () => undefined };

/** Draws a state machine. A table of the transitions beside it has the same content as text. */
export function StateDiagram({ machine, current = [], reach = unknown }: StateDiagramProps) {
  const { left, top, width, height, boxes, arrows, starts } = layOut(machine, current);
  const label = `States of ${machine.type}.${machine.field}.${current.length === 0 ? "" : ` Now: ${current.join(", ")}.`}`;
  return (
    <svg
      class={`state-diagram ${isDense(diagramOf(machine)) ? "dense" : ""}`}
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
    >
      {arrows.toSorted(reachedLast(reach)).map(({ from, to, route }) => (
        <Arrow
          key={`${from} ${to}`}
          route={route}
          isNext={current.includes(from)}
          isReached={reach.isTransition(from, to)}
        />
      ))}
      {starts.map((route) => (
        <g key={`start ${route.end.x}`}>
          <circle {...startDot(route)} />
          <Arrow route={route} isNext={false} isReached={undefined} />
        </g>
      ))}
      {[...boxes].map(([name, box]) => (
        <State key={name} name={name} box={box} isCurrent={current.includes(name)} isReached={reach.isState(name)} />
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
  const rank = ({ from, to }: Ends) => Number(isTransition(from, to) ?? false);
  return (one, other) => rank(one) - rank(other);
}

interface ArrowProps {
  readonly route: Route;
  readonly isNext: boolean;
  readonly isReached: boolean | undefined;
}

function Arrow({ route, isNext, isReached }: ArrowProps) {
  return (
    <g class={isNext ? "next" : reachClass(isReached)}>
      <path class="line" d={linePath(route)} />
      <path class="head" d={headPath(route)} />
    </g>
  );
}

interface StateProps {
  readonly name: string;
  readonly box: Box;
  readonly isCurrent: boolean;
  readonly isReached: boolean | undefined;
}

function State({ name, box, isCurrent, isReached }: StateProps) {
  const { rect, text } = boxAttributes(box);
  return (
    <g class={isCurrent ? "current" : reachClass(isReached)}>
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

/**
 * Lays out the diagram. If most states lead to most others, the arrows would hide each other, so the diagram only
 * contains the current states and the states that can follow.
 */
function layOut(machine: MachineTable, current: readonly string[]): DiagramLayout {
  const whole = diagramOf(machine);
  if (!isDense(whole) || current.length === 0) return layOutDiagram(whole);
  const transitions = whole.transitions.filter(({ from, to }) => current.includes(from) && !current.includes(to));
  const next = [...new Set(transitions.map(({ to }) => to))];
  return layOutDiagram({ ...whole, states: [], transitions }, new Map([...column(current, 0), ...column(next, 1)]));
}

const COLUMN_WIDTH = 260;
const ROW_HEIGHT = 46;

/** Places states below each other, centered vertically. */
function column(names: readonly string[], index: number): [string, Box][] {
  return names.map((name, row) => [
    name,
    { ...sizeOf(name), x: index * COLUMN_WIDTH, y: (row - (names.length - 1) / 2) * ROW_HEIGHT },
  ]);
}
