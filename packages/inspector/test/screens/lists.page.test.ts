import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { manyHolds } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { expectScreenshot } from "../support/screenshot.ts";
import { crowdSeed } from "../support/year-seed.ts";

/** The widths of a window, and of one of 1,280 px that is zoomed to 200 %. */
const widths = [1280, 1024, 768, 640, 390];

const lists = [
  "/log",
  "/accounts",
  "/declines",
  "/events",
  "/clock",
  "/coverage",
  "/objects?type=account",
  "/objects?type=card",
  "/objects?type=transaction",
  "/objects?type=pending_transaction",
  "/objects?type=declined_transaction",
];

/** The lists whose appearance at 390 px is kept. */
const pictured: ReadonlyMap<string, string> = new Map([
  ["/log", "log"],
  ["/accounts", "accounts"],
  ["/declines", "declines"],
  ["/events", "events"],
  ["/clock", "clock"],
  ["/coverage", "coverage"],
  ["/objects?type=card", "cards"],
  ["/objects?type=transaction", "transactions"],
]);

/** Runs in the page. Describes each fault of the layout of the list and of the page around it. */
function faultsOfLayout(): string[] {
  const faults: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  const box = document.querySelector<HTMLElement>(".master .table, main .table") as HTMLElement;
  if (box.scrollWidth > box.clientWidth) faults.push(`the list scrolls sideways: ${box.scrollWidth} px`);
  const heads = [...box.querySelectorAll("th")];
  const sum = heads.reduce((total, head) => total + head.offsetWidth, 0);
  if (sum < box.clientWidth - 2) faults.push(`the columns take ${sum} of ${box.clientWidth} px`);
  for (const head of heads) {
    if (head.offsetWidth < 60) faults.push(`${head.innerText} is ${head.offsetWidth} px wide`);
    if (head.scrollWidth > head.clientWidth) faults.push(`the title ${head.innerText} is cut`);
  }
  // Texts that are cut must differ in the part that is seen.
  const seen = new Map<string, string>();
  for (const row of box.querySelectorAll("tbody tr:not(.spacer)")) {
    for (const [index, cell] of [
      ...row.querySelectorAll<HTMLElement>("td, .main-cell, .second-line, .outcome > :first-child"),
    ].entries()) {
      if (cell.scrollWidth <= cell.clientWidth) continue;
      const text = cell.innerText;
      const part = text.slice(0, Math.floor((text.length * cell.clientWidth) / cell.scrollWidth) - 1);
      const key = `${index} ${part}`;
      if ((seen.get(key) ?? text) !== text) faults.push(`cell ${index} is cut where it differs: ${part}`);
      seen.set(key, text);
    }
  }
  return [...new Set(faults)].slice(0, 5);
}

async function expectGoodLayout(page: Page, list: string): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const found = await page.evaluate(faultsOfLayout);
    faults.push(...found.map((fault) => `${list} at ${width} px: ${fault}`));
  }
  expect(faults).toEqual([]);
}

test.each(lists)("%s shows 300 rows in full at every width, alone and beside a detail", async (list) => {
  // The log has no requests of a seed.
  const { page, api } = await openInspector({ path: list, ...(list !== "/log" && { seed: crowdSeed() }) });
  if (list === "/log") {
    for (let index = 0; index < 300; index += 1) await api("/accounts", { name: `${index} of 300` });
    await page.getByText("300 steps, newest first").waitFor();
  }
  await page.locator(".table tbody tr:not(.spacer)").nth(60).waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy]") === null);
  await expectGoodLayout(page, list);
  const name = pictured.get(list);
  if (name !== undefined) await expectScreenshot(page, `list-${name}-light-390`);
  if (list === "/accounts") return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".table tbody tr:not(.spacer)").first().click();
  await page.locator(".split .detail").waitFor();
  for (const width of widths.filter((each) => each >= 800)) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(faultsOfLayout), `${list} beside a detail at ${width} px`).toEqual([]);
  }
});

test("the entries of an Account show 1,003 rows in full at every width", async () => {
  const { page } = await openInspector({ seed: manyHolds, path: "/accounts" });
  await page.getByRole("row").nth(1).click();
  await page.locator(".table tbody tr:not(.spacer)").nth(60).waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy]") === null);
  await expectGoodLayout(page, "the entries of an Account");
});

test("100 subscriptions are shown in full at every width", async () => {
  const { page, api } = await openInspector({ path: "/events?show=subscriptions" });
  for (let index = 0; index < 100; index += 1) {
    await api("/event_subscriptions", { url: `http://127.0.0.1:9/services/of/a/long/path/${index}/hooks` });
  }
  await page.locator(".table tbody tr:not(.spacer)").nth(60).waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy]") === null);
  await expectGoodLayout(page, "the subscriptions");
});
