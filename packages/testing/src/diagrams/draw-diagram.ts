import { escapeHtml } from "./escape-html.ts";
import { boxAttributes, headPath, layOutDiagram, linePath, startDot } from "./lay-out-diagram.ts";
import { type Box, isDense } from "./place-states.ts";
import type { Route } from "./route-transition.ts";
import type { StateDiagram } from "./state-diagram.ts";

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
  const { boxes, arrows, starts, ...rectangle } = layOutDiagram(diagram);
  const group = (isReached: boolean, name: string, shapes: string) =>
    `<g class="${isReached ? "reached" : "missed"}"><title>${escapeHtml(titleOf(name, isReached))}</title>${shapes}</g>`;
  return {
    ...rectangle,
    shapes: [
      ...arrows
        .toSorted(reachedLast)
        .map(({ from, to, isReached, route }) => group(isReached, `${from} -> ${to}`, arrow(route))),
      ...starts.map((route) => `<g class="start">${dot(route)}${arrow(route)}</g>`),
      ...diagram.states.map(({ name, isReached }) => group(isReached, name, drawState(name, boxes.get(name) as Box))),
    ],
  };
}

/** Sorts reached shapes last, so that they lie above the others. */
function reachedLast(one: { readonly isReached: boolean }, other: { readonly isReached: boolean }): number {
  return Number(one.isReached) - Number(other.isReached);
}

function drawState(name: string, box: Box): string {
  const { rect, text } = boxAttributes(box);
  return `<rect ${attributes(rect)}/><text ${attributes(text)}>${escapeHtml(name)}</text>`;
}

function dot(route: Route): string {
  return `<circle ${attributes(startDot(route))}/>`;
}

function arrow(route: Route): string {
  return `<path class="line" d="${linePath(route)}"/><path class="head" d="${headPath(route)}"/>`;
}

function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
