import { describe, expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { forRow, pathOf, requireRows } from "../../../tests/support/rows.ts";

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

describe("checkAll", () => {
  const rows: [name: string, value: number][] = [
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ];

  test("checkAll passes if the check of every row passes", async () => {
    const checked: unknown[] = [];
    await checkAll(rows, (name, value) => checked.push([name, value]));
    expect(checked).toEqual(rows);
  });

  test("checkAll names every row that fails, with its error and its values", async () => {
    const failure = checkAll(rows, async (_, value) => expect(value).toBe(2));
    await expect(failure).rejects.toThrow(
      "2 of 3 rows fail.\na: expected 1 to be 2 // Object.is equality\nc: expected 3 to be 2 // Object.is equality",
    );
    await expect(failure).rejects.toMatchObject({ actual: { a: 1, c: 3 }, expected: { a: 2, c: 2 } });
  });

  test("checkAll names a row whose check throws something else", async () => {
    const failure = checkAll([["a"]], () => {
      throw "no error";
    });
    await expect(failure).rejects.toThrow("1 of 1 rows fail.\na: no error");
  });

  test("checkAll fails without rows", async () => {
    await expect(checkAll([], () => undefined)).rejects.toThrow("There is no row to check.");
  });
});
