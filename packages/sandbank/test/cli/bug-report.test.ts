import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { emptyDirectory } from "../support/cli.ts";

/** Runs a command line that cannot print its result, as a bug would keep it from doing so. */
async function runInto(...input: string[]) {
  let err = "";
  const code = await runCli(input, {
    out() {
      throw new Error("The printer is broken.", { cause: new Error("It has no paper.") });
    },
    err: (text) => {
      err += text;
    },
    env: { XDG_RUNTIME_DIR: emptyDirectory },
    directory: emptyDirectory,
    isTerminal: false,
    signal: new AbortController().signal,
  });
  return { code, err };
}

function removing(file: string): string {
  onTestFinished(() => rmSync(file, { force: true }));
  return file;
}

test("prints the stack of a bug, and names the file that has it for a report", async () => {
  const { code, err } = await runInto("config", "--token", "hidden");
  expect(code).toBe(70);
  expect(err).toMatch(
    /^This is a bug of Sandbank \d+\.\d+\.\d+ on Node \S+, \w+ \w+:\nError: The printer is broken\.\n/,
  );
  const [text, file = ""] = err.split("\nThis text is in ");
  const path = removing(file.replace(/\.$/, ""));
  expect(readFileSync(path, "utf8")).toBe(`${text}\n`);
  expect(text).toMatch(/It has no paper\.[\s\S]*\nCommand: sandbank config$/);
  expect(text).not.toContain("hidden");
  if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("names the file of a bug in JSON with --json", async () => {
  const { code, err } = await runInto("config", "--json");
  const { error } = JSON.parse(err);
  expect([code, error]).toEqual([
    70,
    { category: "bug", code: 70, message: "The printer is broken.", report: expect.any(String) },
  ]);
  expect(existsSync(removing(error.report))).toBe(true);
});

test("prints the stack of a bug only, if no file can be written", async () => {
  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, err } = await runInto("config");
  expect([code, err]).toEqual([70, expect.stringMatching(/\nCommand: sandbank config$/)]);
});
