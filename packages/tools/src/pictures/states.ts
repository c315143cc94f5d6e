import { isRefused, type StateMachine } from "@sandbank/engine/private/reference";
import { diagramStyle } from "./diagrams/diagram-style.ts";
import { drawShapes } from "./diagrams/draw-diagram.ts";
import type { StateDiagram } from "./diagrams/state-diagram.ts";
import { printSvg, textAt } from "./svg.ts";

/** A transition between states, and its cause: a trigger such as `close`, or the bank. */
export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly triggers: readonly string[];
  /** Whether the bank makes the change without a request for it. */
  readonly isAutomatic: boolean;
}

const TITLE_HEIGHT = 34;
const LEGEND_HEIGHT = 28;
const CHARACTER_WIDTH = 8;

const style = `
${diagramStyle}
text.muted { fill: var(--muted); }
text.title { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; text-anchor: start; }
rect.page { stroke-width: 1; }
`;

/** The name of the picture of a state machine: `states-account.svg`, `states-physical-card-shipment.svg`. */
export function statePictureName({ type, field }: StateMachine): string {
  const part = field === "status" ? "" : `-${field.replace(/\.status$/, "")}`;
  return `states-${`${type}${part}`.replaceAll(/[._]/g, "-")}.svg`;
}

/** Draws the states that an object can reach, and the transitions between them. */
export function drawStates(machine: StateMachine): string {
  const title = `${machine.type}.${machine.field}`;
  const diagram = createDiagram(machine);
  const { left, top, width, height, shapes } = drawShapes(diagram);
  const legend = diagram.transitions.some(({ isAutomatic }) => isAutomatic) ? "dashed: automatic" : "";
  const pictureWidth = Math.max(width, Math.max(title.length, legend.length) * CHARACTER_WIDTH + 32);
  const pictureHeight = height + TITLE_HEIGHT + (legend === "" ? 0 : LEGEND_HEIGHT);
  const shift = `translate(${Math.round((pictureWidth - width) / 2 - left)} ${Math.round(TITLE_HEIGHT - top)})`;
  return printSvg(
    {
      title: `States: ${title}`,
      description: describeStates(machine),
      width: Math.ceil(pictureWidth),
      height: Math.ceil(pictureHeight),
      body: [
        textAt(16, 26, title, "title"),
        `<g transform="${shift}">`,
        ...shapes,
        "</g>",
        ...drawLegend(legend, pictureHeight),
      ],
    },
    style,
  );
}

/** The diagram of the states that an object can reach. */
export function createDiagram(machine: StateMachine): StateDiagram {
  return {
    name: `${machine.type}.${machine.field}`,
    states: reachableStates(machine).map((name) => ({ name, isInitial: machine.initial.includes(name) })),
    transitions: reachableTransitions(machine).map(({ from, to, triggers }) => ({
      from,
      to,
      isAutomatic: triggers.length === 0,
    })),
  };
}

function drawLegend(legend: string, bottom: number): string[] {
  return legend === "" ? [] : [textAt(16, bottom - 12, legend, "title muted")];
}

/** Whether the triggers are the states themselves. */
export function isAskedFor({ table }: StateMachine): boolean {
  return Object.entries(table).every(([state, moves]) => moves[state] === state);
}

/** All transitions, in the order of the states. A request for the present state changes nothing and is left out. */
export function listTransitions({ table, automatic = {} }: StateMachine): Transition[] {
  return Object.entries(table).flatMap(([from, row]) => {
    const requested = Object.entries(row).flatMap(([trigger, to]) =>
      isRefused(to) || to === from ? [] : [{ trigger, to }],
    );
    const byBank = automatic[from] ?? [];
    return [...new Set([...requested.map(({ to }) => to), ...byBank])].map((to) => ({
      from,
      to,
      triggers: requested.filter((request) => request.to === to).map(({ trigger }) => trigger),
      isAutomatic: byBank.includes(to),
    }));
  });
}

/** The initial states, and all states that can be reached from them. */
export function reachableStates(machine: StateMachine): string[] {
  const transitions = listTransitions(machine);
  const reached = new Set(machine.initial);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const state of reached) for (const { from, to } of transitions) if (from === state) reached.add(to);
  return Object.keys(machine.table).filter((state) => reached.has(state));
}

/** Describes the picture in words. */
export function describeStates(machine: StateMachine): string {
  const changes = reachableTransitions(machine).map(({ from, to }) => `${from} to ${to}`);
  return `A new object is ${machine.initial.join(" or ")}. Changes: ${changes.join(", ")}.`;
}

/** Whether the machine has a picture. If every state leads to every other, the arrows would hide each other. */
export function hasPicture(machine: StateMachine): boolean {
  return reachableTransitions(machine).length <= 2 * reachableStates(machine).length;
}

function reachableTransitions(machine: StateMachine): Transition[] {
  const states = reachableStates(machine);
  return listTransitions(machine).filter(({ from }) => states.includes(from));
}
