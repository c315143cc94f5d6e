import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Seed } from "sandbank";
import { expect, test } from "vitest";
import seed from "../support/guide-seed.json" with { type: "json" };
import { type Inspector, openInspector } from "../support/inspector.ts";
import { expectScreenshot } from "../support/screenshot.ts";

const guide = readFileSync(fileURLToPath(new URL("../../../../docs/guides/inspector.md", import.meta.url)), "utf8");

/** The steps of the guide up to the decline: two payments by a Card with a Limit. */
async function openAfterDecline(path: string): Promise<Inspector> {
  const inspector = await openInspector({ seed: seed as Seed, path });
  const { page, api } = inspector;
  await page.getByText("✓ live").waitFor();
  const payments = [...guide.matchAll(/card_id=(\w+) \\\n\s+amount=(\d+) merchant_descriptor="([^"]+)"/g)];
  expect(payments).toHaveLength(2);
  for (const [, card_id, amount, merchant_descriptor] of payments) {
    await api("/simulations/card_authorizations", { card_id, amount: Number(amount), merchant_descriptor });
  }
  return inspector;
}

test("the guide's picture of the Log shows the effects of the declined payment", async () => {
  const { page } = await openAfterDecline("/log");
  await page.getByRole("row", { name: /declined .*breaches_limit/ }).click();
  await page.getByRole("region", { name: "Detail" }).getByText("19 rules in order, and rule 15 decides:").waitFor();
  await expectScreenshot(page, "log", "docs");
});

test("the guide's pictures of the decline show its reason, the instant before it and the test that reproduces it", async () => {
  const { page } = await openAfterDecline("/declines");
  await page.getByRole("row", { name: "$60.00" }).click();
  await page.getByText("allows $50.00 per day: $40.00 used, $10.00 remaining, $60.00 requested.").first().waitFor();
  const before = page.getByRole("link", { name: "Time travel to just before" });
  await before.waitFor();
  await expectScreenshot(page, "decline", "docs");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectScreenshot(page, "decline-dark", "docs");
  await page.emulateMedia({ colorScheme: "light" });

  await page.getByRole("button", { name: "Write a test" }).click();
  await page.getByRole("dialog").waitFor();
  await page.getByRole("button", { name: "Copy the test" }).click();
  const message = page.getByText("Copied.");
  await message.waitFor({ state: "attached" });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = /^```js\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? "";
  expect(withoutFormat(shown)).toBe(withoutFormat(copied));
  // The pictures are without the message, which disappears after some seconds.
  await message.waitFor({ state: "detached" });
  await expectScreenshot(page, "export", "docs");
  await page.getByRole("button", { name: "Close the dialog" }).click();

  await before.click();
  await page.getByText("You look at Thu 1 Jan 2026").waitFor();
  await page.getByText("Step 5 of 6:").waitFor();
  await page.getByRole("main").getByText("Operating").first().waitFor();
  await expectScreenshot(page, "time-travel", "docs");
});

/** The guide breaks lines earlier than the exported file. */
function withoutFormat(code: string): string {
  return code.replace(/\s+/g, "").replace(/,(?=[\])}])/g, "");
}
