import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunOptions, Suite } from "../../src/mutate/suite.ts";
import { cli } from "../support/cli.ts";
import { temporary } from "../support/persisted.ts";
import { mutantAt } from "./support.ts";

const mutant = mutantAt("decline/card/card_canceled");
const HANG = "setInterval(() => {}, 1_000);";
const installed = `globalThis[Symbol.for("sandbank.mutant")]`;

let controller: AbortController;
let suite: Suite;
let directory: string;
beforeEach(() => {
  directory = temporary();
  controller = new AbortController();
  suite = new Suite({ env: process.env, directory, signal: controller.signal });
});
afterEach(() => suite.close());

function play(code: string, options: Partial<RunOptions> = {}) {
  return suite.run({ command: [process.execPath, "-e", code], timeout: 60_000, ...options });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("a run", () => {
  test("notes what its processes reach, and keeps the end of its output", async () => {
    const run = await play(`console.log("first" + "x".repeat(70_000) + "last"); ${installed}.reached("job/x", "pays")`);
    expect(run).toMatchObject({ end: "green", code: 0, output: expect.stringMatching(/^x{60000,}last$/) });
    expect(run.notes).toMatchObject({
      started: [null],
      reached: [{ place: "job/x", runner: null, file: null, test: "pays" }],
    });
  });

  test.each([
    ["red", { end: "red", code: 7 }, "process.exit(7)", {}],
    [
      "ended when a failed test decides it",
      { end: "decided" },
      `${installed}.testFailed({ test: "pays", file: "a.ts" }); ${HANG}`,
      { isDecided: ({ failed }) => failed.length === 1 },
    ],
    [
      "ended when a mutant that is set aside decides it",
      { end: "decided" },
      `${installed}.setAside("a bug"); ${HANG}`,
      { isDecided: ({ aside }) => aside[0] === "a bug" },
    ],
    ["ended after its time", { end: "late" }, HANG, { timeout: 100 }],
  ] satisfies [string, object, string, Partial<RunOptions>][])("is %s", async (_, expected, code, options) => {
    expect(await play(code, { mutant, ...options })).toMatchObject(expected);
  });

  test("ends with all programs that it has started, when the user stops it", async () => {
    const child = join(directory, "child");
    const code = `const { pid } = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(HANG)}]);
      require("node:fs").writeFileSync(${JSON.stringify(child)}, String(pid));
      process.on("SIGTERM", () => {}); ${HANG}`;
    const running = play(code);
    await expect.poll(() => readText(child)).toMatch(/^\d+$/);
    const pid = Number(readText(child));
    expect(isRunning(pid)).toBe(true);
    controller.abort("SIGINT");
    expect(await running).toMatchObject({ end: "stopped" });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test("has its mutant in each new vm context, also of a module that imports the function", async () => {
    const code = `import { createContext, runInContext } from "node:vm";
      console.log(runInContext('${installed}.mutant.id', createContext({})), ${installed}.mutant.id)`;
    const command = [process.execPath, "--input-type=module", "-e", code];
    expect((await suite.run({ command, timeout: 60_000, mutant })).output).toBe(`${mutant.id} ${mutant.id}`);
  });

  test.skipIf(process.platform === "win32")(
    "reaches a Node whose script sets NODE_OPTIONS to something else",
    async () => {
      const run = await suite.run({ command: ["sh", "-c", "NODE_OPTIONS= node -e 0"], timeout: 60_000 });
      expect(run.notes.started).toHaveLength(1);
    },
  );
});

test("sandbank mutate says what it knows when the user stops it, and exits with 130", async () => {
  const controller = new AbortController();
  const code = `${installed}.reached?.("decline/card/card_canceled"); if (${installed}.mutant) ${HANG}`;
  const line = ["mutate", "--only", "decline/card/card_canceled", "--", process.execPath, "-e", code];
  const result = await cli(line, {
    env: process.env,
    signal: controller.signal,
    onMessage: () => controller.abort("SIGINT"),
  });
  expect(result).toMatchObject({
    code: 130,
    out: expect.stringContaining("They notice 0. Stopped before 1 of them was played."),
  });
});

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
