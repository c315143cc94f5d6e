import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("a property runs in node:test, which prints the failing steps", async () => {
  const file = fileURLToPath(new URL("on-node-test.ts", import.meta.url));
  // The child does not inherit the Node options of Vitest.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const args = ["--conditions=source", "--test", "--test-reporter=tap", file];
  const { stdout } = await run(process.execPath, args, { env }).catch((error: { stdout: string }) => error);
  expect(stdout).toContain("ok 1 - a wire arrives");
  expect(stdout).toContain("not ok 2 - no wire arrives");
  expect(stdout).toContain("1. wire of $0.01 to Operating");
  expect(stdout).toContain("# pass 1");
});
