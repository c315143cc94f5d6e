import { stateMachines } from "@sandbank/engine/private/reference";
import { describe, expect, test } from "vitest";
import { type Box, placeStates } from "../src/pictures/diagrams/place-states.ts";
import { listPoints, routeTransition } from "../src/pictures/diagrams/route-transition.ts";
import type { StateDiagram } from "../src/pictures/diagrams/state-diagram.ts";
import { createDiagram, hasPicture } from "../src/pictures/states.ts";

/** A state machine of `count` states; `leadsTo` returns the targets of each state. */
function machine(count: number, leadsTo: (from: number) => readonly number[]): StateDiagram {
  const nameOf = (index: number) => `requires_attention_${index}`;
  return {
    name: `machine of ${count}`,
    states: Array.from({ length: count }, (_, index) => ({
      name: nameOf(index),
      isInitial: index === 0,
    })),
    transitions: Array.from({ length: count }, (_, from) =>
      leadsTo(from).map((to) => ({ from: nameOf(from), to: nameOf(to), isAutomatic: false })),
    ).flat(),
  };
}

const diagrams: readonly StateDiagram[] = [
  ...stateMachines.filter(hasPicture).map(createDiagram),
  { ...machine(12, (from) => (from === 11 ? [0] : [from + 1])), name: "a ring of twelve states" },
  { ...machine(12, (from) => (from === 0 ? [1, 2, 3] : [])), name: "states without incoming transitions" },
];

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

describe("the layout of a state diagram", () => {
  test.each(diagrams)("the diagram of $name shows every state, and no two states overlap", (diagram) => {
    const boxes = [...placeStates(diagram)];
    expect(boxes.map(([name]) => name).sort()).toEqual(diagram.states.map(({ name }) => name).sort());
    const clashes = boxes.flatMap(([name, box], index) =>
      boxes.slice(index + 1).flatMap(([other, one]) => (overlaps(box, one) ? [`${name} on ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test.each(diagrams)("the diagram of $name draws no transition through an unrelated state", (diagram) => {
    const boxes = placeStates(diagram);
    const through = diagram.transitions.flatMap(({ from, to }) => {
      const isPair = diagram.transitions.some((other) => other.from === to && other.to === from);
      const others = [...boxes].filter(([name]) => name !== from && name !== to);
      const [start, end] = [boxes.get(from) as Box, boxes.get(to) as Box];
      const points = listPoints(
        routeTransition(
          start,
          end,
          isPair,
          others.map(([, box]) => box),
        ),
      );
      return others
        .filter(([, box]) => points.some(({ x, y }) => overlaps(box, { x, y, width: 0, height: 0 })))
        .map(([name]) => `${from} -> ${to} through ${name}`);
    });
    expect(through).toEqual([]);
  });
});
