import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { onNode } from "../../../../vitest.shared.ts";
import { openChromium } from "../support/chromium.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const guide = readFileSync(join(root, "docs/guides/sessions.md"), "utf8");

/** The commands of a section of the guide, one to a line. */
function commandsOf(title: string): readonly string[] {
  const [, section = ""] = new RegExp(`^## ${title}\n([\\s\\S]*?)^## `, "m").exec(guide) ?? [];
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  return blocks.flatMap((block) =>
    block
      .replaceAll(/ \\\n\s+/g, " ")
      .trimEnd()
      .split("\n"),
  );
}

/** Pays more than its Account has, and fails. */
const program = `
const headers = { authorization: "Bearer " + process.env.SANDBANK_API_KEY, "content-type": "application/json" };
const post = async (path, body) => {
  const response = await fetch(process.env.SANDBANK_URL + path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
};
const { id: account_id } = await post("/accounts", { name: "Operating" });
const { id: card_id } = await post("/cards", { account_id });
await post("/simulations/card_authorizations", { card_id, amount: 6000 });
process.exitCode = 1;
`;

/** A project whose `npm test` fails, and what runs a command in it as a terminal does. */
function openProject() {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-sessions-guide-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const files = {
    "app.mjs": program,
    "package.json": JSON.stringify({ scripts: { test: "node app.mjs" } }),
    "vitest.config.mjs": `export default ${JSON.stringify(onNode)};`,
    "bin/sandbank": `#!/bin/sh\nexec node --conditions=source ${root}packages/sandbank/src/cli.ts "$@"\n`,
  };
  mkdirSync(join(directory, "bin"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  chmodSync(join(directory, "bin/sandbank"), 0o755);
  symlinkSync(process.execPath, join(directory, "bin/node"));
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"));
  const env = {
    PATH: `${join(directory, "bin")}:${process.env["PATH"]}`,
    HOME: directory,
    XDG_RUNTIME_DIR: directory,
    NO_COLOR: "1",
  };
  const run = (command: string) => spawnSync("sh", ["-c", command], { cwd: directory, env, encoding: "utf8" });
  return { directory, run };
}

test("the guide leads from a run that failed in CI to a page, and by mouse or by a command to a test that passes", async () => {
  const { directory, run } = openProject();
  const [fail = ""] = commandsOf("Keep the session of a run that fails");
  const failed = run(fail);
  expect({ status: failed.status, err: failed.stderr }).toEqual({
    status: 1,
    err: `The command failed. The sessions of its banks:\n  ${join(directory, "sandbank-report/default/session.html")}\n`,
  });

  const page = await (await openChromium()).newPage();
  onTestFinished(() => page.close());
  await page.goto(pathToFileURL(join(directory, "sandbank-report/default/session.html")).href);
  await page.getByRole("link", { name: "Declines 1" }).click();
  await page.getByRole("row", { name: "$60.00" }).click();
  await page.getByText("The available balance of $0.00 does not cover $60.00.").waitFor();
  await page.getByRole("button", { name: "Write a test" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save decline.test.js" }).click(),
  ]);
  const file = join(directory, "decline.test.js");
  await download.saveAs(file);

  const [, runTest = "", exportTest = ""] = commandsOf("Make a regression test");
  expect(run(runTest).stdout).toMatch(/Tests {2}1 passed/);
  const saved = readFileSync(file, "utf8");
  rmSync(file);
  expect(run(exportTest).stderr).toBe(`The test passes. It has 3 of 3 calls.\nWritten to ${file}.\n`);
  expect(readFileSync(file, "utf8")).toBe(saved);
  writeFileSync(file, saved.replace('toEqual(["insufficient_funds"])', "toEqual([])"));
  expect(run(runTest).status).not.toBe(0);
});
