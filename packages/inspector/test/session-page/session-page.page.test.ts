import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replay } from "@sandbank/engine";
import { findFailure } from "@sandbank/view/session/run-test";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { cli } from "../../../sandbank/test/support/cli.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { press } from "../support/keys.ts";
import { openFile } from "../support/open-file.ts";

const directory = mkdtempSync(join(tmpdir(), "sandbank-session-page-"));
const report = join(directory, "report");

/** A program that is declined once and refused once, and then fails. */
const program = `
const headers = { authorization: "Bearer " + process.env.SANDBANK_API_KEY, "content-type": "application/json" };
const post = async (path, body) => {
  const response = await fetch(process.env.SANDBANK_URL + path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
};
const account = await post("/accounts", { name: "</script><img src=x onerror=alert(1)>" });
const card = await post("/cards", { account_id: account.id });
await post("/simulations/interest_payments", { account_id: account.id, amount: 5000 });
await post("/simulations/card_authorizations", { card_id: card.id, amount: 6000 });
await post("/simulations/card_authorizations", { card_id: "card_unknown", amount: 6000 });
process.exitCode = 3;
`;

beforeAll(async () => {
  const flags = ["--clock", "frozen", "--start", "2026-01-01T00:00:00Z", "--on-fail", report];
  const command = [process.execPath, "--input-type=module", "-e", program];
  const result = await cli(["exec", ...flags, "--", ...command], { env: process.env, directory });
  expect(result).toEqual({
    code: 3,
    out: "",
    err: `The command failed. The sessions of its banks:\n  ${join(report, "default", "session.html")}`,
  });
});

/** Opens the page of a session from its file. */
async function opened(file: string, steps = 5): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const { page, problems } = await openFile(file, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText(`You look at a session: the bank default after ${steps} steps.`).waitFor();
  // A page from a file has no server.
  expect(await page.getByRole("button", { name: "Back to the server" }).count()).toBe(0);
  return { page, problems };
}

test("the search of a session page finds an object by its amount", async () => {
  const { page, problems } = await opened(join(report, "default", "session.html"));
  await press(page, "/");
  await page.keyboard.type("$60.00");
  await page
    .getByRole("option", { name: /^Declined card payment of \$60\.00/ })
    .first()
    .click();
  await page.getByRole("heading", { name: /\$60\.00/ }).waitFor();
  expect(problems).toEqual([]);
});

test("exec --on-fail writes the log and the journal beside the page, without the API key", () => {
  const journal = JSON.parse(readFileSync(join(report, "default", "journal.json"), "utf8"));
  expect(replay(journal).declinedTransactions.list().data).toHaveLength(1);
  const log = readFileSync(join(report, "default", "log.ndjson"), "utf8")
    .trimEnd()
    .split("\n");
  expect(log.map((line) => JSON.parse(line).status)).toEqual([200, 200, 200, 200, 404]);
  expect(JSON.stringify(journal) + log.join()).not.toContain("sandbox_key_");
});

test("exec --on-fail writes nothing if the command succeeds, and prints a message if no bank was called", async () => {
  const unused = join(directory, "unused");
  const run = (script: string) =>
    cli(["exec", "--on-fail", unused, "--", process.execPath, "-e", script], { env: process.env, directory });
  expect(await run("0")).toEqual({ code: 0, out: "", err: "" });
  expect(await run("process.exitCode = 1")).toEqual({
    code: 1,
    out: "",
    err: "The command failed, and called no bank.",
  });
  expect(existsSync(unused)).toBe(false);
});

test("a session page from a file leads to the reason of a decline, without a request and a violation of its policy", async () => {
  const { page, problems } = await opened(join(report, "default", "session.html"));
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.getByText("Step 5 of 5:").waitFor();
  await page.keyboard.press("[");
  await page.getByText("You look at Thu 1 Jan 2026, 00:00:00 UTC").waitFor();
  await page.getByText("Step 3 of 5:").waitFor();
  expect(await page.getByRole("button", { name: "Fork here" }).count()).toBe(0);
  await page.reload();
  await page.getByText("Step 3 of 5:").waitFor();
  expect(problems).toEqual([]);
});

