import type { Box } from "./place-states.ts";

/** A place in the drawing, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from the border of one box to the border of another, as the three points of a quadratic Bezier curve. */
export interface Route {
  readonly start: Point;
  readonly control: Point;
  readonly end: Point;
}

const STEPS = 24;
/**
 * Distances of the middle of the curve from the straight line. The first one that keeps clear of other boxes is used.
 */
const BOWS = [0, 50, -50, 100, -100, 200, -200, 400, -400, 800, -800];
/** The distances for a pair of opposite transitions, which need space between them. */
const PAIR_BOWS = [26, 60];

/** Finds the curve of a transition. `isPair` says whether an opposite transition exists. */
export function routeTransition(from: Box, to: Box, isPair: boolean, others: readonly Box[]): Route {
  const routes = (isPair ? PAIR_BOWS : BOWS).map((bow) => bowed(from, to, bow));
  const free = routes.find(
    (route) => !listPoints(route).some((point) => others.some((box) => isInside(box, point, 6))),
  );
  return free ?? (routes[0] as Route);
}

/** Points along the curve, both ends included. */
export function listPoints({ start, control, end }: Route): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: at(start.x, control.x, end.x), y: at(start.y, control.y, end.y) };
  });
}

function bowed(from: Box, to: Box, bow: number): Route {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bow,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bow,
  };
  return { start: borderTowards(from, control), control, end: borderTowards(to, control) };
}

/** The point at which the line from the centre of a box to a point outside crosses the border. */
function borderTowards(box: Box, { x, y }: Point): Point {
  const [dx, dy] = [x - box.x, y - box.y];
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return { x: box.x + dx * scale, y: box.y + dy * scale };
}

function isInside(box: Box, { x, y }: Point, margin: number): boolean {
  return Math.abs(x - box.x) < box.width / 2 + margin && Math.abs(y - box.y) < box.height / 2 + margin;
}
