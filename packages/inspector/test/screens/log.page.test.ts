import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { manyHolds } from "../support/bank-seed.ts";
import { fillLog } from "../support/fill-log.ts";
import { type InspectorOptions, openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { logSeed } from "../support/log-seed.ts";
import { expectScreenshot } from "../support/screenshot.ts";

/** Opens the log of a bank to which an app has sent requests. */
async function openLog(options: InspectorOptions = {}) {
  const inspector = await openInspector({ seed: logSeed, path: "/log", ...options });
  await fillLog(inspector.server);
  await isWhole(inspector.page);
  return inspector;
}

/** The newest row has arrived, and the delivery has failed. */
async function isWhole(page: Page): Promise<void> {
  const main = page.locator("main");
  await main.getByText("read the balance").waitFor();
  await main.getByText("1 failed").waitFor({ state: "attached" });
}

/** The texts of the rows, from the newest. */
async function rowsOf(page: Page): Promise<string[]> {
  const rows = await page.locator("main tbody tr:not(.spacer)").allInnerTexts();
  return rows.map((text) => text.replace(/\s+/g, " ").trim());
}

const detailOf = (page: Page) => page.getByRole("region", { name: "Detail" });

test("the Log screen lists requests, clock moves and deliveries with their outcomes", async () => {
  const { page } = await openLog();
  const rows = await rowsOf(page);
  expect(rows.map((row) => row.replace(/_\w{4}…/, "_…"))).toEqual([
    "1 Jan, 00:05:00 GET …/balance 200 read the balance of Operating",
    "1 Jan, 00:05:00 POST /accounts ◔ none ◔ fault: Response lost account created: Savings",
    expect.stringContaining('1 Jan, 00:05:00 POST /accounts ✕ 409 The key "k-1" was used for a request'),
    "1 Jan, 00:05:00 POST /accounts 200 replayed: key k-1",
    "1 Jan, 00:05:00 POST /accounts 200 account created: <img src=x onerror=alert(1)>",
    "1 Jan, 00:05:00 POST …/card_authorizations 200 ✕ declined breaches_limit, $60.00 at Cedar Books ✕ 1 failed",
    "1 Jan, 00:00:00 clock +5 min to 00:05:00 nothing fell due",
    "1 Jan, 00:00:00 POST …/card_authorizations 200 ✓ held $40.00 at Cedar Books, Operating",
  ]);
});

test("the Log screen shows the time of each row at 390 px", async () => {
  const { page } = await openLog({ width: 390 });
  expect(await page.locator("main tbody .second-line").first().innerText()).toContain("1 Jan, 00:05:00 GET …/balance");
});

test("a row of the log opens as a tree from the request to the delivery, and leads on to the decline", async () => {
  const { page } = await openLog();
  await page.getByRole("row", { name: /declined breaches_limit/ }).click();
  const detail = detailOf(page);
  await detail.getByText("19 rules in order, and rule 15 decides:").waitFor();
  const text = (await detail.innerText()).replace(/\s+/g, " ");
  expect(text).toContain("allows $50.00 per day: $40.00 used, $10.00 remaining, $60.00 requested.");
  expect(text).toContain("no entry: a decline moves nothing");
  expect(text).toContain("✕ failed attempt 1 to 127.0.0.1:9");
  expect(text).toContain("no subscription selects it");
  await detail.getByText('reason: "breaches_limit"').waitFor();
  await detail.getByRole("link", { name: "attempt 1" }).click();
  await detail.getByText("connect ECONNREFUSED 127.0.0.1:9").waitFor();
  await detail.getByRole("link", { name: /POST \/simulations\/card_authorizations 200: declined/ }).click();
  await detail.getByRole("link", { name: "breaches_limit" }).click();
  await page.waitForURL(/#\/(?:declines|objects)\/declined_transaction_/);
});

test("the tree of an approved payment has its ledger entry", async () => {
  const { page } = await openLog();
  await page.getByRole("row", { name: /held \$40.00 at Cedar Books/ }).click();
  await expect
    .poll(async () => (await detailOf(page).innerText()).replace(/\s+/g, " "))
    .toContain("Ledger $40.00 from Operating to Operating on hold");
});

test("the tree of a refused request says why, and that nothing changed", async () => {
  const { page } = await openLog();
  await page.getByRole("row", { name: /409/ }).click();
  const detail = detailOf(page);
  await detail.getByText("k-1, conflict: an earlier request has the same key").waitFor();
  await detail.getByText("A refused request changes nothing.").waitFor();
  await detail.getByRole("heading", { name: "Response: 409" }).waitFor();
});

test("the filters of the log are in the URL, and the search leads to them", async () => {
  const { page } = await openLog();
  await page.getByLabel("Filter by response").selectOption("Declined");
  await page.getByText("1 row of 8 steps").waitFor();
  await page.waitForURL((url) => url.href.includes("status=declined"));
  await page.getByLabel("Filter by operation").selectOption("accounts.create");
  await page.getByText("No row matches the filters.").waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByText("8 steps and 1 webhook attempt, newest first").waitFor();
  await page.getByLabel("Filter by text").fill("cedar");
  await page.getByText("2 rows of 8 steps").waitFor();
  await page.reload();
  await page.getByText("2 rows of 8 steps").waitFor();
  await press(page, "/");
  await page.keyboard.type("card_auth");
  await page.getByRole("option", { name: "Rows with card_auth" }).click();
  await page.getByText("2 rows of 8 steps").waitFor();
  await page.waitForURL((url) => url.href.includes("q=card_auth"));
});

test("the page announces new rows of the log to screen readers", async () => {
  const { page, api } = await openLog();
  await api("/accounts", { name: "Announced" });
  await page.getByRole("status").getByText("POST /accounts 200: account created: Announced").waitFor();
});

test("a row of the log is copied as curl, TypeScript and CLI", async () => {
  const { page, server } = await openLog();
  const copied = async (name: string) => {
    await detailOf(page).getByRole("button", { name }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.getByRole("row", { name: /200 account created: <img/ }).click();
  expect(await copied("Copy as curl")).toBe(
    [
      `curl -X POST ${server.url.replace("127.0.0.1", "localhost")}/accounts \\`,
      `  -H "Authorization: Bearer $SANDBANK_API_KEY" \\`,
      `  -H 'Idempotency-Key: k-1' \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '{\n  "name": "<img src=x onerror=alert(1)>"\n}'`,
    ].join("\n"),
  );
  expect(await copied("Copy as TypeScript")).toBe(
    `await client.accounts.create({\n  name: "<img src=x onerror=alert(1)>"\n}, {\n  idempotencyKey: "k-1"\n});`,
  );
  expect(await copied("Copy as CLI")).toBe(
    `sandbank call accounts.create 'name=<img src=x onerror=alert(1)>' --idempotency-key k-1`,
  );
  await page.getByRole("row", { name: /read the balance/ }).click();
  expect(await copied("Copy as TypeScript")).toMatch(/^await client\.accounts\.balance\("account_\w{20}"\);$/);
});

test("a row of the log leads to the instant after it, where the log ends with that row", async () => {
  const { page } = await openLog();
  await page.getByRole("row", { name: /held \$40.00/ }).click();
  await detailOf(page).getByRole("button", { name: "Travel to here" }).click();
  await page.getByText(/^Step 7 of/).waitFor();
  await page.getByText("7 steps, newest first").waitFor();
  expect((await rowsOf(page))[0]).toContain("✓ held $40.00 at Cedar Books");
  await page.locator("tbody tr[aria-selected=true]", { hasText: "held $40.00" }).waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByText("8 steps and 1 webhook attempt, newest first").waitFor();
});

test("the log of an instant reads older rows when the end of the table is near", async () => {
  const { page } = await openInspector({ seed: manyHolds, path: "/log?at=1004" });
  await page.getByText("the latest 1,000 of 1,004 steps, newest first").waitFor();
  // Each key waits until the previous one has moved the focus, as a person would.
  await press(page, "j");
  await page.locator("main tbody tr:focus").waitFor();
  await press(page, "End");
  await page.getByText("1,004 steps, newest first").waitFor();
  await press(page, "End");
  await page.locator('main tr[aria-rowindex="1005"]:focus').waitFor();
  await press(page, "Enter");
  await detailOf(page).getByText("UTC, called directly").waitFor();
  await detailOf(page).getByText("account.created", { exact: true }).waitFor();
});

test("the delivery of a webhook appears in the log once the receiver has responded", async () => {
  const receiver = createServer((_, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void receiver.close());
  const { page, api } = await openInspector({ path: "/log" });
  await page.getByText("The log is empty.").waitFor();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  await api("/event_subscriptions", { url, selected_event_categories: [{ event_category: "account.created" }] });
  await api("/accounts", { name: "Operating" });
  await page.getByLabel("Filter by operation").selectOption("Webhook attempts");
  await page.getByRole("row", { name: /^1 Jan.* out …\/hooks/ }).click();
  await detailOf(page).getByText("webhook-signature").waitFor();
});

test("the log gives the duration of a delivery as its Event does, in real time", async () => {
  const { page } = await openLog();
  await page.getByRole("row", { name: /declined breaches_limit/ }).click();
  await detailOf(page).getByRole("link", { name: "attempt 1" }).click();
  const duration = detailOf(page).getByText(/connect ECONNREFUSED 127\.0\.0\.1:9 \(after \S+ ms\)$/);
  const text = await duration.innerText();
  await detailOf(page).getByRole("link", { name: "Event", exact: false }).last().click();
  await detailOf(page).getByText(text, { exact: true }).waitFor();
});

test("a declined payment is not cut in the log at 1280 px", async () => {
  const { page } = await openLog();
  const cell = page.locator("td", { hasText: "$60.00 at Cedar Books" });
  await cell.getByText("declined").waitFor();
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("an empty log describes its future rows, and offers a button that makes the first one", async () => {
  const { page } = await openInspector({ path: "/" });
  await page.getByText("The log is empty.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.locator("main").getByText("account created: Operating").waitFor();
  await page.getByText("1 step, newest first").waitFor();
});

test("the Log screen reports a row of the URL that the log does not have", async () => {
  const { page } = await openLog({ path: "/log/4711" });
  await page.getByText('The log has no row "4711".').waitFor();
});

test("the Log screen works by keyboard", async () => {
  const { page } = await openLog();
  await press(page, "j", "j", "j", "Enter");
  await detailOf(page).getByText("conflict: an earlier request has the same key").waitFor();
  await expect.poll(() => focusedText(page)).toBe("POST /accounts");
  await press(page, "k", "k", "k", "Enter");
  await detailOf(page).getByText("A read changes nothing.").waitFor();
  await press(page, "j", "End", "Enter");
  await detailOf(page).getByText("A read changes nothing.").waitFor({ state: "detached" });
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Close the detail");
  await press(page, "Tab", "Tab", "Tab", "Tab");
  await expect.poll(() => focusedText(page)).toBe("Travel to here");
  await press(page, "Escape");
  await detailOf(page).waitFor({ state: "detached" });
});

test("axe finds nothing on the Log screen and its details in either colour scheme", async () => {
  const { page } = await openLog();
  await expectNoAxeViolations(page);
  for (const name of [/declined breaches_limit/, /held \$40.00/, /409/, /clock \+5 min/, /fault: Response lost/]) {
    await page.getByRole("row", { name }).click();
    await detailOf(page).locator(".tree").waitFor();
    await expectNoAxeViolations(page);
  }
  await page.getByLabel("Filter by operation").selectOption("Webhook attempts");
  await page.getByRole("row", { name: /out \S*hooks/ }).click();
  await detailOf(page).locator(".tree").waitFor();
  await expectNoAxeViolations(page);
});

test.each([["dark", 390]] as const)("the Log screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openLog({ scheme, width });
  await page.getByText("✓ live").waitFor();
  if (width > 800) await page.getByRole("row", { name: /declined breaches_limit/ }).click();
  await expectScreenshot(page, `log-${scheme}-${width}`);
});
