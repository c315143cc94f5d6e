import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Coverage } from "@sandbank/engine";
import { afterAll, describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import { FOLDER_VARIABLE } from "../src/coverage/record-coverage.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suites = "packages/testing/test/suites";

const folder = mkdtempSync(join(tmpdir(), "sandbank-runners-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Node in the repository with a folder for coverage, without colours. */
function run(...args: readonly string[]) {
  const { FORCE_COLOR: _, NODE_OPTIONS: __, VITEST: ___, ...env } = process.env;
  const recordings = mkdtempSync(join(folder, "coverage-"));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--conditions=source", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...env, NO_COLOR: "1", [FOLDER_VARIABLE]: recordings },
  });
  const recorded = readdirSync(recordings).map(
    (file) => JSON.parse(readFileSync(join(recordings, file), "utf8")) as Coverage,
  );
  return { output: `${stdout}\n${stderr}`, status, recorded };
}

const UNSENT = '[sandbank] Test "passes with a list that was never sent": client.accounts.list() (';

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe("Vitest", () => {
  // Only one case runs by default, because each starts a Vitest.
  test.each(volume(["true", "false"], ["false"]))(
    "Vitest prints a report for each failed test, and records the coverage of a file, with isolate %s",
    (isolate) => {
      const { output, status, recorded } = run(`${suites}/run-vitest.ts`, `${suites}/failing.vitest.ts`, isolate);
      expect(status).toBe(1);
      expect(output).toContain('[sandbank] What the bank did in "fails"\n');
      expect(output).toMatch(/#3 {2}POST \/accounts {2}200 {2}account_/);
      expect(output).toContain('[sandbank] What the bank did in "fails in a hook"\n');
      expect(countOf(output, '[sandbank] What the bank did in "fails at each attempt"')).toBe(1);
      expect(countOf(output, "[sandbank] What the bank did")).toBe(5);
      expect(countOf(output, '[sandbank] Two tests of this file are named "has the name of another test"')).toBe(1);
      expect(countOf(output, UNSENT)).toBe(1);
      expect(output).toMatch(/failing\.\w+\.ts:\d+:\d+\) sent no request/);
      expect(output).toMatch(
        /Test "passes with a call .*": client\.accounts\.create\(\) \(.*ts:\d+:\d+\) was not awaited/,
      );
      expect(output).toMatch(/Error: Test "does not await a delivery" does not await expectDelivered\(.*Write `await`/);
      expect(output).toMatch(/❯ .*failing\.vitest\.ts:\d+:\d+/);
      expect(output).toMatch(
        /Error: Test "does not await the work of a handler" ended while work of its handler of account\.created was still running: waitUntil\(\) for account\.created \(.*failing\.vitest\.ts:\d+:\d+\)\. Write `await deliverer/,
      );
      expectOneRecording(recorded);
    },
  );
});

describe("Vitest with MSW", () => {
  test("Vitest prints the requests that reached the mounted bank of a fixture, although the setup is reset", () => {
    const { output, status } = run(`${suites}/run-vitest.ts`, `${suites}/failing-msw.vitest.ts`, "false");
    expect(status).toBe(1);
    expect(output).toContain('[sandbank] What the bank did in "fails after a request that MSW intercepted"\n');
    expect(output).toMatch(/#1 {2}POST \/accounts {2}200 {2}account_/);
  });
});

describe("node:test", () => {
  test("node:test prints a report for the failed test and a diagnostic for the list, and records the file's coverage", () => {
    const { output, status, recorded } = run("--test", `${suites}/failing.node.ts`);
    expect(status).toBe(1);
    expect(output).toContain('[sandbank] What the bank did in "fails"\n');
    for (const name of ["fails in a subtest", "passes its timeout", "with hooks > fails in a hook"]) {
      expect(output).toContain(`[sandbank] What the bank did in "${name}"`);
    }
    expect(countOf(output, "[sandbank] What the bank did")).toBe(6);
    expect(countOf(output, '[sandbank] Two tests of this file are named "has the name of another test"')).toBe(1);
    expect(countOf(output, UNSENT)).toBe(1);
    expect(output).toMatch(/failing\.\w+\.ts:\d+:\d+\) sent no request/);
    expect(output).toMatch(
      /Test "passes with a call .*": client\.accounts\.create\(\) \(.*ts:\d+:\d+\) was not awaited/,
    );
    expect(output).toMatch(/Test "does not await a delivery" does not await expectDelivered\(.*failing\.node\.ts:\d+/);
    expect(output).toContain("`withBank(...)` was returned, which does not run its test. Pass it to `test` itself");
    expect(output).toMatch(/Test "does not await the work of a handler" ended while .*failing\.node\.ts:\d+/);
    expect(output).toMatch(/pass 7\n/);
    expectOneRecording(recorded);
  });
});

describe("an app that polls for Events from its start on", () => {
  // Each process ends by itself although its app is still idle.
  test("node:test runs an app that polls from its start on, with its own timers and timeout", () => {
    const { output, status } = run("--test", `${suites}/polling.node.ts`);
    expect(status).toBe(1);
    expect(output).toMatch(/pass 3\n/);
    expect(output).toContain("test timed out after 20ms");
  });

  test("Vitest runs an app that polls from its start on, with its own timers and timeout", () => {
    const { output, status } = run(`${suites}/run-vitest.ts`, `${suites}/polling.vitest.ts`, "false");
    expect(status).toBe(1);
    expect(output).toMatch(/1 failed.*3 passed/);
    expect(output).toContain("Test timed out in 20ms");
  });
});

function expectOneRecording(recorded: readonly Coverage[]): void {
  expect(recorded).toHaveLength(1);
  expect(recorded[0]?.unreached).toContain("endpoints accounts.list");
  expect(recorded[0]?.unreached).not.toContain("endpoints accounts.create");
}
