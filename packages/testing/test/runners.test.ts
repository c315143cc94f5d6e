import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Coverage } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { FOLDER_VARIABLE } from "../src/coverage/record-coverage.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suites = "packages/testing/test/suites";

/** Runs Node in the repository. Its output has no colours. */
function run(...args: readonly string[]) {
  const { FORCE_COLOR: _, NODE_OPTIONS: __, VITEST: ___, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--conditions=source", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...env, NO_COLOR: "1" },
  });
  return { output: `${stdout}\n${stderr}`, status };
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe("what a runner prints", () => {
  test.each(["true", "false"])("Vitest prints a report for each test that fails, with isolate %s", (isolate) => {
    const { output, status } = run(`${suites}/run-vitest.ts`, `${suites}/failing.vitest.ts`, isolate);
    expect(status).toBe(1);
    expect(output).toContain('[sandbank] What the bank did in "fails"\n');
    expect(output).toMatch(/#1 {2}POST \/accounts {2}200 {2}account_/);
    expect(output).toContain('[sandbank] What the bank did in "fails in a hook"\n');
    expect(countOf(output, "[sandbank] What the bank did")).toBe(2);
    expect(countOf(output, "[sandbank] `client.accounts.list()` sent no request")).toBe(1);
  });

  test("node:test prints a report for the test that fails, and a diagnostic for the list", () => {
    const { output, status } = run("--test", `${suites}/failing.node.ts`);
    expect(status).toBe(1);
    expect(output).toContain('[sandbank] What the bank did in "fails"\n');
    expect(countOf(output, "[sandbank] What the bank did")).toBe(1);
    expect(countOf(output, "[sandbank] `client.accounts.list()` sent no request")).toBe(1);
    expect(output).toMatch(/pass 1\n/);
  });
});

describe("coverage of a suite", () => {
  test.each([
    ["Vitest", [`${suites}/run-vitest.ts`, `${suites}/failing.vitest.ts`, "true"]],
    ["node:test", ["--test", `${suites}/failing.node.ts`]],
  ])("%s records what the tests of a file reached", (_, args) => {
    const folder = mkdtempSync(join(tmpdir(), "sandbank-coverage-"));
    process.env[FOLDER_VARIABLE] = folder;
    run(...args);
    delete process.env[FOLDER_VARIABLE];
    const recorded = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Coverage,
    );
    rmSync(folder, { recursive: true });
    expect(recorded).toHaveLength(1);
    expect(recorded[0]?.unreached).toContain("endpoints accounts.list");
    expect(recorded[0]?.unreached).not.toContain("endpoints accounts.create");
  });
});
