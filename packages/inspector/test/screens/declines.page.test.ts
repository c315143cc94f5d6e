import type { Page } from "playwright-core";
import { defineSeed } from "sandbank";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declinesSeed } from "../support/declines-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { listSeed } from "../support/list-seed.ts";
import { expectScreenshot } from "../support/screenshot.ts";

function detailOf(page: Page) {
  return page.getByRole("region", { name: "Detail" });
}

test("the list of declines shows the time and the merchant of each at 390 px", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines", width: 390 });
  await page.getByText("3 declines, newest first").waitFor();
  const row = page.getByRole("grid").getByRole("row", { name: "breaches_limit" });
  // The digits arrive with the Card.
  await row.getByText(/\.\.\d{4}/).waitFor();
  expect(await row.locator(".second-line").innerText()).toMatch(
    /^✕ breaches_limit 2 Jan, 00:11:00\s+Card\s+\.\.\d{4}$/,
  );
});

async function openDecline(page: Page, reason: string) {
  await page.getByRole("grid").getByRole("row", { name: reason }).click();
  const detail = detailOf(page);
  await detail.getByRole("link", { name: "Time travel to just before" }).waitFor();
  return detail;
}

test("the Declines screen explains a decline by a Limit: its use, the debits that used it, and what would have passed", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  await page.getByText("3 declines, newest first").waitFor();
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByRole("heading", { name: "$60.00 at Cedar Books was declined" }).waitFor();
  const found =
    /Limit of \$50\.00 a day on card \.\.\d{4} allows \$50\.00 per day: \$40\.00 used, \$10\.00 remaining, \$60\.00 requested\./;
  expect((await detail.innerText()).match(new RegExp(found, "g"))).toHaveLength(1);
  await detail
    .getByText(/^At most \$10\.00 would have been approved instead of \$60\.00\. \$60\.00 never fits Limit/)
    .waitFor();
  await detail.getByText(/^2 Jan, 00:01:00 Hold of \$40\.00 for Cedar Books$/).waitFor();
  const rules = detail.getByRole("list").last().getByRole("listitem");
  expect(await rules.allInnerTexts()).toEqual([
    expect.stringMatching(/passed\s+The Card is not canceled\.\s+card Card \.\.\d{4} on Operating\s+status active/),
    expect.stringMatching(/passed\s+The Card is not disabled\./),
    expect.stringMatching(/passed\s+The Physical Card/),
    "11 more passed",
    expect.stringMatching(
      /✕ failed\s+The debit fits .* Card\..*used \$40\.00\s+requested \$60\.00\s+remaining \$10\.00/s,
    ),
    expect.stringMatching(/not reached\s+The available balance covers the amount\./),
    expect.stringMatching(/not reached/),
    expect.stringMatching(/not reached/),
    expect.stringMatching(/not reached/),
  ]);
  await detail.getByRole("button", { name: "11 more passed" }).click();
  await detail.getByText("The PIN, if presented, is the Card's.").waitFor();
  await page.waitForURL(/#\/declines\/declined_transaction_\w+$/);
});

/** A second authorization on the last day of February, which a Limit of one per month declines. */
const monthEndSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 100_00 } },
    {
      call: "limits.create",
      params: { model_id: { $ref: "card.id" }, metric: "count", interval: "month", value: 1 },
    },
    { advance: { days: 58, hours: 20 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 40_00 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 60_00 } },
  ],
});

test("the Declines screen says from when a debit fits the Limits, and when it does not fit again", async () => {
  const { page } = await openInspector({ seed: monthEndSeed, path: "/declines" });
  const detail = await openDecline(page, "breaches_limit");
  const fits = detail.getByText("$60.00 fits ");
  await expect
    .poll(() => fits.innerText())
    .toMatch(
      /\$60\.00 fits Limit of .* from Sat 28 Mar 2026, 20:00:00 UTC until Sun 29 Mar 2026, 00:00:00 UTC, from .* and from Tue 31 Mar 2026, 20:00:00 UTC on\.$/,
    );
});

