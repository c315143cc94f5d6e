import type { Page } from "playwright-core";
import type { Seed } from "sandbank";
import { expect, test } from "vitest";
import { crowdSeed, turn } from "../../../../tests/support/year-seed.ts";
import { resourceTables } from "../../src/generated/resources.ts";
import { screenOfId } from "../../src/router/screens.ts";
import { type Filled, openInspector } from "../support/inspector.ts";
import { press } from "../support/keys.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { listSeed } from "../support/list-seed.ts";
import { waitUntilRead } from "../support/wait-until-read.ts";

interface List {
  readonly name: string;
  /** The fragment of the URL that shows the list. */
  readonly path: string;
  readonly seed?: Seed;
  /** Adds what a seed cannot add. */
  readonly fill?: (bank: Filled) => Promise<unknown>;
  /** Opens the list. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Whether a click on a row opens a detail beside the list. */
  readonly hasDetail?: boolean;
  /** Selects the list. Default: the table of the screen. */
  readonly selector?: string;
  /** Selects the rows of the list, if it is not a table. */
  readonly rows?: string;
  /** The number of rows to wait for. Default: 60, because a table draws those near the visible ones only. */
  readonly least?: number;
}

/** The widths of a window, and of one of 1,280 px that is zoomed to 200 %. */
const widths = [1280, 1024, 768, 640, 390];

const ROW = ".table tbody tr:not(.spacer)";

const crowd = crowdSeed();

const lists: readonly List[] = [
  {
    name: "the Log",
    path: "/log",
    seed: listSeed("card"),
    fill: sendRequests,
    hasDetail: true,
  },
  { name: "the Accounts", path: "/accounts", seed: crowd },
  {
    name: "the entries of an Account",
    path: "/accounts",
    seed: listSeed("entry"),
    open: (page) => openLast(page, "Operating"),
  },
  {
    name: "the panels of an Account",
    path: "/accounts",
    seed: listSeed("limit"),
    open: (page) => openLast(page, "Operating"),
    selector: ".account > .stack:last-child",
    rows: ".gauges li",
    least: 8,
  },
  { name: "the declines", path: "/declines", seed: crowd, hasDetail: true },
  { name: "the Events", path: "/webhooks", seed: crowd, hasDetail: true },
  { name: "the Events of all rails", path: "/webhooks", seed: listSeed("event"), hasDetail: true },
  {
    name: "the subscriptions",
    path: "/webhooks?show=subscriptions",
    seed: listSeed("event_subscription"),
    fill: ({ api }) => api("/accounts", { name: "Operating" }),
  },
  {
    name: "the deliveries and attempts of an Event",
    path: "/webhooks",
    fill: sendEvent,
    open: (page) => page.locator(ROW).filter({ hasText: "account.created" }).click(),
    selector: ".detail .deliveries, .detail .table",
    least: 30,
  },
  {
    name: "the work that will fall due",
    path: "/log?dialog=clock",
    seed: crowd,
    selector: ".due-jobs",
    rows: ".due-jobs li",
  },
  { name: "the armed faults", path: "/simulate", fill: armFaults, selector: ".armed", rows: ".armed li" },
  {
    name: "the banks",
    path: "/log?dialog=settings",
    fill: createBanks,
    selector: "dialog ul.stack",
    rows: "dialog ul.stack > li",
    least: 30,
  },
  {
    name: "the results of the search",
    path: "/accounts",
    seed: crowd,
    open: search,
    selector: ".chooser [role=listbox]",
    rows: ".chooser [role=option]",
    least: 20,
  },
  {
    name: "the comparison",
    path: "/log?dialog=compare:0..700",
    seed: listSeed("transaction"),
    open: unfold,
    selector: "dialog .compare",
    rows: "dialog .changes li",
  },
  ...resourceTables
    .filter(({ isListed, idPrefix }) => isListed && screenOfId(`${idPrefix}_`)?.name === "objects")
    .map(
      ({ type, plural }): List => ({
        name: `the ${plural} among the objects`,
        path: `/objects?type=${type}`,
        seed: listSeed(type),
        hasDetail: true,
        ...(type === "file" && { fill: uploadFiles }),
      }),
    ),
];

