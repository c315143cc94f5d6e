import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declinesSeed } from "../support/declines-seed.ts";
import { eventsSeed } from "../support/events-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { press } from "../support/keys.ts";

const messageOf = (page: Page) => page.locator(".message");

test("a message says that a text was copied, and vanishes after some seconds", async () => {
  const { page } = await openInspector({ path: "/log?dialog=settings", isAlone: true });
  await page.getByText("✓ live").waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy the API key of default" }).click();
  await messageOf(page).getByText("✓ Copied.").waitFor();
  await page.clock.runFor(10_000);
  await messageOf(page).waitFor({ state: "detached" });
});

test("a message says why a text was not copied, until the user dismisses it", async () => {
  const { page } = await openInspector({ path: "/log?dialog=settings", isAlone: true });
  await page.getByText("✓ live").waitFor();
  await page.clock.install();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const copy = page.getByRole("button", { name: "Copy the API key of default" });
  const problem = messageOf(page).getByText("✕ The browser does not let this page write to the clipboard.");
  await copy.click();
  await problem.waitFor();
  await expectNoAxeViolations(page);
  await page.clock.runFor(600_000);
  await problem.waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await problem.waitFor({ state: "detached" });
  await copy.click();
  await problem.waitFor();
  await press(page, "Escape");
  await problem.waitFor({ state: "detached" });
});

test("Escape dismisses a problem before it closes the detail that the problem covers", async () => {
  const { page } = await openInspector({ seed: eventsSeed, path: "/webhooks" });
  await page.getByRole("row", { name: /card.created/ }).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByRole("button", { name: "Copy the id of the Event" }).click();
  await messageOf(page).waitFor();
  await press(page, "Escape");
  await messageOf(page).waitFor({ state: "detached" });
  expect(await detail.count()).toBe(1);
  await press(page, "Escape");
  await detail.waitFor({ state: "detached" });
});

test("a message says why a command of the search failed", async () => {
  const { page } = await openInspector({ path: "/log" });
  await page.getByText("✓ live").waitFor();
  await page.route("**/_sandbank/clock/freeze", (route) =>
    route.fulfill({ status: 400, json: { title: "Refused.", detail: "The bank is read-only." } }),
  );
  await press(page, "Control+k");
  await page.keyboard.type("freeze the clock");
  await press(page, "Enter");
  await messageOf(page).getByText("✕ The clock did not move: The bank is read-only.").waitFor();
});

test("a message says why the clock was not moved by a button of the header, at 1280 and at 390 px", async () => {
  const { page, admin } = await openInspector({ path: "/log" });
  await page.getByText("✓ live").waitFor();
  await admin("/clock/to", { instant: "9999-12-31T12:00:00Z" });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("button", { name: "+1 d" }).click();
    const problem = messageOf(page).getByText("✕ The clock did not move: The clock cannot move beyond the year 9999.");
    await problem.waitFor();
    const { x, width: shown, y, height } = (await problem.boundingBox()) ?? { x: -1, width: 0, y: -1, height: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + shown).toBeLessThanOrEqual(width);
    expect(y + height).toBeLessThanOrEqual(800);
    await press(page, "Escape");
    await problem.waitFor({ state: "detached" });
  }
});

test("a message is in the open dialog, because nothing outside it can be heard", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  await page
    .getByRole("row", { name: /breaches_limit/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Write a test" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Copy the test" }).click();
  await dialog.getByRole("status").getByText("✓ Copied.").waitFor();
  expect(await messageOf(page).count()).toBe(1);
  await expectNoAxeViolations(page);
});
