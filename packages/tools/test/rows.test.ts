import { describe, expect, test } from "vitest";
import { forRow, pathOf, requireRows } from "../../engine/test/support/rows.ts";

const file = pathOf(import.meta.url);

describe("a failure of a table test", () => {
  test("a failure of a table test names the file and the row, and keeps its message and difference", () => {
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

  test("a failure of an asynchronous table test names the file and the row", async () => {
    const check = forRow(file, async (_name: string) => {
      throw new Error("The check failed.");
    });
    await expect(check("limits.create")).rejects.toThrow(
      'The check failed.\nSee the row in packages/tools/test/rows.test.ts: "limits.create"',
    );
  });
});

describe("requireRows", () => {
  test("requireRows passes for a table with exactly the wanted rows, in any order", () => {
    expect(() => requireRows({ file, rows: ["b", "a"], wanted: ["a", "b"] })).not.toThrow();
  });

  test("requireRows says which rows to add and to remove, and in which file", () => {
    expect(() => requireRows({ file, rows: ["a", "c", "c"], wanted: ["a", "b"] })).toThrow(
      `packages/tools/test/rows.test.ts needs other rows:
  add a row for b
  remove the row for c
  remove the row for c
  keep one row for c`,
    );
  });
});
