import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pathOf } from "../support/rows.ts";
import type { Evidence } from "./clause.ts";
import { clauses } from "./clauses.ts";

const folder = pathOf(new URL(".", import.meta.url).href);

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  sources.set(file, source);
  return source;
}

/** The fault of a place that a clause names; undefined if the test exists and runs. */
function faultOf({ file, texts }: Evidence, source = sourceOf(file)): string | undefined {
  const [group = "", ...rest] = texts;
  // From each `describe` at the start of a line to the next.
  const part = source.split(/^(?=describe\b)/m).find((each) => titleAt(each, group, 0) !== -1);
  if (part === undefined) return `${file} has no describe "${group}"`;
  if (/\b(?:test|describe)\.(?:skip|only|todo|fails)\b/.test(source)) return `${file} skips tests`;
  let place = titleAt(part, group, 0);
  for (const [index, text] of rest.entries()) {
    place = index === rest.length - 1 ? titleAt(part, text, place) : part.indexOf(text, place);
    if (place === -1) return `"${group}" in ${file} has no "${text}"`;
  }
  return rest.length === 0 ? `${file} "${group}" is not a test` : undefined;
}

/** The position of a title as the first argument of a call of `test` or `describe`, with or without a table. */
function titleAt(source: string, title: string, from: number): number {
  for (let place = source.indexOf(title, from); place !== -1; place = source.indexOf(title, place + 1)) {
    const quote = source[place - 1] ?? "";
    const isTitle = /(?:\btest|\bdescribe|\))\(\s*$/.test(source.slice(Math.max(0, place - 60), place - 1));
    if (isTitle && '"`'.includes(quote) && source[place + title.length] === quote) return place;
  }
  return -1;
}

describe("the clauses of the contract", () => {
  test("has a different id for each clause of the contract", () => {
    const ids = clauses.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test("has a sentence and a section for each clause of the contract", () => {
    expect(clauses.filter(({ clause, section }) => clause === "" || section === "")).toEqual([]);
  });

  test("names a test for each clause of the contract", () => {
    const without = clauses.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
    expect(without, `rows in ${folder} that need the place of a test`).toEqual([]);
  });

  test.each(clauses)("has tests for the clause $id: $clause", ({ id, tests }) => {
    const faults = tests.map((evidence) => faultOf(evidence)).filter((fault) => fault !== undefined);
    if (faults.length > 0)
      expect.fail(`The row "${id}" in ${folder} names a test that does not exist: ${faults.join("; ")}`);
  });
});

describe("a test that a clause names", () => {
  const source = `
describe("one", () => {
  test("first", () => {});
  test.each([["a row"]])("refuses %s", () => {});
});
describe.each([1])(
  "two", () => {
  test(
    "last", () => {});
});`;

  test.each<[readonly string[], string | undefined]>([
    [["one", "first"], undefined],
    [["one", "a row", "refuses %s"], undefined],
    [["two", "last"], undefined],
    [["three", "first"], 'file has no describe "three"'],
    [["one", "last"], '"one" in file has no "last"'],
    [["one", "another row", "refuses %s"], '"one" in file has no "another row"'],
    [["one", "a row"], '"one" in file has no "a row"'],
    [["one", "firs"], '"one" in file has no "firs"'],
    [["one"], 'file "one" is not a test'],
  ])("finds the test that a clause names by %j", (texts, expected) => {
    expect(faultOf({ file: "file", texts }, source)).toBe(expected);
  });

  test("refuses a clause whose test is skipped", () => {
    const skipped = source.replace('test("first"', 'test.skip("first"');
    expect(faultOf({ file: "file", texts: ["one", "a row", "refuses %s"] }, skipped)).toBe("file skips tests");
  });
});