test.each(lists)(
  "$name: no row of 300 is cut where it differs, at any width",
  async ({ path, seed, fill, open, hasDetail, selector = "main .table", rows = ROW, least = 60 }) => {
    const { page } = await openInspector({
      path,
      ...(seed !== undefined && { seed }),
      ...(fill !== undefined && { fill }),
    });
    await open?.(page);
    await page
      .locator(rows)
      .nth(least - 1)
      .waitFor({ state: "attached" });
    expect(await faultsAt(page, widths, selector)).toEqual([]);
    if (hasDetail !== true) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(rows).first().click();
    await page.locator(".split .detail").waitFor();
    const isBeside = (width: number) => width >= 800;
    expect(await faultsAt(page, widths.filter(isBeside), ".master .table"), "beside a detail").toEqual([]);
  },
);

async function faultsAt(page: Page, all: readonly number[], selector: string): Promise<string[]> {
  const faults: string[] = [];
  await waitUntilRead(page);
  for (const width of all) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const found = await page.evaluate(layoutFaults, selector);
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
  }
  return faults;
}

/** Sends 300 requests, of which every other one is a payment: the Log has no requests of a seed. */
async function sendRequests({ api }: Filled): Promise<void> {
  const { data } = (await api("/cards?limit=100")) as { readonly data: readonly { readonly id: string }[] };
  for (let index = 0; index < 150; index += 1) {
    await api("/accounts", { name: `${index} of 150` });
    await api("/simulations/card_authorizations", {
      card_id: turn(data, index).id,
      amount: 10 ** (index % 9),
      merchant_descriptor: "Cedar Books",
    });
  }
}

/** Opens one of the oldest rows. */
async function openLast(page: Page, name: string): Promise<void> {
  await page.locator(ROW).first().press("End");
  await page.locator(ROW).filter({ hasText: name }).last().click();
}

/** Fails to deliver an Event to three subscriptions ten times. */
async function sendEvent({ api, admin }: Filled): Promise<void> {
  for (const path of ["hooks", "bookkeeping/hooks", "services/of/a/long/path/hooks"]) {
    await api("/event_subscriptions", { url: `http://127.0.0.1:9/${path}` });
  }
  await api("/accounts", { name: "Operating" });
  const { data } = (await api("/events")) as { readonly data: readonly { readonly id: string }[] };
  for (let index = 0; index < 9; index += 1) {
    await admin("/clock/advance", { duration: "3h" });
    await admin("/resend", { event: data[0]?.id });
  }
}

async function armFaults({ admin }: Filled): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    const operation = turn(["accounts.create", "simulations.inboundRealTimePaymentsTransfers.create"], index);
    await admin("/faults/arm", { kind: "drop_after_commit", operation });
  }
}

async function createBanks({ admin }: Filled): Promise<void> {
  for (let index = 0; index < 30; index += 1)
    await admin("/banks/create", { name: `worker-of-the-nightly-run-${index}` });
}

async function search(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("operating");
}

async function unfold(page: Page): Promise<void> {
  await page.locator("dialog details").first().waitFor();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("dialog details")) details.setAttribute("open", "");
  });
}

async function uploadFiles({ server }: Filled): Promise<void> {
  for (let index = 0; index < 300; index += 1) {
    const body = new FormData();
    body.set("purpose", "check_image_front");
    body.set("file", new Blob(["image"]), `${index} front of a check with a long name.png`);
    await fetch(`${server.url}/files`, { method: "POST", headers: { authorization: `Bearer ${server.apiKey}` }, body });
  }
}

test("a list whose rows differ in height shows the rows that it is scrolled to, and the one that keys move to", async () => {
  const { page } = await openInspector({ path: "/declines", seed: crowd, width: 390 });
  const table = page.locator(".table");
  const isShown = (selector: string) =>
    table.evaluate((box, selector) => {
      const { top, bottom } = box.getBoundingClientRect();
      return [...box.querySelectorAll(selector)].some((row) => {
        const { top: first, bottom: last } = row.getBoundingClientRect();
        return first >= top && last <= bottom + 1;
      });
    }, selector);
  // With the row of the titles, after all pages are read.
  await page.locator('[aria-rowcount="301"]').waitFor();
  await press(page, "j", "End");
  await expect.poll(() => isShown('tr[aria-rowindex="301"]:focus')).toBe(true);
  await press(page, "Home");
  await expect.poll(() => isShown('tr[aria-rowindex="2"]:focus')).toBe(true);
  for (const part of [0.2, 0.9, 0.5]) {
    await table.evaluate((box, part) => box.scrollTo({ top: box.scrollHeight * part }), part);
    await expect.poll(() => isShown("tbody tr:not(.spacer)")).toBe(true);
  }
  // The row that had the focus is no longer drawn.
  expect(await table.evaluate((box) => box === document.activeElement)).toBe(true);
  await press(page, "j");
  await expect.poll(() => isShown('tr[aria-rowindex="3"]:focus')).toBe(true);
});
