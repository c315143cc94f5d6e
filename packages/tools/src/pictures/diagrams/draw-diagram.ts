import { escapeXml } from "../svg.ts";
import { boxAttributes, headPath, layOutDiagram, linePath, startDot } from "./lay-out-diagram.ts";
import type { Box } from "./place-states.ts";
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

/** Draws the states and transitions of a diagram. Each has a title, which browsers show as a tooltip. */
export function drawShapes(diagram: StateDiagram): DiagramShapes {
  const { boxes, arrows, starts, ...rectangle } = layOutDiagram(diagram);
  const group = (className: string, name: string, shapes: string) =>
    `<g class="${className}"><title>${escapeXml(name)}</title>${shapes}</g>`;
  return {
    ...rectangle,
    shapes: [
      ...arrows
        // Requested transitions lie above the others.
        .toSorted((one, other) => Number(other.isAutomatic) - Number(one.isAutomatic))
        .map(({ from, to, isAutomatic, route }) =>
          group(isAutomatic ? "automatic" : "requested", `${from} -> ${to}`, arrow(route)),
        ),
      ...starts.map((route) => `<g class="start">${dot(route)}${arrow(route)}</g>`),
      ...diagram.states.map(({ name }) => group("state", name, drawState(name, boxes.get(name) as Box))),
    ],
  };
}

function drawState(name: string, box: Box): string {
  const { rect, text } = boxAttributes(box);
  return `<rect ${attributes(rect)}/><text ${attributes(text)}>${escapeXml(name)}</text>`;
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