test("a debit that used a Limit leads to its Pending Transaction, and an id that the API cannot retrieve is no link", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByRole("link", { name: "Hold of $40.00 for Cedar Books" }).click();
  await page.getByText("JSON", { exact: true }).click();
  const json = page.getByRole("region", { name: "Pending Transaction as JSON" });
  await json.waitFor();
  expect(await json.getByTitle(/^card_authorization_/).count()).toBeGreaterThan(0);
  const linked = await json.getByRole("link").allInnerTexts();
  expect(linked.map((id) => id.replace(/_\w{4}…$/, ""))).toEqual(expect.arrayContaining(["account", "card_payment"]));
  expect(linked.filter((id) => id.startsWith("card_authorization_"))).toEqual([]);
});

test("the Declines screen says which balance did not cover the amount, and leads to the Account just before", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const detail = await openDecline(page, "insufficient_funds");
  await detail.getByRole("heading", { name: "An ACH transfer of $250.00 was declined" }).waitFor();
  await detail.getByText("The available balance of $100.00 does not cover $250.00.").waitFor();
  await detail.getByRole("link", { name: "Time travel to just before" }).click();
  await page.getByText("Step 4 of 12:").waitFor();
  await page.waitForURL(/#\/\w+\/account_\w+\?at=4$/);
});

test("the Declines screen says that a simulation forced a decline, and shows the name of a merchant as text", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const detail = await openDecline(page, "suspected_fraud");
  await detail.getByRole("heading", { name: "$12.00 at <img src=x onerror=alert(1)> was declined" }).waitFor();
  await detail.getByText("The simulation forced it by decline_reason; no rule was evaluated.").first().waitFor();
  await detail.getByText("The decline does not depend on the amount: suspected_fraud.").waitFor();
});

test("Try another amount sends the declined request with another amount to a fork, and leaves the bank as it is", async () => {
  const { page, admin } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const before = await admin("/journal");
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByRole("button", { name: "Try another amount in a fork" }).click();
  const amount = detail.getByLabel("Amount in dollars");
  expect(await amount.inputValue()).toBe("10.00");
  await detail.getByRole("button", { name: "Try", exact: true }).click();
  await detail.getByText("$10.00 would have been approved.").waitFor();
  await amount.fill("10.01");
  await press(page, "Enter");
  await detail
    .getByText(
      /\$10\.01 would have been declined\. Limit of \$50\.00 a day on card \.\.\d{4} allows \$50\.00 per day: \$40\.00 used/,
    )
    .waitFor();
  await amount.fill("ten");
  await press(page, "Enter");
  await detail.getByText('"ten" is not an amount. Write dollars, such as 12.50.').waitFor();
  await amount.fill("0");
  await press(page, "Enter");
  await detail.getByText("refused").waitFor();
  expect(await admin("/journal")).toEqual(before);
});

test("Try another amount says why one request does not repeat a transfer that was declined later", async () => {
  const { page, api, admin } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const { data } = (await api("/account_numbers")) as { data: { id: string }[] };
  await api("/simulations/inbound_ach_transfers", {
    account_number_id: data[0]?.id,
    amount: -300_00,
    resolve_at: "2026-01-03T00:00:00Z",
  });
  await admin("/clock/advance", { duration: "2d" });
  await page.getByRole("row", { name: /\$300\.00/ }).click();
  const detail = detailOf(page);
  await detail.getByRole("button", { name: "Try another amount in a fork" }).click();
  await detail.getByRole("button", { name: "Try", exact: true }).click();
  await detail.getByText("It was declined after the request with the amount").waitFor();
});

test("Write a test shows a test that was run, to copy or to save", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByRole("button", { name: "Write a test" }).click();
  const dialog = page.getByRole("dialog", { name: "A test that repeats the decline" });
  await dialog.getByText("The test passes. It has 6 of 9 calls.").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Copy the test" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('toEqual(["breaches_limit"])');
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save decline.test.js" }).click();
  expect((await download).suggestedFilename()).toBe("decline.test.js");
  await press(page, "Escape");
  await dialog.waitFor({ state: "detached" });
});

test("a reason filters the Declines screen, which counts the declines by reason", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  await page.getByLabel("Filter by reason").selectOption("suspected_fraud (1)");
  await page.getByText("1 of 3 declines").waitFor();
  await page.getByLabel("Filter by reason").selectOption("");
  await page.getByText("3 declines, newest first").waitFor();
});

test("a decline has one line in the list at 1280 px", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const row = page.getByRole("grid").getByRole("row", { name: "breaches_limit" });
  expect((await row.boundingBox())?.height).toBe(32);
});

