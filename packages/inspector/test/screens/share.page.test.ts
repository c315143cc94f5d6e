import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { replay } from "@sandbank/engine";
import { unpackSession } from "@sandbank/view/session/pack";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declineSeed } from "../support/decline-seed.ts";
import { declinesSeed } from "../support/declines-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

/** Holds back how the next export ends, but not how far it is. Returns a function that releases it. */
function holdExport(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once("worker", (thread: Worker) => {
    const emit = thread.emit.bind(thread) as (...event: readonly unknown[]) => boolean;
    thread.emit = (name: string, value?: unknown) => {
      if (name !== "exit" && !(name === "message" && "exported" in Object(value))) return emit(name, value);
      // A thread that has ended loses its listeners.
      const listeners = thread.listeners(name);
      promise.then(() => {
        for (const listener of listeners) listener(value);
      });
      return true;
    };
  });
  return resolve;
}

test("the dialog Share copies a link, which opens the session in place of the server", async () => {
  const { page, openTab } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const { journal } = await unpackSession(new URL(link).hash.replace("#/?s=", ""));
  expect(JSON.stringify(journal)).not.toMatch(/first-private-secret|token=hidden|sandbox_key/);
  const tab = await openTab();
  await tab.goto(link);
  await tab.reload();
  await tab.getByText("You look at a session: the bank default after 7 entries.").waitFor();
  await tab.getByRole("button", { name: "Time travel" }).click();
  await tab.getByRole("button", { name: "Previous problem" }).click();
  await tab.getByText("Step 4 of 7: The network called simulations.cardAuthorizations.create.").waitFor();
});

test("the dialog Share says that a link was cut off", async () => {
  const { page } = await openInspector({ path: "/log?dialog=share" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  await page.goto(link.slice(0, -20));
  await page.getByText("It was changed or cut off. Copy the whole link, or open the session as a file.").waitFor();
});

test("the dialog Share saves a journal, a session, a test and a seed", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
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
  await page.getByRole("checkbox").uncheck();
  expect(await saved(page, "Save the journal")).toContain("first-private-secret");
});

test("the dialog Share opens a saved session, and says why another file is none", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  const directory = mkdtempSync(join(tmpdir(), "sandbank-session-screen-"));
  const [session, other] = [join(directory, "session.json"), join(directory, "other.json")];
  writeFileSync(session, await saved(page, "Save the session"));
  writeFileSync(other, "{}");
  const field = page.getByLabel("Journal, session or its page");
  await field.setInputFiles(other);
  await page.getByText("other.json cannot be opened: It is neither a journal nor a session.").waitFor();
  await field.setInputFiles(session);
  await page.getByText("The end of the session").waitFor();
  await page.getByText("Step 7 of 7").waitFor();
  await page.getByRole("button", { name: "Close time travel" }).click();
  await page.getByText("You look at a session: the bank default after 7 entries.").waitFor();
});

test("Back to the server closes a session, and the page shows the bank again", async () => {
  const { page, openTab, admin } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to the session").inputValue();
  const tab = await openTab();
  await tab.goto(link.replace("#/?", "#/clock?"));
  await tab.reload();
  await tab.getByRole("button", { name: "Back to the server" }).press("Enter");
  await tab.getByText("✓ live").waitFor();
  expect(new URL(tab.url()).hash).toBe("#/clock");
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await admin("/clock/advance", { duration: "1d" });
  await press(tab, "g", "t");
  await tab.getByText("Step 8 of 8").waitFor();
});

test("the dialog Share opens from its button and by keyboard, begins at its first action and returns the focus", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/clock" });
  await page.getByText("✓ live").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).waitFor();
  await expect.poll(() => focusedText(page)).toBe("Copy the link");
  // On a busy machine, keys arrive before this event.
  await page.evaluate(() => addEventListener("close", (event) => event.stopImmediatePropagation(), true));
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Share");
  await press(page, "g", "x");
  await page.getByRole("button", { name: "Copy the link" }).waitFor();
  await press(page, "Enter");
  await page.getByLabel("Link to the session").waitFor();
});

test("a link to the screen that the dialog Share replaced opens the dialog", async () => {
  const { page } = await openInspector({ path: "/session" });
  await page.getByRole("dialog", { name: "Share" }).getByText("Copy the link").waitFor();
});

test("axe finds nothing on the dialog Share in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByLabel("Link to the session").waitFor();
  await expectNoAxeViolations(page);
});

test("the dialog Share and a decline show how far a test is, and cancel it", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/log?dialog=share" });
  const endCanceled = holdExport();
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText(/^Shortening the test: \d+ steps are left\.$/).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("status").filter({ hasText: "Writing." }).waitFor({ state: "detached" });
  expect(await page.getByRole("alert").count()).toBe(0);
  endCanceled();
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText(/^The test passes\./).waitFor();
  await page.evaluate(() => location.assign("#/declines"));
  await page.locator("main tbody tr").first().click();
  const end = holdExport();
  await page.getByRole("button", { name: "Export as a test" }).click();
  await page.getByText(/^Shortening the test: \d+ steps are left\.$/).waitFor();
  end();
  await page.getByRole("heading", { name: "A test that repeats the decline" }).waitFor();
});
