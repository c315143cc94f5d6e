import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replay } from "@sandbank/engine";
import type { Page } from "playwright-core";
import { unpackSession } from "sandbank/private/pack";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declineSeed } from "../support/decline-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { expectScreenshot } from "../support/screenshot.ts";

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

test("the Session screen copies a link, which opens the session in place of the server", async () => {
  const { page, openTab } = await openInspector({ seed: declineSeed, path: "/session" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const { journal } = await unpackSession(new URL(link).hash.replace("#/?s=", ""));
  expect(JSON.stringify(journal)).not.toMatch(/first-private-secret|token=hidden|sandbox_key/);
  const tab = await openTab();
  await tab.goto(link);
  await tab.reload();
  await tab.getByText("You look at a session: the bank default after 7 entries.").waitFor();
  await tab.getByRole("link", { name: "Time travel" }).first().click();
  await tab.getByText("The available balance of $50.00 does not cover $60.00.").waitFor();
});

test("the Session screen says that a link was cut off", async () => {
  const { page } = await openInspector({ path: "/session" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  await page.goto(link.slice(0, -20));
  await page.getByText("It was changed or cut off. Copy the whole link, or open the session as a file.").waitFor();
});

test("the Session screen saves a journal, a session, a test and a seed", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/session" });
  await page.getByText("Write a test").waitFor();
  const journal = JSON.parse(await saved(page, "Save the journal"));
  expect(replay(journal).declinedTransactions.list().data).toHaveLength(1);
  expect(JSON.stringify(journal)).not.toContain("first-private-secret");
  expect(JSON.parse(await saved(page, "Save the session"))).toMatchObject({ sandbank: "session", bank: "default" });
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText("The test passes. It has 4 of 6 calls.").waitFor();
  expect(await saved(page, "Save session.test.js")).toContain('test("declines with insufficient_funds"');
  await page.getByRole("button", { name: "Write a seed" }).click();
  expect(JSON.parse(await saved(page, "Save seed.json"))).toMatchObject({ steps: expect.any(Array) });
  await page.getByRole("checkbox").nth(1).uncheck();
  expect(await saved(page, "Save the journal")).toContain("first-private-secret");
});

test("the Session screen opens a saved session, and says why another file is none", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/session" });
  const directory = mkdtempSync(join(tmpdir(), "sandbank-session-screen-"));
  const [session, other] = [join(directory, "session.json"), join(directory, "other.json")];
  writeFileSync(session, await saved(page, "Save the session"));
  writeFileSync(other, "{}");
  const field = page.getByLabel("Drop a journal, a session or its page here");
  await field.setInputFiles(other);
  await page.getByText("other.json cannot be opened: It is neither a journal nor a session.").waitFor();
  await field.setInputFiles(session);
  await page.getByText("You look at a session: the bank default after 7 entries.").waitFor();
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
});

test("Back to the server closes a session, and the page shows the bank again", async () => {
  const { page, openTab, admin } = await openInspector({ seed: declineSeed, path: "/session" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  const tab = await openTab();
  await tab.goto(link.replace("#/?", "#/time-travel?"));
  await tab.reload();
  await tab.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await tab.getByRole("button", { name: "Back to the server" }).press("Enter");
  await tab.getByText("✓ live").waitFor();
  expect(new URL(tab.url()).hash).toBe("#/time-travel");
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await admin("/clock/advance", { duration: "1d" });
  await tab.getByText("Entry 8 of 8", { exact: true }).waitFor();
});

test("the Session screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/" });
  await press(page, "g", "x");
  await page.getByRole("checkbox").first().focus();
  await press(page, "Space", "Space", "Tab");
  expect(await focusedText(page)).toBe("Copy the link");
  await press(page, "Enter");
  await page.getByLabel("Link to the session").waitFor();
});

test("axe finds nothing on the Session screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/session" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByLabel("Link to the session").waitFor();
  await expectNoAxeViolations(page);
});

test.each([
  ["light", 1280],
  ["dark", 390],
] as const)("the Session screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openInspector({ seed: declineSeed, path: "/session", scheme, width });
  await page.getByText("Write a test").waitFor();
  await page.getByText("✓ live").waitFor();
  await expectScreenshot(page, `session-${scheme}-${width}`);
});
