import type { Locator, Page } from "playwright-core";
import type { Seed } from "sandbank";
import { expect, test } from "vitest";
import { declinesSeed } from "../support/declines-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { press } from "../support/keys.ts";

/** The largest numbers of clicks and of key presses that lead from any screen to a test in the clipboard. */
const MOST_CLICKS = 4;
const MOST_PRESSES = 15;

/** An app declines a payment while the page shows another screen. */
async function openAfterDecline() {
  const inspector = await openInspector({ seed: declinesSeed, path: "/simulate" });
  const { page, api } = inspector;
  await page.getByText("✓ live").waitFor();
  const { data } = (await api("/cards")) as { data: { id: string }[] };
  await api("/simulations/card_authorizations", {
    card_id: data[0]?.id,
    amount: 70_00,
    merchant_descriptor: "Elm Cafe",
  });
  await page.getByRole("link", { name: "Declines 4" }).waitFor();
  return page;
}

async function expectTestInClipboard(page: Page): Promise<void> {
  await page.getByText("Copied.").waitFor({ state: "attached" });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('merchant_descriptor: "Elm Cafe"');
  expect(copied).toContain('toEqual(["breaches_limit"');
}

test("a decline in a running app is four clicks from its reason and a test that reproduces it", async () => {
  const page = await openAfterDecline();
  let clicks = 0;
  const click = async (role: "link" | "row" | "button", name: string) => {
    await page.getByRole(role, { name }).click();
    clicks++;
  };
  await click("link", "Declines 4");
  await click("row", "$70.00");
  await page.getByText("allows $50.00 per day: $40.00 used, $10.00 remaining, $70.00 requested.").first().waitFor();
  await click("button", "Write a test");
  await click("button", "Copy the test");
  await expectTestInClipboard(page);
  console.log(`From a decline to its reason and a test: ${clicks} clicks.`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

test("a decline in a running app is at most fifteen presses of keys from its reason and a test that reproduces it", async () => {
  const page = await openAfterDecline();
  let presses = 0;
  const type = async (...keys: readonly string[]) => {
    await press(page, ...keys);
    presses += keys.length;
  };
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      expect(presses, "Tab does not reach the target").toBeLessThan(MOST_PRESSES);
      await type("Tab");
    }
  };
  await type("g", "d");
  const row = page.getByRole("row", { name: "$70.00" });
  await row.waitFor();
  await type("j", "Enter");
  await page.getByText("allows $50.00 per day: $40.00 used, $10.00 remaining, $70.00 requested.").first().waitFor();
  await page.getByRole("link", { name: "Time travel to just before" }).waitFor();
  await tabTo(page.getByRole("button", { name: "Write a test" }));
  await type("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page.getByRole("button", { name: "Copy the test" }));
  await type("Enter");
  await expectTestInClipboard(page);
  console.log(`From a decline to its reason and a test: ${presses} presses of keys.`);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test("a decline after many movements leads to a short test, and the dialog says how many calls are left", async () => {
  const account_id = { $ref: "account.id" };
  const movements = Array.from({ length: 40 }, (_, index): Seed["steps"][number] => ({
    call: "simulations.interestPayments.create",
    params: { account_id, amount: 1_00 + index },
  }));
  const seed: Seed = {
    steps: [
      { call: "accounts.create", params: { name: "Operating" }, as: "account" },
      { call: "cards.create", params: { account_id }, as: "card" },
      ...movements,
      { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 120_00 } },
    ],
  };
  const { page } = await openInspector({ seed, path: "/declines" });
  await page.getByRole("row", { name: "$120.00" }).click();
  await page.getByRole("button", { name: "Write a test" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The test passes. It has 3 of 43 calls.").waitFor();
  await dialog.getByText("This test has other values than the session, to have fewer than 43 calls.").first().waitFor();
  await dialog.getByText("In the session: The available balance of $47.80 does not cover $120.00.").first().waitFor();
  await dialog.getByText("In the test: The available balance of $0.00 does not cover $120.00.").first().waitFor();
});
