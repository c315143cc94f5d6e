import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { crowdSeed } from "../../../../tests/support/year-seed.ts";
import { type Inspector, openInspector } from "../support/inspector.ts";
import { listSeed } from "../support/list-seed.ts";
import { waitUntilRead } from "../support/wait-until-read.ts";

/** The windows in which the rows are opened. Below 800 px the detail replaces the list. */
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const TABLE = "main .master .table, .account .table";
const DETAIL = ".split .detail";
const ROW = `.master .table tbody tr:not(.spacer)`;

/** The lists of a bank of the `crowdSeed`: each is longer than its frame, and most have 300 rows. */
const lists = ["/log", "/webhooks", "/declines", "/objects?type=card"];

/** Opens the page on a bank whose lists are long. The Log has none of the requests of a seed. */
async function openCrowd() {
  const inspector = await openInspector({
    seed: crowdSeed(),
    async fill({ api }) {
      for (let index = 0; index < 300; index += 1) await api("/accounts", { name: `${index} of 300` });
    },
  });
  const { page } = inspector;
  const goTo = async (path: string) => {
    await page.evaluate((hash) => location.assign(hash), `#${path}`);
    await page.locator(ROW).nth(40).waitFor({ state: "attached" });
    await settled(page);
  };
  return { page, goTo, api: inspector.api };
}

test("the row that is clicked stays where it is in every list, and when its detail is closed", async () => {
  const { page, goTo } = await openCrowd();
  const faults: string[] = [];
  for (const path of lists) {
    await goTo(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      const place = `${path} at ${size.width} px`;
      await scrollTo(page, 0.6);
      const row = await lastVisible(page);
      const before = await topOf(row);
      await row.click();
      await page.locator(DETAIL).waitFor();
      const isBeside = size.width >= 800;
      if (isBeside && !(await staysAt(row, before))) faults.push(`${place}: ${before} is ${await topOf(row)}`);
      await closeDetail(page);
      if (!(await staysAt(row, before))) faults.push(`${place}, closed: ${before} is ${await topOf(row)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("the row of an entry of an Account stays where it is when a click selects it", async () => {
  const { page } = await openInspector({ seed: listSeed("entry"), path: "/accounts" });
  const accounts = page.locator(".table tbody tr:not(.spacer)");
  await accounts.filter({ hasText: "Operating" }).click();
  await page.locator(".account .table tbody tr").nth(60).waitFor({ state: "attached" });
  for (const size of windows) {
    await page.setViewportSize(size);
    // The figures and the chart are above the entries.
    await page.locator(TABLE).evaluate((box) => box.scrollIntoView({ block: "center" }));
    await scrollTo(page, 0.4);
    const row = await lastVisible(page);
    const before = await topOf(row);
    await row.click();
    expect(await staysAt(row, before)).toBe(true);
    expect(await row.getAttribute("aria-selected")).toBe("true");
  }
});

test("the row that a link opens is in view and highlighted, also if it is on a later page of the list", async () => {
  const { page, api } = await openCrowd();
  const url = page.url().replace(/#.*$/, "");
  const row = page.locator('.master .table tr[tabindex="0"]');
  const isInView = () =>
    row.evaluateAll(([row]) => {
      const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      const { top: first = 0, bottom: last = 0 } = row?.closest(".table")?.getBoundingClientRect() ?? {};
      return bottom > top && top >= first && bottom <= Math.min(last, innerHeight);
    });
  const links = [
    "/log/100",
    `/webhooks/${await idAt(api, "/events", 250)}`,
    `/declines/${await idAt(api, "/declined_transactions", 250)}`,
    `/objects/${await idAt(api, "/cards", 250)}?type=card`,
  ];
  for (const link of links) {
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto("about:blank");
      await page.goto(`${url}#${link}`);
      await page.locator(DETAIL).waitFor();
      await expect.poll(() => row.getAttribute("aria-selected")).toBe("true");
      if (size.width < 800) await closeDetail(page);
      await expect.poll(isInView, { message: `${link} at ${size.width} px` }).toBe(true);
    }
  }
});

/** Returns the id of the object at an index of a list. */
async function idAt(api: Inspector["api"], path: string, index: number): Promise<string | undefined> {
  let rows: readonly { readonly id: string }[] = [];
  for (let cursor: string | null = ""; cursor !== null && rows.length <= index; ) {
    const page = (await api(`${path}?limit=100${cursor && `&cursor=${cursor}`}`)) as {
      readonly data: typeof rows;
      readonly next_cursor: string | null;
    };
    rows = [...rows, ...page.data];
    cursor = page.next_cursor;
  }
  return rows[index]?.id;
}

async function closeDetail(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close the detail" }).click();
  await page.locator(DETAIL).waitFor({ state: "detached" });
}

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.locator(TABLE).evaluate((box, part) => box.scrollTo({ top: box.scrollHeight * part }), part);
  await settled(page);
}

/** The page is drawn as it is, and has read what it shows. */
async function settled(page: Page): Promise<void> {
  await waitUntilRead(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The last row of which the window and the list show all. */
async function lastVisible(page: Page): Promise<Locator> {
  const index = await page.locator(TABLE).evaluate((box) => {
    const end = Math.min(innerHeight, box.getBoundingClientRect().bottom);
    const rows = [...box.querySelectorAll("tbody tr:not(.spacer)")];
    const last = rows.findLast((row) => row.getBoundingClientRect().bottom <= end);
    return last?.getAttribute("aria-rowindex") ?? "";
  });
  return page.locator(`:is(${TABLE}) tr[aria-rowindex="${index}"]`);
}

async function topOf(row: Locator): Promise<number | undefined> {
  return row.evaluateAll(([found]) => found && Math.round(found.getBoundingClientRect().top));
}

async function staysAt(row: Locator, before: number | undefined): Promise<boolean> {
  await settled(row.page());
  const now = await topOf(row);
  return now !== undefined && before !== undefined && Math.abs(now - before) <= 1;
}

test("an open detail follows the row that the keys move, and adds nothing to the browser's history", async () => {
  const { page } = await openInspector({ seed: listSeed("event"), path: "/webhooks?delivery=" });
  await page.locator(ROW).nth(3).click();
  const title = page.locator(`${DETAIL} h1`);
  await title.waitFor();
  const before = await page.evaluate(() => history.length);
  for (const key of ["j", "ArrowDown", "k"]) {
    await page.keyboard.press(key);
    const row = page.locator('tr[aria-selected="true"]');
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await row.innerText()).includes(await title.innerText())).toBe(true);
  }
  await expect.poll(() => page.locator(ROW).nth(4).getAttribute("aria-selected")).toBe("true");
  expect(await page.evaluate(() => history.length)).toBe(before);
});
