import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Worker } from "node:worker_threads";
import { replay } from "@sandbank/engine";
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
  if (button === "Save the session")
    expect(download.suggestedFilename()).toMatch(/^sandbank-default-2026-01-\d\d\.json$/);
  return readFileSync(await download.path(), "utf8");
}

/** Saves the session of the dialog in a file, and returns its path. */
async function saveSession(page: Page): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "sandbank-session-screen-")), "session.json");
  writeFileSync(path, await saved(page, "Save the session"));
  return path;
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

test("the dialog Share saves a session, a test and a seed", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByText("Write a test").waitFor();
  const text = await saved(page, "Save the session");
  expect(text).not.toMatch(/first-private-secret|token=hidden|sandbox_key/);
  const session = JSON.parse(text);
  expect(session).toMatchObject({ sandbank: "session", bank: "default" });
  expect(replay(session.journal).declinedTransactions.list().data).toHaveLength(1);
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText("The test passes. It has 4 of 6 calls.").waitFor();
  expect(await saved(page, "Save session.test.js")).toContain('test("declines with insufficient_funds"');
  await page.getByRole("button", { name: "Write a seed" }).click();
  expect(JSON.parse(await saved(page, "Save seed.json"))).toMatchObject({ steps: expect.any(Array) });
  await page.getByRole("checkbox").uncheck();
  expect(await saved(page, "Save the session")).toContain("first-private-secret");
});

test("the dialog Share opens a saved session, and says why another file is none", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  const session = await saveSession(page);
  const other = join(dirname(session), "other.json");
  writeFileSync(other, "{}");
  const field = page.getByLabel("Session, journal or page");
  await field.setInputFiles(other);
  await page.getByText("other.json cannot be opened: It is neither a journal nor a session.").waitFor();
  await field.setInputFiles(session);
  await page.getByText("The end of the session").waitFor();
  await page.getByText("Step 7 of 7").waitFor();
  await page.getByRole("button", { name: "Close time travel" }).click();
  await page.getByText("You look at a session: the bank default after 7 steps.").waitFor();
});

test("Back to the server closes a session, and the page shows the bank again", async () => {
  const { page, admin } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByLabel("Session, journal or page").setInputFiles(await saveSession(page));
  await page.getByRole("button", { name: "Close time travel" }).click();
  await page.getByRole("button", { name: "Back to the server" }).press("Enter");
  await page.getByText("✓ live").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await admin("/clock/advance", { duration: "1d" });
  await press(page, "g", "t");
  await page.getByText("Step 8 of 8").waitFor();
});

test("the dialog Share opens from its button and by keyboard, begins at its first action and returns the focus", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Save the session" }).waitFor();
  await expect.poll(() => focusedText(page)).toBe("Save the session");
  // On a busy machine, keys arrive before this event.
  await page.evaluate(() => addEventListener("close", (event) => event.stopImmediatePropagation(), true));
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Share");
  await press(page, "g", "x");
  await page.getByRole("button", { name: "Save the session" }).waitFor();
  const download = page.waitForEvent("download");
  await press(page, "Enter");
  await download;
});

test("axe finds nothing on the dialog Share in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?dialog=share" });
  await page.getByRole("button", { name: "Write a seed" }).click();
  await page.getByRole("region", { name: "seed.json" }).waitFor();
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
  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByText(/^Shortening the test: \d+ steps are left\.$/).waitFor();
  end();
  await page.getByRole("heading", { name: "A test that repeats the decline" }).waitFor();
});
