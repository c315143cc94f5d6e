import type { Page } from "playwright-core";
import { defineSeed } from "sandbank";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed, loanSeed, manyHolds } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { startReceiver } from "../support/receiver.ts";

const clockOf = (page: Page) => page.getByRole("dialog", { name: "Clock" });
const jobsOf = (page: Page) => clockOf(page).getByRole("list", { name: "What will fall due" }).getByRole("listitem");

test("the dialog Clock lists the due jobs, and moves the clock to one of them", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  const dialog = clockOf(page);
  await expect
    .poll(() => jobsOf(page).allInnerTexts())
    .toEqual([
      expect.stringMatching(/^in 6 d 18 h\s+8 Jan, 00:00:00\s+Hold expires: Card payment of \$40\.00/),
      expect.stringMatching(/Hold expires: Card payment of /),
    ]);
  await dialog.getByText("2 × hold expires").first().waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Advance to here: Thu 8 Jan 2026, 06:00:00" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("The clock moved by 7 d to Thu 8 Jan 2026, 06:00:00.").waitFor();
  await page.getByRole("link", { name: "2 holds expired, $65.50" }).waitFor();
  await page.getByRole("region", { name: "Clock" }).getByText("Thu 8 Jan 2026, 06:00:00").waitFor();
  await page.getByRole("link", { name: "Show in the Log" }).click();
  await page.getByText("The clock moved from").waitFor();
});

test("a move of a month says that failed webhooks were deleted", async () => {
  const steps = [
    { call: "eventSubscriptions.create", params: { url: "http://127.0.0.1:9/hooks" } },
    { call: "accounts.create", params: { name: "Operating" } },
  ] as const;
  const { page } = await openInspector({ seed: defineSeed({ steps: [...steps] }), path: "/accounts?dialog=clock" });
  await page.getByLabel("Advance by").fill("31d");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByText("The clock moved by 31 d to ").waitFor();
  await page.getByText("2 old Events deleted").waitFor();
  await page.getByText("2 failed webhooks deleted after 30 days").waitFor();
});

test("the dialog Clock has one row for all webhooks that are sent again, and the header names another job as next", async () => {
  const steps = [
    { call: "eventSubscriptions.create", params: { url: "http://127.0.0.1:9/hooks" } },
    ...bankSeed.steps,
  ] as const;
  const seed = defineSeed({ steps: [...steps] });
  const { page } = await openInspector({ seed, schedules: "live", path: "/accounts?dialog=clock" });
  await clockOf(page)
    .getByText(/^\d+ webhooks are sent again, until \d+ Jan/)
    .waitFor();
  await expect.poll(() => jobsOf(page).first().innerText()).toContain("webhooks are sent again");
  await page.getByRole("button", { name: /^hold expires, after \d+ webhooks$/ }).waitFor();
  await page.getByTitle(/happens in 6 d 18 h: hold expires, after \d+ webhooks$/).waitFor();
});

test("the dialog Clock moves to the end of the month", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  await clockOf(page).getByRole("button", { name: "To month end" }).click();
  await page.getByText("to Sun 1 Feb 2026, 00:00:00.").waitFor();
});

test("the dialog Clock says why the clock did not move", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  await page.getByLabel("Advance by").fill("tomorrow");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByText('duration is "tomorrow". Write amounts with units').waitFor();
});

test("the dialog Clock says what would fall due in an empty bank", async () => {
  const { page } = await openInspector({ path: "/accounts?dialog=clock" });
  await page.getByText("Nothing will fall due in this bank. Holds that expire").waitFor();
  await expectNoAxeViolations(page);
});

test("a move of the clock counts as many failed deliveries as its link shows, and earlier failures are not among them", async () => {
  const { page, api, admin } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  await api("/event_subscriptions", { url: "http://127.0.0.1:9/hooks" });
  await api("/accounts", { name: "Before" });
  await expect.poll(() => admin("/attempts")).toMatchObject({ data: [{ state: "failed" }, { state: "failed" }] });
  await page.getByLabel("Advance by").fill("31d");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  const link = page.getByRole("link", { name: /webhook attempts? failed$/ });
  const [count = ""] = /\d+/.exec(await link.innerText()) ?? [];
  await link.click();
  await page.getByText(new RegExp(`^${count} rows? of `)).waitFor();
  expect(Number(count)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Remove the filter by deliveries" }).click();
  await expect.poll(() => page.locator("main tbody tr:not(.spacer)").count()).toBeGreaterThan(Number(count));
});

test("the dialog Clock lists the dates of a loan apart from jobs, and the header names the next", async () => {
  const { page } = await openInspector({ seed: loanSeed });
  await page.getByRole("button", { name: "in 9 d: loan payment due" }).click();
  await page.getByRole("link", { name: "1 loan payment became past due, $40.00" }).waitFor();
  await press(page, "g", "c");
  const dialog = clockOf(page);
  await dialog.getByText("Loan statement: ").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Advance");
  // An empty field does what its placeholder says.
  expect(await page.getByLabel("Advance by").getAttribute("placeholder")).toBe("31d");
  await press(page, "Enter");
  await page.getByRole("link", { name: "1 loan statement, $40.00" }).click();
  await page.getByRole("heading", { name: "Credit" }).waitFor();
  await page.getByText(/^Loan statement /).waitFor();
});

test("the dialog Clock says that a move takes a while, lists no webhook on its way, and keeps the focus", async () => {
  const receiver = await startReceiver();
  const { page, api } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  await api("/event_subscriptions", { url: receiver.url });
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.wait = promise;
  await clockOf(page).getByText("Hold expires: ").first().waitFor();
  await page.getByLabel("Advance by").fill("31d");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await clockOf(page).getByText("Advancing, with the webhooks on the way.").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Advance");
  expect(await page.getByText(/webhook times out/i).count()).toBe(0);
  resolve();
  await page.getByText("The clock moved by 31 d to Sun 1 Feb 2026, 06:00:00.").waitFor();
  await clockOf(page).waitFor({ state: "detached" });
});

test("a move that takes a while ends where it is when it is stopped", async () => {
  const receiver = await startReceiver();
  const { page, api } = await openInspector({ seed: bankSeed, path: "/accounts?dialog=clock" });
  await api("/event_subscriptions", { url: receiver.url });
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.wait = promise;
  await page.getByRole("button", { name: "+31 days" }).click();
  await clockOf(page).getByRole("button", { name: "Stop" }).click();
  resolve();
  await page.getByText(/^The clock moved by [1-9] d/).waitFor();
});

test("the dialog Clock lists the next 100 jobs", async () => {
  const { page } = await openInspector({ seed: manyHolds, path: "/accounts?dialog=clock" });
  await clockOf(page).getByText("and later ones").waitFor();
  expect(await jobsOf(page).count()).toBe(101);
});
