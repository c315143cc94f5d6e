import { describe, expect, test } from "vitest";
import { MissingTool } from "../../../bench/missing-tool.ts";
import type { Row } from "../../../bench/row.ts";
import { type Group, runGroups } from "../../../bench/run-groups.ts";

function row(what: string): Row {
  return { what, floor: "a floor", floorFigure: 1, figure: 1, unit: "us", budget: {} };
}

function* failing(error: Error): Iterable<Row> {
  yield row("before");
  throw error;
}

async function run(first: Group) {
  const reported: string[] = [];
  const result = await runGroups(
    [
      ["first", first],
      ["second", () => [row("after")]],
    ],
    ({ what }) => reported.push(what),
  );
  return { ...result, reported };
}

describe("the groups of the bench", () => {
  test("the bench reports each row before it measures the next", async () => {
    const events: string[] = [];
    const group: Group = function* () {
      yield row("one");
      events.push("measures two");
      yield row("two");
    };
    await runGroups([["group", group]], ({ what }) => events.push(what));
    expect(events).toEqual(["one", "measures two", "two"]);
  });

  test("the bench measures the other groups if the machine lacks a tool, and names the group with the reason", async () => {
    const { reported, failures, isBroken } = await run(() => failing(new MissingTool("no browser is installed.")));
    expect(reported).toEqual(["before", "after"]);
    expect(failures).toEqual(["- first: no browser is installed."]);
    expect(isBroken).toBe(false);
  });

  test("the bench measures the other groups if a group fails, and says that it is broken", async () => {
    const { reported, failures, isBroken } = await run(() => failing(new Error("out of order")));
    expect(reported).toEqual(["before", "after"]);
    expect(failures).toEqual([expect.stringMatching(/^- first: Error: out of order\n {4}at /)]);
    expect(isBroken).toBe(true);
  });
});
