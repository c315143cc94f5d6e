import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("a sweep runs in node:test, which prints the report and no error of a crashed process", async () => {
  const file = fileURLToPath(new URL("on-node-test.ts", import.meta.url));
  // The child does not inherit the Node options of Vitest.
  const env = { ...process.env, NODE_OPTIONS: "" };
  const args = ["--conditions=source", "--test", "--test-reporter=tap", file];
  const { stdout } = await run(process.execPath, args, { env }).catch((error: { stdout: string }) => error);
  expect(stdout).toContain("ok 1 - the app opens one Account");
  expect(stdout).toContain("not ok 2 - the app opens two Accounts");
  expect(stdout).toContain("crash after accounts.create #1");
  expect(stdout).not.toContain("The process has crashed");
  expect(stdout).toContain("# pass 1");
});
