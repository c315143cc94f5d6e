import type { Page } from "playwright-core";
import type { Seed } from "sandbank";
import { expect, test } from "vitest";
import { resourceTables } from "../../src/generated/resources.ts";
import { type Inspector, openInspector } from "../support/inspector.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { listSeed } from "../support/list-seed.ts";
import { expectScreenshot } from "../support/screenshot.ts";
import { crowdSeed, turn } from "../support/year-seed.ts";

interface List {
  readonly name: string;
  /** The fragment of the URL that shows the list. */
  readonly path: string;
  readonly seed?: Seed;
  /** Fills the list with what a seed does not have, or opens it. */
  readonly fill?: (inspector: Inspector) => Promise<unknown>;
  /** Selects the list. Default: the table of the screen. */
  readonly selector?: string;
  /** Selects a row. The test waits for 60 of them. */
  readonly row?: string;
  /** Whether a click on a row opens a detail beside the list. */
  readonly hasDetail?: boolean;
  /** The name of the picture at 390 px. */
  readonly picture?: string;
}

/** The widths of a window, and of one of 1,280 px that is zoomed to 200 %. */
const widths = [1280, 1024, 768, 640, 390];
const TABLE = ".master .table, main .stack > .table, main > .table";
const ROW = ".table tbody tr:not(.spacer)";

const crowd = crowdSeed();
const pictures: Readonly<Record<string, string>> = { card: "cards", transaction: "transactions" };

const lists: readonly List[] = [
  { name: "the requests of the Log", path: "/log", seed: listSeed("card"), fill: sendRequests, hasDetail: true, picture: "log" },
  { name: "Accounts", path: "/accounts", seed: crowd, picture: "accounts" },
  { name: "the entries of an Account", path: "/accounts", seed: listSeed("entry"), fill: ({ page }) => openRow(page, "Operating") },
  { name: "declines", path: "/declines", seed: crowd, hasDetail: true, picture: "declines" },
  { name: "Events", path: "/events", seed: listSeed("event"), hasDetail: true, picture: "events" },
  { name: "subscriptions", path: "/events?show=subscriptions", seed: listSeed("event_subscription"), fill: ({ api }) => api("/accounts", { name: "Operating" }) },
  { name: "the work that will fall due", path: "/clock", seed: crowd, hasDetail: true, picture: "clock" },
  { name: "the coverage", path: "/coverage", seed: crowd, hasDetail: true, picture: "coverage" },
  ...resourceTables
    .filter(({ isListed }) => isListed)
    .map(({ type, plural }): List => ({
      name: `${plural} among the objects`,
      path: `/objects?type=${type}`,
      seed: listSeed(type),
      hasDetail: true,
      ...(type in pictures && { picture: pictures[type] as string }),
      ...(type === "file" && { fill: uploadFiles }),
    })),
];

/** Sends 300 requests, of which every other one is a payment: the log has no requests of a seed. */
async function sendRequests({ page, api }: Inspector): Promise<void> {
  const { data } = (await api("/cards?limit=100")) as { readonly data: readonly { readonly id: string }[] };
  for (let index = 0; index < 150; index += 1) {
    await api("/accounts", { name: `${index} of 150` });
    await api("/simulations/card_authorizations", { card_id: turn(data, index).id, amount: 10 ** (index % 9), merchant_descriptor: "Cedar Books" });
  }
  await page.getByText("301 steps, newest first").waitFor();
}

async function uploadFiles({ server }: Inspector): Promise<void> {
  for (let index = 0; index < 300; index += 1) {
    const body = new FormData();
    body.set("purpose", "check_image_front");
    body.set("file", new Blob(["image"]), `${index} ${"a long name of a file ".repeat(5)}.png`);
    await fetch(`${server.url}/files`, { method: "POST", headers: { authorization: `Bearer ${server.apiKey}` }, body });
  }
}

async function openRow(page: Page, name: string): Promise<void> {
  const row = page.locator(ROW).filter({ hasText: name });
  await page.locator(".table").press("End");
  await row.first().click();
}

async function expectGoodLayout(page: Page, name: string, selector: string, from: readonly number[] = widths): Promise<void> {
  const faults: string[] = [];
  for (const width of from) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const found = await page.evaluate(layoutFaults, selector);
    faults.push(...found.map((fault) => `${name} at ${width} px: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

test.each(lists)("$name: 300 rows are not cut where they differ at any width, alone and beside a detail", async ({ name, path, seed, fill, selector = TABLE, row = ROW, hasDetail, picture }) => {
  const inspector = await openInspector({ path, ...(seed !== undefined && { seed }) });
  const { page } = inspector;
  await fill?.(inspector);
  await page.locator(row).nth(60).waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await expectGoodLayout(page, name, selector);
  if (picture !== undefined && !process.env["LIST_SHOTS"]) await expectScreenshot(page, `list-${picture}-light-390`);
  if (process.env["LIST_SHOTS"]) for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    await page.screenshot({ path: `/tmp/lists/${name.replaceAll(" ", "-")}-${width}.png` });
  }
  if (!hasDetail) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(ROW).first().click();
  await page.locator(".split .detail").waitFor();
  if (process.env["LIST_SHOTS"]) await page.screenshot({ path: `/tmp/lists/${name.replaceAll(" ", "-")}-detail.png` });
  await expectGoodLayout(page, `${name} beside a detail`, selector, widths.filter((width) => width >= 800));
});
