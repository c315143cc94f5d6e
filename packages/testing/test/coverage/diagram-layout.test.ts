import { describe, expect, test } from "vitest";
import { stateDiagrams } from "../../src/coverage/page/state-diagrams.ts";
import { type Box, placeStates } from "../../src/diagrams/place-states.ts";
import { pointsOf, routeTransition } from "../../src/diagrams/route-transition.ts";
import type { StateDiagram } from "../../src/diagrams/state-diagram.ts";
import { coverageOf } from "./support.ts";

/** A state machine of `count` states; `leadsTo` returns the targets of each state. */
function machine(count: number, leadsTo: (from: number) => readonly number[]): StateDiagram {
  const nameOf = (index: number) => `requires_attention_${index}`;
  return {
    name: `machine of ${count}`,
    states: Array.from({ length: count }, (_, index) => ({
      name: nameOf(index),
      isReached: true,
      isInitial: index === 0,
    })),
    transitions: Array.from({ length: count }, (_, from) =>
      leadsTo(from).map((to) => ({ from: nameOf(from), to: nameOf(to), isReached: true })),
    ).flat(),
  };
}

const diagrams: readonly StateDiagram[] = [
  ...stateDiagrams(coverageOf([]), undefined),
  {
    ...machine(12, (from) => [...Array(12).keys()].filter((to) => to !== from)),
    name: "twelve states that all lead to each other",
  },
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

  test.each(diagrams.filter(({ states, transitions }) => transitions.length <= 2 * states.length))(
    "the diagram of $name draws no transition through an unrelated state",
    (diagram) => {
      const boxes = placeStates(diagram);
      const through = diagram.transitions.flatMap(({ from, to }) => {
        const isPair = diagram.transitions.some((other) => other.from === to && other.to === from);
        const others = [...boxes].filter(([name]) => name !== from && name !== to);
        const [start, end] = [boxes.get(from) as Box, boxes.get(to) as Box];
        const points = pointsOf(
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
    },
  );
});
