import { escapeHtml } from "./escape-html.ts";
import { type Box, isDense, placeStates } from "./place-states.ts";
import { type Point, pointsOf, type Route, routeTransition } from "./route-transition.ts";
import type { StateDiagram } from "./state-diagrams.ts";

const MARGIN = 8;
const ARROW = { length: 9, halfWidth: 4.5 };
/** The dot from which an arrow leads to each state that a new object can be in. */
const START = { radius: 5, distance: 30 };

/** The shapes of a diagram, and the rectangle that contains them. */
export interface DiagramShapes {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly string[];
}

/** Draws the diagram as inline SVG. States and transitions that were not reached are dashed. */
export function drawDiagram(diagram: StateDiagram): string {
  const { left, top, width, height, shapes } = drawShapes(
    diagram,
    (name, isReached) => `${name}: ${isReached ? "reached" : "not reached"}`,
  );
  const label = escapeHtml(`Diagram of ${diagram.name}`);
  const size = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg role="img" aria-label="${label}"${isDense(diagram) ? ' class="dense"' : ""} ${size}>`;
  return [svg, ...shapes, "</svg>"].join("\n");
}

/** Draws the states and transitions of a diagram. Each has a title, which browsers show as a tooltip. */
export function drawShapes(
  diagram: StateDiagram,
  titleOf: (name: string, isReached: boolean) => string,
): DiagramShapes {
  const boxes = placeStates(diagram);
  const box = (name: string) => boxes.get(name) as Box;
  const transitions = diagram.transitions.map(({ from, to, isReached }) => {
    const isPair = diagram.transitions.some((other) => other.from === to && other.to === from);
    const others = [...boxes].filter(([name]) => name !== from && name !== to).map(([, other]) => other);
    return { from, to, isReached, route: routeTransition(box(from), box(to), isPair, others) };
  });
  const starts = diagram.states.filter(({ isInitial }) => isInitial).map(({ name }) => startOf(box(name)));
  const group = (isReached: boolean, name: string, shapes: string) =>
    `<g class="${isReached ? "reached" : "missed"}"><title>${escapeHtml(titleOf(name, isReached))}</title>${shapes}</g>`;
  const points = [
    ...[...boxes.values()].flatMap(cornersOf),
    ...transitions.flatMap(({ route }) => pointsOf(route)),
    ...starts.map(({ start: { x, y } }) => ({ x, y: y - START.radius })),
  ];
  return {
    ...rectangleAround(points),
    shapes: [
      ...transitions
        .toSorted(reachedLast)
        .map(({ from, to, isReached, route }) =>
          group(isReached, `${from} -> ${to}`, `${curve(route)}${arrowHead(route)}`),
        ),
      ...starts.map((route) => `<g class="start">${dot(route.start)}${curve(route)}${arrowHead(route)}</g>`),
      ...diagram.states.map(({ name, isReached }) => group(isReached, name, drawState(name, box(name)))),
    ],
  };
}

function rectangleAround(points: readonly Point[]): Omit<DiagramShapes, "shapes"> {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}

/** Sorts reached shapes last, so that they lie above the others. */
function reachedLast(one: { readonly isReached: boolean }, other: { readonly isReached: boolean }): number {
  return Number(one.isReached) - Number(other.isReached);
}

function drawState(name: string, { x, y, width, height }: Box): string {
  const rect = `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${width}" height="${height}" rx="8"/>`;
  return `${rect}<text x="${round(x)}" y="${round(y + 4.5)}">${escapeHtml(name)}</text>`;
}

/** The arrow from the dot, straight down to the box. */
function startOf({ x, y, height }: Box): Route {
  const end = { x, y: y - height / 2 };
  const start = { x, y: end.y - START.distance };
  return { start, control: { x, y: (start.y + end.y) / 2 }, end };
}

function dot({ x, y }: Point): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${START.radius}"/>`;
}

/** The line ends at the base of the arrow head, so that no dash ends inside the head. */
function curve({ start, control, end }: Route): string {
  const { x, y } = back(control, end, ARROW.length);
  return `<path class="line" d="M${at(start)} Q${at(control)} ${at({ x, y })}"/>`;
}

function arrowHead({ control, end }: Route): string {
  const base = back(control, end, ARROW.length);
  const across = { x: (end.y - base.y) / ARROW.length, y: (base.x - end.x) / ARROW.length };
  const side = (sign: number) =>
    at({ x: base.x + sign * ARROW.halfWidth * across.x, y: base.y + sign * ARROW.halfWidth * across.y });
  return `<path class="head" d="M${at(end)} L${side(1)} L${side(-1)} Z"/>`;
}

/** The point at the given distance before the end of the line. */
function back(from: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  return { x: end.x - ((end.x - from.x) / length) * distance, y: end.y - ((end.y - from.y) / length) * distance };
}

function cornersOf({ x, y, width, height }: Box): Point[] {
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
