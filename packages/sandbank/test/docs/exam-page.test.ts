import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url);

test("Sandbank answers the twelve questions to an emulator as their page says", async () => {
  const page = readFileSync(new URL("docs/decide/exam.md", root), "utf8");
  const { stdout } = await promisify(execFile)(process.execPath, ["main.js"], {
    cwd: new URL("examples/exam/", root),
    env: { ...process.env, SANDBANK: "node --conditions=source ../../packages/sandbank/src/cli.ts" },
  });
  expect(stdout).toBe(/^```text\n([\s\S]*?)^```$/m.exec(page)?.[1]);
});
