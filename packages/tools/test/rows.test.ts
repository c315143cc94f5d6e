import { describe, expect, test } from "vitest";
import { forRow, pathOf, requireRows } from "../../engine/test/support/rows.ts";

const file = pathOf(import.meta.url);

describe("a failure of a table test", () => {
  test("names the file and the row, and keeps its own message and difference", () => {
    const check = forRow(file, (_name: string, value: number, _more: object) => expect(value).toBe(1));
    expect(check("limits.create", 1, {})).toBe(undefined);
    let failure: unknown;
    try {
      check("limits.create", 2, { state: "open" });
    } catch (error) {
      failure = error;
    }
    const message = `expected 2 to be 1 // Object.is equality\nSee the row in packages/tools/test/rows.test.ts: "limits.create", "open"`;
    expect(failure).toMatchObject({ name: "AssertionError", message, actual: 2, expected: 1 });
    expect((failure as Error).stack).toContain(message);
  });

  test("names the file and the row of a check that is asynchronous", async () => {
    const check = forRow(file, async (_name: string) => {
      throw new Error("It failed.");
    });
    await expect(check("limits.create")).rejects.toThrow(
      'It failed.\nSee the row in packages/tools/test/rows.test.ts: "limits.create"',
    );
  });
});

describe("requireRows", () => {
  test("passes for a table with a row for each thing, in any order", () => {
    expect(() => requireRows({ file, rows: ["b", "a"], wanted: ["a", "b"] })).not.toThrow();
  });

  test("says which rows to add and which to remove, and in which file", () => {
    expect(() => requireRows({ file, rows: ["a", "c", "c"], wanted: ["a", "b"] })).toThrow(
      `packages/tools/test/rows.test.ts needs other rows:
  add a row for b
  remove the row for c
  remove the row for c
  keep one row for c`,
    );
  });
});
