import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isFullVolume } from "../../tests/support/volume.ts";

const program = new URL("../../packages/sandbank/src/cli.ts", import.meta.url).pathname;
const cwd = import.meta.dirname;

function isMissing(command: string): boolean {
  const { error } = spawnSync(command, ["--version"]);
  if (error !== undefined) console.log(`Skipped: this machine has no ${command}.`);
  return error !== undefined;
}

/** Runs a program of another language against a server of its own. */
async function run(...command: readonly string[]) {
  const args = ["--conditions=source", program, "exec", "--clock", "frozen", "--start", "2026-01-01T00:00:00Z"];
  const child = spawn(process.execPath, [...args, "--", ...command], { cwd });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    texts.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    texts.err += chunk.toString();
  });
  const [code] = await once(child, "close");
  return { code, ...texts };
}

test.skipIf(isMissing("curl"))("a shell script has a card payment declined with curl", async () => {
  expect(await run("sh", "curl.sh")).toEqual({
    code: 0,
    err: "",
    out: [
      "account: Operating",
      "declined: breaches_limit",
      "a month later: 2026-02-01T00:00:00.000Z",
      'another bank: {"data":[],"next_cursor":null}',
      "",
    ].join("\n"),
  });
});

test.skipIf(isMissing("python3"))("a Python program has a payment declined, and reads why", async () => {
  expect(await run("python3", "declines.py")).toEqual({
    code: 0,
    err: "",
    out: [
      "declined: breaches_limit",
      "a month later: 2026-01-01T00:00:00.000Z -> 2026-02-01T00:00:00.000Z",
      "Accounts of worker-1: 0",
      "",
    ].join("\n"),
  });
});

const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

test.runIf(chromium !== undefined && isFullVolume)(
  "a browser test with Playwright sees the balance that the bank has",
  async () => {
    process.env["CHROMIUM_PATH"] = chromium;
    expect(await run(process.execPath, "browser.mjs")).toEqual({
      code: 0,
      err: "",
      out: "passed: the page shows the available balance\n",
    });
  },
);
