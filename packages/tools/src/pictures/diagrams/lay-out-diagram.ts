import { type Box, placeStates } from "./place-states.ts";
import { listPoints, type Point, type Route, routeTransition } from "./route-transition.ts";
import type { StateDiagram } from "./state-diagram.ts";

const MARGIN = 8;
const ARROW = { length: 9, halfWidth: 4.5 };
/** The dot from which an arrow leads to each state that a new object can be in. */
const START = { radius: 5, distance: 30 };

/** The places of everything in a diagram, and the rectangle that contains them. */
export interface DiagramLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** By state. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly arrows: readonly Arrow[];
  /** From a dot to each initial state. */
  readonly starts: readonly Route[];
}

/** The arrow of a transition. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isAutomatic: boolean;
  readonly route: Route;
}

/**
 * Places the transitions of a diagram between its states, which have the places of `placeStates` unless others are given.
 * The same diagram always gets the same layout.
 */
export function layOutDiagram(diagram: StateDiagram, boxes = placeStates(diagram)): DiagramLayout {
  const box = (name: string) => boxes.get(name) as Box;
  const arrows = diagram.transitions.map(({ from, to, isAutomatic }) => {
    const isPair = diagram.transitions.some((other) => other.from === to && other.to === from);
    const others = [...boxes].filter(([name]) => name !== from && name !== to).map(([, other]) => other);
    return { from, to, isAutomatic, route: routeTransition(box(from), box(to), isPair, others) };
  });
  const starts = diagram.states.filter(({ isInitial }) => isInitial).map(({ name }) => routeStart(box(name)));
  const points = [
    ...[...boxes.values()].flatMap(listCorners),
    ...arrows.flatMap(({ route }) => listPoints(route)),
    ...starts.map(({ start: { x, y } }) => ({ x, y: y - START.radius })),
  ];
  return { ...rectangleAround(points), boxes, arrows, starts };
}

/** The path of the line of an arrow. It ends at the base of the arrow head, so that no dash ends inside the head. */
export function linePath({ start, control, end }: Route): string {
  return `M${at(start)} Q${at(control)} ${at(back(control, end, ARROW.length))}`;
}

/** The path of the head of an arrow. */
export function headPath({ control, end }: Route): string {
  const base = back(control, end, ARROW.length);
  const across = { x: (end.y - base.y) / ARROW.length, y: (base.x - end.x) / ARROW.length };
  const side = (sign: number) =>
    at({ x: base.x + sign * ARROW.halfWidth * across.x, y: base.y + sign * ARROW.halfWidth * across.y });
  return `M${at(end)} L${side(1)} L${side(-1)} Z`;
}

/** The dot of a start, as the attributes of a circle. */
export function startDot({ start: { x, y } }: Route): { readonly cx: number; readonly cy: number; readonly r: number } {
  return { cx: round(x), cy: round(y), r: START.radius };
}

/** The rectangle of a state and the place of its name, as attributes. */
export function boxAttributes({ x, y, width, height }: Box) {
  return {
    rect: { x: round(x - width / 2), y: round(y - height / 2), width, height, rx: 8 },
    text: { x: round(x), y: round(y + 4.5) },
  };
}

function rectangleAround(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}

/** The arrow from the dot, straight down to the box. */
function routeStart({ x, y, height }: Box): Route {
  const end = { x, y: y - height / 2 };
  const start = { x, y: end.y - START.distance };
  return { start, control: { x, y: (start.y + end.y) / 2 }, end };
}

/** The point at the given distance before the end of the line. */
function back(from: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  return { x: end.x - ((end.x - from.x) / length) * distance, y: end.y - ((end.y - from.y) / length) * distance };
}

function listCorners({ x, y, width, height }: Box): Point[] {
  return [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
  ];
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
