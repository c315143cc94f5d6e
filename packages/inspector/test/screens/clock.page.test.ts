import { defineSeed } from "sandbank";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed, loanSeed, manyHolds } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { startReceiver } from "../support/receiver.ts";

test("the Clock screen lists the due jobs, and moves the clock to one of them", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByText("2 jobs will fall due, the first in 6 d 18 h.").waitFor();
  await expect
    .poll(() => page.getByRole("row").nth(1).innerText())
    .toMatch(/8 Jan, 00:00:00\s+Hold expires\s+Card payment of \$40\.00.*\s+6 d 18 h/);
  await page.getByRole("row", { name: "8 Jan, 06:00:00" }).click();
  await page.getByRole("button", { name: "Advance to here" }).click();
  await page.getByText("The clock moved by 7 d to Thu 8 Jan 2026, 06:00:00.").waitFor();
  await page.getByRole("link", { name: "2 holds expired, $65.50" }).waitFor();
  await expect.poll(() => page.getByRole("row", { name: "Hold expires" }).count()).toBe(0);
  expect(await page.getByRole("region", { name: "Clock", exact: true }).innerText()).toContain(
    "Thu 8 Jan 2026, 06:00:00",
  );
});

test("a move of a month says that failed webhooks were deleted", async () => {
  const steps = [
    { call: "eventSubscriptions.create", params: { url: "http://127.0.0.1:9/hooks" } },
    { call: "accounts.create", params: { name: "Operating" } },
  ] as const;
  const { page } = await openInspector({ seed: defineSeed({ steps: [...steps] }), path: "/clock" });
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByText("The clock moved by 31 d to ").waitFor();
  await page.getByText("2 old Events deleted").waitFor();
  await page.getByText("2 failed webhooks deleted after 30 days").waitFor();
});

test("the Clock screen says why the clock did not move", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByLabel("Advance by").fill("tomorrow");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByText('duration is "tomorrow". Write amounts with units').waitFor();
});

test("the Clock screen says what would fall due in an empty bank", async () => {
  const { page } = await openInspector({ path: "/clock" });
  await page.getByText("Nothing will fall due in this bank. Holds that expire").waitFor();
  await expectNoAxeViolations(page);
});

test("the Clock screen lists the dates of a loan apart from jobs, and the header and the Account name the next", async () => {
  const { page } = await openInspector({ seed: loanSeed, path: "/clock" });
  await page.getByText("2 dates will fall due, the first in 9 d.").waitFor();
  await page.getByRole("row", { name: "Loan payment due Credit" }).waitFor();
  await page.getByRole("row", { name: "Loan statement Credit" }).waitFor();
  await page.getByRole("button", { name: "Next in 9 d: loan payment due" }).click();
  await page.getByText("1 date will fall due, the first in").waitFor();
  await page.getByRole("row", { name: "Loan statement" }).click();
  await page.getByRole("region", { name: "Detail" }).getByRole("link", { name: "Credit" }).click();
  await page.getByRole("heading", { name: "What will happen" }).waitFor();
  await page.getByText("A statement of a loan bills what is owed.").waitFor();
  await expectNoAxeViolations(page);
});

test("the Clock screen names the statement of a loan that a move passed, with a link to the Account", async () => {
  const { page } = await openInspector({ seed: loanSeed, path: "/clock" });
  await page.getByRole("button", { name: "Next in 9 d: loan payment due" }).click();
  await page.getByRole("link", { name: "1 loan payment past due, $40.00" }).waitFor();
  await page.getByLabel("Advance by").fill("31d");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByRole("link", { name: "1 loan statement, $40.00" }).click();
  await page.getByRole("heading", { name: "Credit" }).waitFor();
});

test("a move of the clock counts as many failed deliveries as its link shows, and earlier failures are not among them", async () => {
  const { page, api, admin } = await openInspector({ seed: bankSeed, path: "/clock" });
  await api("/event_subscriptions", { url: "http://127.0.0.1:9/hooks" });
  await api("/accounts", { name: "Before" });
  await expect.poll(() => admin("/attempts")).toMatchObject({ data: [{ state: "failed" }, { state: "failed" }] });
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  const link = page.getByRole("link", { name: /deliver(?:y|ies) failed$/ });
  const [count = ""] = /\d+/.exec(await link.innerText()) ?? [];
  await link.click();
  await page.getByText(new RegExp(`^${count} of \\d+ rows$`)).waitFor();
  expect(Number(count)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Remove the filter by a move of the clock" }).click();
  await expect.poll(() => page.locator("main tbody tr:not(.spacer)").count()).toBeGreaterThan(Number(count));
});

test("the Clock screen says that a move takes a while, lists no webhook on its way, and keeps the focus", async () => {
  const receiver = await startReceiver();
  const { page, api } = await openInspector({ seed: bankSeed, path: "/clock" });
  await api("/event_subscriptions", { url: receiver.url });
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.wait = promise;
  await page.getByRole("button", { name: "Advance", exact: true }).focus();
  await press(page, "Enter");
  await page.getByText("Advancing, with the webhooks on the way. The clock is at").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Advance");
  expect(await page.getByText(/webhook times out/i).count()).toBe(0);
  resolve();
  await page.getByText("The clock moved by 31 d").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Advance");
});

test("the Clock screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByLabel("Advance by").focus();
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Advance");
  await press(page, "Enter");
  await page.getByText("The clock moved by 31 d to Sun 1 Feb 2026, 06:00:00.").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Advance");
});

test("a move of the clock to a job gives the focus to a row that is left, because the job has none any more", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByRole("row", { name: "8 Jan, 06:00:00" }).click();
  await page.getByRole("button", { name: "Advance to here" }).focus();
  await press(page, "Enter");
  await expect.poll(() => page.getByRole("row", { name: "Hold expires" }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:TR|MAIN)$/);
});

test("the rows of a table are reached by j, k, End and Enter, and the URL names the open one", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByText("2 jobs will fall due").waitFor();
  await press(page, "j", "j", "Enter");
  await page.getByText("It falls due on Thu 8 Jan 2026, 06:00:00 UTC, in 7 d.").waitFor();
  await expectNoAxeViolations(page);
  await page.reload();
  await page.getByText("It falls due on Thu 8 Jan 2026, 06:00:00 UTC, in 7 d.").waitFor();
  await press(page, "Escape");
  await page.getByRole("region", { name: "Detail" }).waitFor({ state: "detached" });
  await press(page, "j", "End", "k", "k", "Enter");
  await page.getByText("It falls due on Thu 8 Jan 2026, 00:00:00 UTC, in 6 d 18 h.").waitFor();
  await page.getByRole("button", { name: "Advance to here" }).click();
  await page.getByText("1 job will fall due, the first in 6 h.").waitFor();
});

test("a table of 1,000 rows draws those that are near the visible ones, and End reaches the last", async () => {
  const { page } = await openInspector({ seed: manyHolds, path: "/clock" });
  await page.getByText("The first 1,000 jobs will fall due").waitFor();
  const rows = page.locator("main tbody tr:not(.spacer)");
  expect(await rows.count()).toBeLessThan(100);
  await press(page, "j", "End");
  await page.locator('main tr[aria-rowindex="1001"]:focus').waitFor();
  expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe("1001");
  expect(await rows.count()).toBeLessThan(100);
});

test("axe finds nothing on the Clock screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/clock" });
  await page.getByText("jobs will fall due").waitFor();
  await expectNoAxeViolations(page);
});
