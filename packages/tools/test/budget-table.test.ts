import { describe, expect, test } from "vitest";
import { type Row, tableOf } from "../../../bench/row.ts";

function rowOf(changes: Partial<Row>): Row {
  return {
    what: "a call",
    floor: "a floor",
    floorFigure: 10,
    figure: 10,
    unit: "us",
    budget: { most: 10 },
    ...changes,
  };
}

/** Returns ratio, budget and verdict. */
function cellsOf(changes: Partial<Row>): string[] {
  const [, , line = ""] = tableOf([rowOf(changes)]).split("\n");
  return /; (.+) \| (.+): (.+) \|$/.exec(line)?.slice(1) ?? [];
}

describe("the table of budgets", () => {
  test.each<[string, Partial<Row>, readonly string[]]>([
    ["the figure equals its maximum", { budget: { most: 10 } }, ["1.00x", "<= 10 us", "met"]],
    ["the figure exceeds its maximum", { figure: 10.1, budget: { most: 10 } }, ["1.01x", "<= 10 us", "**missed**"]],
    [
      "the figure equals the largest allowed multiple of the floor",
      { figure: 11, budget: { times: 1.1 } },
      ["1.10x", "<= 1.1x", "met"],
    ],
    [
      "the figure exceeds the largest allowed multiple of the floor",
      { figure: 11.1, budget: { times: 1.1 } },
      ["1.11x", "<= 1.1x", "**missed**"],
    ],
    [
      "the figure misses one of two bounds",
      { figure: 20, budget: { most: 20, times: 1.5 } },
      ["2.00x", "<= 20 us, <= 1.5x", "**missed**"],
    ],
    [
      "the speed equals its minimum",
      { figure: 12.5, budget: { speed: 0.8 } },
      ["speed 0.800x", "speed >= 0.8x", "met"],
    ],
    ["the speed exceeds its minimum", { figure: 4, budget: { speed: 2 } }, ["speed 2.50x", "speed >= 2x", "met"]],
    [
      "the speed is below its minimum",
      { figure: 12.6, budget: { speed: 0.8 } },
      ["speed 0.794x", "speed >= 0.8x", "**missed**"],
    ],
    [
      "the speed is the ratio of the pairs, not of the figures",
      { figure: 10, ratio: 1.3, budget: { speed: 0.8 } },
      ["speed 0.769x of pairs", "speed >= 0.8x", "**missed**"],
    ],
    [
      "the multiple is the ratio of the pairs, not of the figures",
      { figure: 10, ratio: 1.3, budget: { times: 1.2 } },
      ["1.30x of pairs", "<= 1.2x", "**missed**"],
    ],
  ])("the table of budgets shows ratio, budget and verdict of a row: %s", (_what, changes, cells) => {
    expect(cellsOf(changes)).toEqual(cells);
  });

  test("the table of budgets prints bytes and symbols as whole numbers", () => {
    expect(tableOf([rowOf({ figure: 3_500, unit: "symbols" })])).toContain(
      "| 3500 symbols | a floor: 10 symbols; 350x |",
    );
  });

  test("the table of budgets explains each missed row, and only missed rows", () => {
    const missed = { figure: 20, budget: { speed: 1 } };
    const table = tableOf([
      rowOf({ what: "one", ...missed, tried: "The call does more." }),
      rowOf({ what: "two", ...missed }),
      rowOf({ what: "three", tried: "Not needed." }),
    ]);
    expect(table.split("\n").slice(5)).toEqual([
      "",
      "Missed budgets, and what was tried:",
      "",
      "- one: The call does more.",
      "- two: not explained yet.",
    ]);
  });
});