test("axe finds nothing on a session page in either colour scheme", async () => {
  const { page } = await opened(join(report, "default", "session.html"));
  await page.goto(`${page.url().split("#", 1)[0]}#/log?at=now`);
  await page.getByText("Step 5 of 5:").waitFor();
  await expectNoAxeViolations(page);
});

// A journal has no refused request.
test.each([
  ["journal.json", 4],
  ["session.html", 5],
])("sandbank open writes the page of a session from %s", async (name, steps) => {
  const page = join(directory, `page-of-${name}.html`);
  const file = join(report, "default", name);
  expect(await cli(["open", file, "--out", page], { directory })).toEqual({
    code: 0,
    out: "",
    err: `Written to ${page}.`,
  });
  const { problems } = await opened(page, steps);
  expect(problems).toEqual([]);
});

/** The test in the clipboard, which is the one that `sandbank export` writes of the same decline, and which passes. */
async function expectTestInClipboard(page: Page): Promise<void> {
  await page.getByText("Copied.").waitFor({ state: "attached" });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('test("declines with insufficient_funds"');
  expect(findFailure(copied)).toBeUndefined();
  const file = join(report, "default", "session.html");
  const { out, err } = await cli(["export", file, "--as", "test", "--to", "4"], { directory });
  expect(err).toBe("The test passes. It has 4 of 4 calls.");
  expect(copied.trimEnd()).toBe(out);
}

test("a decline in a session page is four clicks in the Log from a test that reproduces it, without a request", async () => {
  const { page, problems } = await opened(join(report, "default", "session.html"));
  await page.getByRole("row", { name: /declined insufficient_funds, \$/ }).click();
  await page.getByRole("region", { name: "Detail" }).getByRole("link", { name: "insufficient_funds" }).click();
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText("It was not run, because a page may not run text as a program").waitFor();
  await page.getByRole("button", { name: "Copy the test" }).click();
  await expectTestInClipboard(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save decline.test.js" }).click(),
  ]);
  expect(findFailure(readFileSync(await download.path(), "utf8"))).toBeUndefined();
  expect(problems).toEqual([]);
});

test.each(["Declines", "Log"])(
  "a decline in the %s of a session page leads by keyboard to a test that reproduces it",
  async (screen) => {
    const { page, problems } = await opened(join(report, "default", "session.html"));
    const tabTo = async (target: Locator) => {
      await target.and(page.locator(":not(:disabled)")).waitFor();
      for (let presses = 0; presses < 15; presses++) {
        await press(page, "Tab");
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      expect.unreachable(`Tab does not reach ${target}`);
    };
    if (screen === "Declines") {
      await press(page, "g", "d");
      await tabTo(page.getByRole("row", { name: "$60.00" }));
      await press(page, "Enter");
    } else {
      const row = page.getByRole("row", { name: /declined insufficient_funds, \$/ });
      await row.waitFor();
      await press(page, "j", "j", "Enter");
      await tabTo(page.getByRole("region", { name: "Detail" }).getByRole("link", { name: "insufficient_funds" }));
      await press(page, "Enter");
    }
    await tabTo(page.getByRole("button", { name: "Write a test" }));
    await press(page, "Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(page.getByRole("button", { name: "Copy the test" }));
    await press(page, "Enter");
    await expectTestInClipboard(page);
    expect(problems).toEqual([]);
  },
);

test("the dialog Share of a session page writes a test of the latest call that was refused, and opens the page again", async () => {
  const file = join(report, "default", "session.html");
  const { page, problems } = await opened(file);
  await press(page, "g", "x");
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText("The test has 1 of 5 calls. It was not run").waitFor();
  const { out } = await cli(["export", file, "--as", "test"], { directory });
  expect((await page.getByRole("region", { name: "session.test.js" }).innerText()).trimEnd()).toBe(out);
  await page.getByLabel("Session, journal or page").setInputFiles(file);
  await page.getByText("Step 5 of 5:").waitFor();
  expect(problems).toEqual([]);
});