test("a merchant of 200 characters is cut in the title of its decline, and whole below", async () => {
  const merchant = "Quarterly reserve for the renovation of ".repeat(5).slice(0, 200).trim();
  const { page, api } = await openInspector({ seed: declinesSeed, path: "/declines" });
  const { data } = (await api("/cards")) as { readonly data: readonly { readonly id: string }[] };
  const decline_reason = "suspected_fraud";
  await api("/simulations/card_authorizations", {
    card_id: data[0]?.id,
    amount: 1_00,
    merchant_descriptor: merchant,
    decline_reason,
  });
  await page.getByRole("row", { name: "Quarterly" }).click();
  expect((await detailOf(page).getByRole("heading", { level: 1 }).innerText()).length).toBeLessThan(120);
  await detailOf(page).getByText(merchant, { exact: true }).waitFor();
});

test("a merchant, an amount and a rail filter the Declines screen", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  await page.getByText("3 declines, newest first").waitFor();
  await page.getByLabel("Filter by text").fill("cedar");
  await page.getByText("1 of 3 declines").waitFor();
  // The digits of a card, and the name of an Account Number.
  const digits = /\.\.(\d{4})/.exec(await page.getByRole("row", { name: "Cedar Books" }).innerText())?.[1] ?? "";
  await page.getByLabel("Filter by text").fill(digits);
  await page.getByText("2 of 3 declines").waitFor();
  await page.getByLabel("Filter by text").fill("main");
  await page.getByText("1 of 3 declines").waitFor();
  await page.getByLabel("Filter by text").fill("$250");
  await page.getByRole("grid").getByRole("row", { name: "Northwind Power" }).waitFor();
  await page.getByLabel("Filter by rail").selectOption("card_decline");
  await page.getByText("No decline matches the filters.").waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByText("3 declines, newest first").waitFor();
});

test("a filter of the Declines screen begins with the newest decline that it leaves", async () => {
  const { page } = await openInspector({ seed: listSeed("declined_transaction"), path: "/declines" });
  await page.getByRole("row").nth(20).waitFor();
  const table = page.locator("section.table");
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await page.getByLabel("Filter by reason").selectOption({ index: 1 });
  await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(0);
});

test("the Declines screen of an empty bank leads to the simulations", async () => {
  const { page } = await openInspector({ path: "/declines" });
  await page.getByText("Nothing was declined in this bank.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Simulate one" }).click();
  await page.getByRole("heading", { name: "Simulate" }).waitFor();
});

test("the Declines screen says that nothing was declined under an id", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines/declined_transaction_1" });
  await page.getByText('Nothing was declined under the id "declined_transaction_1"').waitFor();
});

test("the Declines screen of an earlier instant shows the declines until then, and exports nothing later", async () => {
  const { page, api } = await openInspector({ seed: declinesSeed, path: "/declines?at=12" });
  await page.getByText("3 declines, newest first").waitFor();
  await api("/accounts", { name: "Later" });
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByText("Hold of $40.00 for Cedar Books").waitFor();
  await detail.getByRole("button", { name: "Write a test" }).click();
  await page.getByRole("dialog").getByText("The test passes. It has 6 of 9 calls.").waitFor();
  await page.goto(page.url().replace(/declines\/.*$/, "declines?at=7"));
  await page.getByText("2 declines, newest first").waitFor();
});

test("the Declines screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "d");
  await page.getByText("3 declines, newest first").waitFor();
  await press(page, "j", "j", "Enter");
  await page.getByRole("heading", { name: "$12.00 at" }).waitFor();
  await expect.poll(() => focusedText(page)).toContain("$12.00 at");
  await press(page, "Escape");
  await detailOf(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toContain("suspected_fraud");
});

test("axe finds nothing on the Declines screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines" });
  await page.getByText("3 declines, newest first").waitFor();
  await expectNoAxeViolations(page);
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByRole("button", { name: "Try another amount in a fork" }).click();
  await detail.getByText("Hold of $40.00 for Cedar Books").waitFor();
  await expectNoAxeViolations(page);
});

test.each([["dark", 390]] as const)("the Declines screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/declines", scheme, width });
  await page.getByText("✓ live").waitFor();
  const detail = await openDecline(page, "breaches_limit");
  await detail.getByText("Hold of $40.00 for Cedar Books").waitFor();
  await expectScreenshot(page, `declines-${scheme}-${width}`);
});
