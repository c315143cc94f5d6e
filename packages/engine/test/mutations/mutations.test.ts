import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { equivalents } from "./equivalents.ts";
import { mutableTables } from "./tables.ts";

const source = new URL("../../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

/** What the modules of some files export. */
async function exportsOf(names: readonly string[]): Promise<unknown[]> {
  const modules = await Promise.all(names.map((name) => import(new URL(name, source).href)));
  return modules.flatMap((module) => Object.values(module as object));
}

const isRules = (value: unknown): value is readonly { readonly holds: string }[] =>
  Array.isArray(value) && value.some((row) => typeof row === "object" && row !== null && "holds" in row);

describe("the tables whose lines are changed one at a time", () => {
  const changed = new Set(mutableTables.map(({ rows }) => rows));

  test("have names that tell their changes apart", () => {
    const names = mutableTables.flatMap(({ name, mutants }) => mutants.map(({ what }) => `${name}: ${what}`));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(300);
    expect(Object.keys(equivalents).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("have tests that hold them", () => {
    expect(mutableTables.filter(({ mutants, tests }) => mutants.length > 0 && tests.length === 0)).toEqual([]);
    const tests = new Set(mutableTables.flatMap((table) => table.tests));
    for (const name of tests) expect(readFileSync(new URL(`../${name}`, import.meta.url), "utf8")).toContain("test");
  });

  test("are all tables of rules that the engine has", async () => {
    const tables = (await exportsOf(files.filter((name) => /(decline-rules|refusals)\.ts$/.test(name)))).filter(
      isRules,
    );
    // Rules that only stand in tables of others are changed there.
    const rows = new Set(mutableTables.flatMap((table) => (Array.isArray(table.rows) ? table.rows : [])));
    const left = tables.filter((table) => !changed.has(table) && !table.every((rule) => rows.has(rule)));
    expect(tables.length).toBeGreaterThan(20);
    expect(left).toEqual([]);
  });

  test("are all state tables that the engine has", async () => {
    const tables = await exportsOf(files.filter((name) => /\bstates\.ts$/.test(name)));
    expect(tables.length).toBeGreaterThan(15);
    expect(tables.filter((table) => !changed.has(table as object))).toEqual([]);
  });

  test("are all that says `broken`: no rule stands anywhere else", () => {
    const saying = files.filter((name) => /\b(broken|breach): \(\{/.test(readFileSync(new URL(name, source), "utf8")));
    const tables = /(decline-rules|refusals|\/controls)\.ts$/;
    expect(saying.filter((name) => !tables.test(name))).toEqual([]);
  });
});
