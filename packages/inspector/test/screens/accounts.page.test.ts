import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { longName, yearSeed } from "../../../../tests/support/year-seed.ts";
import { accountSeed } from "../support/account-seed.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { manyHolds } from "../support/bank-seed.ts";
import { type Inspector, type InspectorOptions, openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { expectScreenshot } from "../support/screenshot.ts";

/** Opens the Account with entries. */
async function openAccount(options: InspectorOptions = {}): Promise<Inspector> {
  const inspector = await openInspector({ seed: accountSeed, path: "/accounts", ...options });
  await inspector.page.getByRole("row", { name: /^Operating/ }).click();
  await drawn(inspector.page);
  return inspector;
}

/** Waits until the chart is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.locator(".balance-chart svg").waitFor();
}

function explanation(page: Page) {
  return page.getByRole("region", { name: "Explain this balance" });
}

function slider(page: Page) {
  return page.getByRole("slider", { name: "Cursor of the chart" });
}

test("the Accounts screen lists Accounts with their balances, and opens one", async () => {
  const { page } = await openInspector({ seed: accountSeed, path: "/accounts" });
  await page.getByText("2 Accounts, by name").waitFor();
  await page.getByRole("row").nth(2).getByText("$20.00").waitFor();
  await expect(page.getByRole("row").allInnerTexts()).resolves.toEqual([
    expect.stringContaining("Available"),
    expect.stringMatching(/^<img src=x onerror=alert\(1\)>\s+\S.*\S\s+✓ open\s+\$0\.00\s+\$0\.00$/),
    expect.stringMatching(/^Operating\s+\S.*\S\s+✓ open\s+\$60\.00\s+\$20\.00$/),
  ]);
  await page.getByText("Operating").click();
  await page.getByRole("heading", { name: "Operating" }).waitFor();
  await page.waitForURL(/#\/accounts\/account_\w+$/);
  await page.getByRole("link", { name: "Accounts", exact: true }).click();
  await page.getByText("2 Accounts, by name").waitFor();
});

test("an Account shows its entries and declines with the balances after each", async () => {
  const { page } = await openAccount();
  const grid = page.getByRole("grid");
  expect(await grid.getByRole("columnheader").allInnerTexts()).toEqual(["Time (UTC)", "Entry", "Amount", "Available"]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await grid.getByRole("columnheader", { name: "Current" }).waitFor();
  const rows = await grid.getByRole("row").allInnerTexts();
  expect(rows.slice(1).map((row) => row.replace(/\s+/g, " "))).toEqual([
    "1 Jan, 00:06:02 ✕ declined Cedar Books, breaches_limit $60.00 $60.00 $20.00",
    "1 Jan, 00:05:32 ◔ held Cedar Books −$40.00 $60.00 $20.00",
    "1 Jan, 00:04:24 ✓ posted City Transit −$40.00 $60.00 $60.00",
    "1 Jan, 00:03:32 ◔ held City Transit −$40.00 $100.00 $60.00",
    "1 Jan, 00:00:12 ✓ posted Example Company +$100.00 $100.00 $100.00",
  ]);
});

test("an Account explains its present balance, its decline, its Limits and its due jobs", async () => {
  const { page } = await openAccount();
  const text = await explanation(page).innerText();
  expect(text.replace(/\s+/g, " ")).toBe(
    "Explain this balance: 1 Jan, 00:06:02 ✕ declined $60.00, Cedar Books, because of breaches_limit. Available is $40.00 less than current, because one hold is open. Inbound ACH $100.00 Captured by cards −$40.00 Current $60.00 Held: Cedar Books −$40.00 Available $20.00",
  );
  const gauges = page.getByRole("region", { name: "Limits" }).getByRole("meter");
  await expect
    .poll(() => gauges.evaluateAll((meters) => meters.map((meter) => meter.getAttribute("aria-valuetext"))))
    .toEqual(["$80.00 of $90.00", "$80.00 of $500.00", "2 of 10"]);
  await page.getByText("◔ $10.00 left").waitFor();
  const due = page.getByRole("region", { name: "What will happen" });
  await expect
    .poll(async () => (await due.innerText()).replace(/\s+/g, " "))
    .toMatch(/Hold for Cedar Books ends 8 Jan, 00:05:32 \+\$40\.00 \$60\.00$/);
});

test("the arrow keys move the cursor from entry to entry, and the URL names its place", async () => {
  const { page } = await openAccount();
  await slider(page).focus();
  await press(page, "ArrowLeft");
  await expect
    .poll(() => slider(page).getAttribute("aria-valuetext"))
    .toBe("1 Jan, 00:05:32: held $40.00, Cedar Books. Current $60.00, available $20.00.");
  await press(page, "ArrowLeft");
  await expect.poll(() => page.url()).toContain("cursor=4");
  // The hold is released and captured at one instant, which is one stop.
  await explanation(page).getByText("which released a hold of $40.00").waitFor();
  await explanation(page).getByText("Available is equal to current, because no hold is open.").waitFor();
  const selected = page.locator('[aria-selected="true"]');
  expect(await selected.innerText()).toContain("posted");
  await page.reload();
  await drawn(page);
  expect(await selected.innerText()).toContain("posted");
  await slider(page).focus();
  await press(page, "Home");
  await expect.poll(() => slider(page).getAttribute("aria-valuenow")).toBe("1");
  expect(await page.getByRole("button", { name: "Previous entry" }).isDisabled()).toBe(true);
  await press(page, "End");
  await expect.poll(() => page.url()).not.toContain("cursor");
});

test("the buttons, a row and a click on the chart move the cursor, too", async () => {
  const { page } = await openAccount();
  await page.getByRole("button", { name: "Previous entry" }).click();
  expect(await slider(page).getAttribute("aria-valuenow")).toBe("4");
  await page.getByRole("button", { name: "Next entry" }).click();
  expect(await slider(page).getAttribute("aria-valuenow")).toBe("5");
  await page.getByRole("row", { name: "Example Company" }).click();
  expect(await slider(page).getAttribute("aria-valuenow")).toBe("1");
  const plot = page.locator(".balance-chart .plot");
  const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
  await plot.click({ position: { x: width * 0.78, y: height / 2 } });
  expect(await slider(page).getAttribute("aria-valuetext")).toContain("1 Jan, 00:05:32: held $40.00");
});

test("the Account follows the bank: the available balance rises when the hold expires", async () => {
  const { page, admin } = await openAccount();
  await page.getByText("✓ live").waitFor();
  await admin("/clock/advance", { duration: "8d" });
  await page.getByText("8 Jan, 00:05:32").first().waitFor();
  await page.getByText(/^Nothing is due until/).waitFor();
  await expect.poll(() => page.locator(".figure").allInnerTexts()).toEqual(["$60.00", "$60.00"]);
});

test("Explain this balance names days as the rest of the page does", async () => {
  const { page, admin } = await openAccount();
  await admin("/clock/advance", { duration: "31d" });
  await explanation(page).getByText("No schedule paid the interest of $0.05 on Sun 1 Feb 2026").waitFor();
});

test("the chart shows each entry apart, and moves its cursor, after the clock moved a day past the entries", async () => {
  const { page, admin } = await openAccount();
  await admin("/clock/advance", { duration: "1d" });
  await page.getByText("The entries are close together in time, so the chart spaces them evenly.").waitFor();
  const plot = await page.locator(".balance-chart .plot").boundingBox();
  await slider(page).focus();
  await press(page, "Home");
  const places: number[] = [];
  for (let entry = 1; entry <= 5; entry += 1) {
    places.push(Number(await page.locator(".balance-chart .cursor line").getAttribute("x1")));
    await press(page, "ArrowRight");
  }
  const gaps = places.slice(1).map((place, index) => place - (places[index] as number));
  expect(Math.min(...gaps)).toBeGreaterThan((plot?.width ?? 0) / 10);
});

test("an empty bank leads to an Account, and the Account to its first entry", async () => {
  const { page } = await openInspector({ path: "/accounts" });
  await page.getByText("This bank has no Accounts.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.getByText("1 Account, by name").waitFor();
  await page.getByText("Operating").click();
  await page.getByText("No money has moved on this Account.").waitFor();
  await page.getByText("No Limit is active.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pay $100.00 of interest" }).click();
  await drawn(page);
  expect(await page.locator(".figure").first().innerText()).toBe("$100.00");
  await page.getByText("The entries are close together in time, so the chart spaces them evenly.").waitFor();
});

test("an Account at an instant of the past has the balances of then, and offers no change", async () => {
  const { page } = await openAccount();
  const figures = () => page.locator(".figure").allInnerTexts();
  await page.evaluate(() => {
    location.hash += "?at=12";
  });
  await expect.poll(figures).toEqual(["$100.00", "$60.00"]);
  await page.evaluate(() => {
    location.hash = location.hash.replace("at=12", "at=2");
  });
  await page.getByText("No money has moved on this Account.").waitFor();
  expect(await page.getByRole("button", { name: "Pay $100.00 of interest" }).count()).toBe(0);
});

test("an Account with more than 1,000 entries shows the latest, and earlier ones when asked", async () => {
  const { page } = await openAccount({ seed: manyHolds });
  await page.getByText("The chart and the table show the latest 1,000 entries of 1,002.").waitFor();
  await page.getByText("996 other holds").waitFor();
  await page.getByRole("button", { name: /^Show 99\d later ones$/ }).waitFor();
  const rows = page.locator("main tbody tr:not(.spacer)");
  expect(await rows.count()).toBeLessThan(100);
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await page.getByText("The chart and the table show").waitFor({ state: "detached" });
  expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe("1003");
  await slider(page).focus();
  await press(page, "Home");
  await explanation(page).getByText("Available is equal to current, because no hold is open.").waitFor();
});

test("the Accounts screen says that an Account does not exist", async () => {
  const { page } = await openInspector({ path: "/accounts/account_1" });
  await page.getByRole("alert").getByText('There is no account with the id "account_1"').waitFor();
  await expectNoAxeViolations(page);
});

test("the chart is drawn in the colours of the scheme that the system changes to", async () => {
  const pictureOf = async (page: Page) => (await page.locator(".balance-chart").screenshot()).toString("base64");
  const light = await openAccount();
  const dark = await openAccount({ scheme: "dark" });
  const wanted = await pictureOf(dark.page);
  expect(await pictureOf(light.page)).not.toBe(wanted);
  await light.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => pictureOf(light.page)).toBe(wanted);
});

test("the chart becomes narrower with the window, and the page does not scroll sideways", async () => {
  const { page } = await openAccount();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const wanted of [800, 390, 320]) {
    await page.setViewportSize({ width: wanted, height: 800 });
    await expect.poll(width).toBe(wanted);
  }
});

test("the Accounts screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: accountSeed, path: "/objects" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "a");
  await page.getByText("2 Accounts, by name").waitFor();
  await press(page, "j", "j", "Enter");
  await drawn(page);
  await slider(page).focus();
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Previous entry");
  await press(page, "Enter");
  await page.waitForURL((url) => url.href.includes("cursor=5"));
  await press(page, "j", "j", "Enter");
  expect(await slider(page).getAttribute("aria-valuenow")).toBe("3");
});

test("a loan shows what is past due, in the list and in its panel", async () => {
  const { page, api } = await openInspector({ seed: yearSeed(), path: "/accounts" });
  await page.getByText(/^Deposits: \$[\d,.]+, available \$[\d,.]+\. Loans: \$2,710\.55 owed\.$/).waitFor();
  await page.getByLabel("Filter by text").fill("line of");
  await page.getByText("1 of 12 Accounts").waitFor();
  await page.getByText("Loans: $2,710.55 owed.", { exact: true }).waitFor();
  await page.getByLabel("Filter by text").fill("commercial");
  await page.getByText("12 Accounts, by name").waitFor();
  const { data } = (await api("/cards?limit=1")) as { readonly data: readonly { last4: string }[] };
  await page.getByLabel("Filter by text").fill(data[0]?.last4 ?? "");
  await page.getByText("1 of 12 Accounts").waitFor();
  await page.getByLabel("Filter by text").fill("");
  await page.getByRole("row", { name: "Line of credit" }).getByText("$2,710.55 past due").click();
  const loan = page.getByRole("region", { name: "Loan" });
  await loan.getByText("$2,710.55 owed").waitFor();
  await loan.getByText("The statement of 15 Dec was due on 25 Dec, and is not fully paid.").waitFor();
  expect((await loan.innerText()).replace(/\s+/g, " ")).toMatch(
    /^Loan \$2,710\.55 ✕ past due .* Simulate a payment \$2,710\.55 owed of \$25,000\.00 .* Interest accrues on what is owed, \$0\.07 a day now/,
  );
  await page.getByText(/^Loan statement 15 Jan, 00:00:00$/).waitFor();
  await page.getByText("to pay by 25 Jan").waitFor();
  await page.getByText("Owned by Orchard Software, in Commercial Banking, 1 % interest a year").waitFor();
  await page
    .getByRole("region", { name: "1 Card" })
    .getByText(/Machines \.\.\d{4}/)
    .waitFor();
  await expect.poll(() => focusedText(page)).toBe("Line of credit");
  await expectNoAxeViolations(page);
});

test("an Account with a name of 200 characters is not wider than the window", async () => {
  const { page } = await openInspector({ seed: yearSeed(), path: "/accounts", width: 390 });
  await page.getByText(longName).click();
  await drawn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("axe finds nothing on the Accounts screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: accountSeed, path: "/accounts" });
  await page.getByRole("row", { name: "Operating" }).getByText("$20.00").waitFor();
  await expectNoAxeViolations(page);
  await page.getByText("Operating").click();
  await drawn(page);
  await expectNoAxeViolations(page);
});

test.each([
  ["light", 1280],
  ["dark", 390],
] as const)("the Accounts screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openAccount({ scheme, width });
  await page.getByText("✓ live").waitFor();
  await page.getByText("$10.00 left").waitFor();
  await expectScreenshot(page, `accounts-${scheme}-${width}`);
});
