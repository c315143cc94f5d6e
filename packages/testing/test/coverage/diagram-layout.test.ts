import { describe, expect, test } from "vitest";
import { type Box, placeStates } from "../../src/coverage/page/place-states.ts";
import { pointsOf, routeTransition } from "../../src/coverage/page/route-transition.ts";
import { type StateDiagram, stateDiagrams } from "../../src/coverage/page/state-diagrams.ts";
import { coverageOf } from "./support.ts";

/** A machine of so many states, each of which leads to those that `leadsTo` says. */
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
  { ...machine(12, (from) => [...Array(12).keys()].filter((to) => to !== from)), name: "all of twelve to all" },
  { ...machine(12, (from) => (from === 11 ? [0] : [from + 1])), name: "a ring of twelve" },
  { ...machine(12, (from) => (from === 0 ? [1, 2, 3] : [])), name: "states to which nothing leads" },
];

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

describe("the layout of a state diagram", () => {
  test.each(diagrams)("places every state of $name, and no two on each other", (diagram) => {
    const boxes = [...placeStates(diagram)];
    expect(boxes.map(([name]) => name).sort()).toEqual(diagram.states.map(({ name }) => name).sort());
    const clashes = boxes.flatMap(([name, box], index) =>
      boxes.slice(index + 1).flatMap(([other, one]) => (overlaps(box, one) ? [`${name} on ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test.each(diagrams.filter(({ states, transitions }) => transitions.length <= 2 * states.length))(
    "draws no transition of $name through a state that it does not concern",
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
