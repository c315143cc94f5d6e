import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../../../tests/support/rows.ts";
import { clauses } from "./clauses.ts";

const file = pathOf(new URL("clauses.ts", import.meta.url).href);
const packages = new URL("../../../", import.meta.url);

/**
 * The ids at the end of the titles of the tests in a source: `closes an Account [account-close, accounts-close]`. Also
 * the ids in a row of a table, which its suite adds to the title of the row: `"[account-close]"`.
 */
function idsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*/g, "");
  const titles = code.matchAll(/(?:\btest|\))\(\s*(["`])(?:(?!\1).)* \[([a-z, -]+)\]\1,/g);
  const rows = code.matchAll(/"\[([a-z]+(?:-[a-z]+)+(?:, [a-z]+(?:-[a-z]+)+)*)\]"/g);
  return [...[...titles].map(([, , ids = ""]) => ids), ...[...rows].map(([, ids = ""]) => ids)].flatMap((ids) =>
    ids.split(", "),
  );
}

const skips = (source: string) => /\b(?:test|describe)\.(?:skip|only|todo|fails)\b/.test(source);

describe("the clauses of the contract", () => {
  const ids = Object.values(clauses).flatMap(Object.keys);
  const sources = ["contract", "engine", "sdk"].flatMap((name) => {
    const folder = new URL(`${name}/test/`, packages);
    // Except this file, whose titles with ids are inside strings.
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (each) => each.endsWith(".ts") && !each.endsWith("clauses.test.ts"),
    );
    return names.map((each) => ({ file: `${name}/test/${each}`, source: readFileSync(new URL(each, folder), "utf8") }));
  });
  const proven = new Set(sources.flatMap(({ source }) => idsIn(source)));

  test("has a different id in kebab case for each clause", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test("has a test for each clause, with the id of the clause in its title", () => {
    const without = ids.filter((id) => !proven.has(id));
    expect(without, `clauses in ${file} whose id is in no title`).toEqual([]);
  });

  test("has no id in a title that is not a clause", () => {
    const unknown = [...proven].filter((id) => !ids.includes(id));
    expect(unknown, `ids in titles that are not in ${file}`).toEqual([]);
  });

  test("skips no test in a file with the id of a clause", () => {
    const skipping = sources.filter(({ source }) => idsIn(source).length > 0 && skips(source));
    expect(skipping.map(({ file }) => file)).toEqual([]);
  });
});

describe("an id of a clause", () => {
  test.each([
    ["in the title of a test", 'test("moves [one, two-three]", () => {});', ["one", "two-three"]],
    ["in a title on a line of its own", "test.each([1])(\n  `moves %s [one]`,\n  () => {},\n);", ["one"]],
    ["in a row of a table", 'const rows = [[open, "is open", "[one-two, two-three]"]];', ["one-two", "two-three"]],
    ["in a comment at the end of a line", 'test("moves", () => {}); // test("moves [one]", f)', []],
    ["in a comment of several lines", '/*\n  test("moves [one]", f);\n*/', []],
    ["in another string", 'const text = "moves [one]", other = 1;', []],
    ["in the title of a group", 'describe("moves [one]", () => {});', []],
  ])("counts exactly in the title of a test and in a row: %s", (_, source, ids) => {
    expect(idsIn(source)).toEqual(ids);
  });

  test("notices a skipped test", () => {
    expect(skips('test.skip("moves [one]", () => {});')).toBe(true);
  });
});
