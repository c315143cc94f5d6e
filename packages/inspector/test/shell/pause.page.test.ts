import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { press } from "../support/keys.ts";

const headerOf = (page: Page) => page.locator(".shell-header");
const navigationOf = (page: Page) => page.getByRole("navigation", { name: "Screens" });
const pauseOf = (page: Page) => page.getByRole("button", { name: "Pause page" });
const resumeOf = (page: Page) => page.getByRole("button", { name: "Resume page" });

test("a paused page keeps its screen, its counts and its clock until it is resumed, and counts the new steps", async () => {
  const { page, api, admin } = await openInspector({ seed: bankSeed, path: "/log" });
  await page.getByText("✓ live").waitFor();
  await api("/accounts", { name: "First" });
  await page.getByText("1 step, newest first").waitFor();
  await pauseOf(page).click();
  await page.getByText("◔ Paused", { exact: true }).waitFor();
  const header = await headerOf(page).innerText();
  const navigation = await navigationOf(page).innerText();
  const reads: string[] = [];
  page.on("request", (request) => reads.push(request.url()));
  await api("/accounts", { name: "Second" });
  await admin("/clock/advance", { duration: "7d" });
  await admin("/faults/arm", { kind: "latency" });
  await page.getByText("◔ Paused, 2 new steps").waitFor();
  // The window has the focus again, as after a look at another program.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  expect(reads).toEqual([]);
  expect(await headerOf(page).innerText()).toBe(header.replace("Paused", "Paused, 2 new steps"));
  expect(await navigationOf(page).innerText()).toBe(navigation);
  await page.getByText("1 step, newest first").waitFor();
  await expectNoAxeViolations(page);
  await resumeOf(page).click();
  await page.getByText("3 steps, newest first").waitFor();
  await headerOf(page).getByText("Thu 8 Jan 2026, 06:00:00").waitFor();
  await headerOf(page).getByText("1 fault armed").waitFor();
  await navigationOf(page).getByRole("link", { name: "Accounts 4" }).waitFor();
  await page.getByText("✓ live").waitFor();
});

test("a paused page shows the user's own actions, and everything that happened before them", async () => {
  const { page, api } = await openInspector({ seed: bankSeed, path: "/simulate/faults" });
  await page.getByText("✓ live").waitFor();
  await press(page, ".");
  await page.getByText("◔ Paused", { exact: true }).waitFor();
  // No request meets it.
  await page.getByLabel("Operation").selectOption("cards.create");
  await page.getByRole("button", { name: "Arm", exact: true }).click();
  await headerOf(page).getByText("1 fault armed").waitFor();
  await api("/accounts", { name: "Of another program" });
  await page.getByText("◔ Paused, 1 new step", { exact: true }).waitFor();
  await page.getByRole("button", { name: "+1 d" }).click();
  await headerOf(page).getByText("Fri 2 Jan 2026, 06:00:00").waitFor();
  // The step of the other program is shown, and the user's own step is not new.
  await page.getByText("◔ Paused", { exact: true }).waitFor();
  await navigationOf(page).getByRole("link", { name: "Accounts 3" }).waitFor();
  await api("/accounts", { name: "Of another program" });
  await page.getByText("◔ Paused, 1 new step", { exact: true }).waitFor();
  await press(page, "g", "a");
  await navigationOf(page).getByRole("link", { name: "Accounts 4" }).waitFor();
  await page.getByText("◔ Paused", { exact: true }).waitFor();
});

test("a paused page keeps the time of a clock that ticks", async () => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/accounts", isAlone: true });
  await page.getByText("✓ live").waitFor();
  await page.clock.install();
  await admin("/clock/resume", {});
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await headerOf(page).getByText("ticking").waitFor();
  const shown = () => headerOf(page).locator("time").innerText();
  const before = await shown();
  await page.clock.runFor(5_000);
  await expect.poll(shown).not.toBe(before);
  await pauseOf(page).click();
  await page.getByText("◔ Paused", { exact: true }).waitFor();
  const paused = await shown();
  await page.clock.runFor(60_000);
  expect(await shown()).toBe(paused);
});

test("a paused page keeps showing the state before a restart of the bank, and reports the restart", async () => {
  const { page, api, admin } = await openInspector({ path: "/log" });
  await page.getByText("✓ live").waitFor();
  await api("/accounts", { name: "First" });
  await page.getByText("1 step, newest first").waitFor();
  await pauseOf(page).click();
  await admin("/reset", {});
  await api("/accounts", { name: "Second" });
  await page.getByText("◔ Paused, the bank restarted, 1 new step").waitFor();
  await page.locator("main").getByText("account created: First").waitFor();
  await resumeOf(page).click();
  await page.getByText("The bank restarted: it was reset or restored.").waitFor();
  await page.locator("main").getByText("account created: Second").waitFor();
  expect(await page.locator("main").getByText("account created: First").count()).toBe(0);
});
