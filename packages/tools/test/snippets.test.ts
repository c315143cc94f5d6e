import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TIMEOUT_MS } from "../../../vitest.shared.ts";
import { readSnippets } from "../src/snippets.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
// Within the repository, so that the snippets import the packages by name as a user does.
const folder = `${root}.snippets/`;
const results = `${folder}results.json`;
const run = promisify(execFile);

const snippets = readSnippets(root)
  .filter(({ isApp }) => !isApp)
  .map(({ page, line, code }) => ({
    page,
    place: `${page}:${line}`,
    code,
    file: `${folder}${page.replaceAll(/\W/g, "-")}-${line}.ts`,
  }));

/**
 * Runs all snippets in one process, one after the other: they import the same packages, whose loading takes longer than
 * the snippets. Each must leave the process as it was, so that none can pass or fail because of another one.
 */
const main = `
import { readFileSync, writeFileSync } from "node:fs";
const { fetch } = globalThis;
const environment = JSON.stringify(process.env);
const failures = {};
for (const { place, file } of ${JSON.stringify(snippets.map(({ place, file }) => ({ place, file })))}) {
  try {
    await import(file);
    if (globalThis.fetch !== fetch) throw new Error("It leaves another global fetch: restore it.");
    if (JSON.stringify(process.env) !== environment) throw new Error("It leaves another environment: restore it.");
  } catch (error) {
    failures[place] = String(error?.stack ?? error);
    globalThis.fetch = fetch;
  }
}
writeFileSync(${JSON.stringify(results)}, JSON.stringify(failures));
`;

describe("snippets in the documentation", () => {
  /** By place, why a snippet failed. */
  let failures: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    for (const { code, file } of snippets) writeFileSync(file, code);
    writeFileSync(`${folder}main.ts`, main);
    // A test of a snippet (node:test) that fails makes the process fail after its snippets.
    await run(process.execPath, ["--conditions=source", `${folder}main.ts`], { cwd: root, timeout: TIMEOUT_MS });
    failures = JSON.parse(readFileSync(results, "utf8"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("are in the README and in guides", () => {
    const pages = snippets.map(({ page }) => page);
    expect(pages).toContain("README.md");
    expect(pages.filter((page) => page.startsWith("docs/guides/")).length).toBeGreaterThan(10);
  });

  test.each(snippets)("the snippet at $place runs, and asserts something or prints it", ({ place, code }) => {
    expect(failures[place]).toBeUndefined();
    expect(code).toMatch(/assert|console\.log|expect\(/);
  });
});
