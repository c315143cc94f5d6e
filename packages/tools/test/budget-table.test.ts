import { describe, expect, test } from "vitest";
import { type Row, tableOf } from "../../../bench/row.ts";

function rowOf(changes: Partial<Row>): Row {
  return { what: "a call", floor: "a floor", floorFigure: 10, figure: 10, unit: "us", budget: null, ...changes };
}

/** The cells of the row after the floor: ratio, budget and verdict. */
function cellsOf(changes: Partial<Row>): string[] {
  const [, , line = ""] = tableOf([rowOf(changes)]).split("\n");
  return line
    .split(" | ")
    .slice(3)
    .map((cell) => cell.replace(/ ?\|$/, ""));
}

describe("the table of budgets", () => {
  test.each<[string, Partial<Row>, readonly string[]]>([
    ["no budget", {}, ["1.00x", "none", ""]],
    ["the figure is the most that it may be", { budget: { most: 10 } }, ["1.00x", "<= 10 us", "met"]],
    ["the figure is more than it may be", { figure: 10.1, budget: { most: 10 } }, ["1.01x", "<= 10 us", "**missed**"]],
    [
      "the figure is the multiple of the floor that it may be",
      { figure: 11, budget: { times: 1.1 } },
      ["1.10x", "<= 1.1x", "met"],
    ],
    [
      "a larger multiple of the floor than allowed",
      { figure: 11.1, budget: { times: 1.1 } },
      ["1.11x", "<= 1.1x", "**missed**"],
    ],
    [
      "one of two bounds is missed",
      { figure: 20, budget: { most: 20, times: 1.5 } },
      ["2.00x", "<= 20 us, <= 1.5x", "**missed**"],
    ],
    [
      "the speed is the least that it may be",
      { figure: 12.5, budget: { speed: 0.8 } },
      ["speed 0.800x", "speed >= 0.8x", "met"],
    ],
    ["the speed is more than it must be", { figure: 4, budget: { speed: 2 } }, ["speed 2.50x", "speed >= 2x", "met"]],
    [
      "the speed is less than it must be",
      { figure: 12.6, budget: { speed: 0.8 } },
      ["speed 0.794x", "speed >= 0.8x", "**missed**"],
    ],
    [
      "the ratio of the pairs counts for the speed, not that of the figures",
      { figure: 10, ratio: 1.3, budget: { speed: 0.8 } },
      ["speed 0.769x", "speed >= 0.8x", "**missed**"],
    ],
    [
      "the ratio of the pairs counts for the multiple, not that of the figures",
      { figure: 10, ratio: 1.3, budget: { times: 1.2 } },
      ["1.30x", "<= 1.2x", "**missed**"],
    ],
  ])("shows the ratio, the budget and the verdict of a row: %s", (_what, changes, cells) => {
    expect(cellsOf(changes)).toEqual(cells);
  });

  test("prints bytes and symbols as whole numbers", () => {
    expect(tableOf([rowOf({ figure: 3_500, unit: "symbols" })])).toContain("| 3500 symbols | a floor: 10 symbols |");
  });

  test("explains each row that is missed, and only those", () => {
    const missed = { figure: 20, budget: { speed: 1 } };
    const table = tableOf([
      rowOf({ what: "one", ...missed, tried: "It does more." }),
      rowOf({ what: "two", ...missed }),
      rowOf({ what: "three", tried: "Not needed." }),
    ]);
    expect(table.split("\n").slice(5)).toEqual([
      "",
      "Missed budgets, and what was tried:",
      "",
      "- one: It does more.",
      "- two: not explained yet.",
    ]);
  });
});
