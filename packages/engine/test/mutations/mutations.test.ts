import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../../../tests/support/rows.ts";
import { equivalents } from "./equivalents.ts";
import { mutableTables } from "./tables.ts";

const file = pathOf(new URL("tables.ts", import.meta.url).href);
const source = new URL("../../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

/** The exports of the modules of some files. */
async function exportsOf(names: readonly string[]): Promise<unknown[]> {
  const modules = await Promise.all(names.map((name) => import(new URL(name, source).href)));
  return modules.flatMap((module) => Object.values(module as object));
}

const isRules = (value: unknown): value is readonly { readonly condition: string }[] =>
  Array.isArray(value) && value.some((row) => typeof row === "object" && row !== null && "condition" in row);

describe("the tables for mutation tests", () => {
  const changed = new Set(mutableTables.map(({ rows }) => rows));

  test("has a different name for each mutant", () => {
    const names = mutableTables.flatMap(({ name, mutants }) => mutants.map(({ what }) => `${name}: ${what}`));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(300);
    const strange = Object.keys(equivalents).filter((name) => !names.includes(name));
    expect(strange, `rows to edit or remove in ${pathOf(new URL("equivalents.ts", import.meta.url).href)}`).toEqual([]);
  });

  test("names existing test files for each table with mutants", () => {
    const without = mutableTables.filter(({ mutants, tests }) => mutants.length > 0 && tests.length === 0);
    expect(
      without.map(({ name }) => name),
      `tables without a test file in ${file}`,
    ).toEqual([]);
    const tests = [...new Set(mutableTables.flatMap((table) => table.tests))];
    expect(
      tests.filter((name) => !existsSync(new URL(`../${name}`, import.meta.url))),
      `test files in ${file} that do not exist`,
    ).toEqual([]);
  });

  test("covers every table of rules of the engine", async () => {
    const tables = (await exportsOf(files.filter((name) => /(decline-rules|refusals)\.ts$/.test(name)))).filter(
      isRules,
    );
    // Rules that are only part of other tables are changed there.
    const rows = new Set(mutableTables.flatMap((table) => (Array.isArray(table.rows) ? table.rows : [])));
    const left = tables.filter((table) => !changed.has(table) && !table.every((rule) => rows.has(rule)));
    expect(tables.length).toBeGreaterThan(20);
    expect(
      left.flat().map(({ condition }) => condition),
      `rules that no table in ${file} changes`,
    ).toEqual([]);
  });

  test("covers every state table of the engine", async () => {
    const tables = await exportsOf(files.filter((name) => /[/\\]states\.ts$/.test(name)));
    expect(tables.length).toBeGreaterThan(15);
    expect(
      tables.filter((table) => !changed.has(table as object)),
      `state tables that ${file} does not change`,
    ).toEqual([]);
  });

  test("finds no rule with `broken` or `breach` outside a table", () => {
    const saying = files.filter((name) => /\b(broken|breach): \(\{/.test(readFileSync(new URL(name, source), "utf8")));
    const tables = /(decline-rules|refusals|\/controls)\.ts$/;
    expect(
      saying.filter((name) => !tables.test(name)),
      "files with a rule that no table holds: move it to a decline-rules.ts or a refusals.ts",
    ).toEqual([]);
  });
});
