import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { screens } from "../../src/router/screens.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declineSeed } from "../support/decline-seed.ts";
import { type Inspector, openInspector } from "../support/inspector.ts";
import { waitUntilRead } from "../support/wait-until-read.ts";

const screenNames = screens.map(({ name }) => name);

/** The text of each screen in an empty bank. */
const emptyTexts: Readonly<Record<string, string>> = {
  log: "The log is empty.",
  accounts: "This bank has no Accounts.",
  declines: "Nothing was declined in this bank.",
  webhooks: "This bank has no Events.",
  objects: "This bank has no Card Payments yet.",
  simulate: "Interest payment",
};

/** Holds requests until the returned function is called. */
async function hold(place: Page | BrowserContext, isHeld: (url: URL) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await place.route(isHeld, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until nothing is loading. */
async function settled(page: Page): Promise<void> {
  await page.locator("main h1").filter({ visible: true }).first().waitFor();
  await waitUntilRead(page);
}

async function openSettled(name: string, seed = declineSeed): Promise<Inspector> {
  const inspector = await openInspector({ path: `/${name}`, seed });
  await inspector.page.getByText("✓ live").waitFor();
  await settled(inspector.page);
  return inspector;
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate((screen) => {
    location.hash = `#/${screen}`;
  }, name);
}

async function textOf(page: Page): Promise<string> {
  return page.locator("main").innerText();
}

/** The errors that the screen shows. */
function problemsOf(page: Page): Promise<string[]> {
  return page
    .locator("main [role=alert], main .problem")
    .evaluateAll((found) => found.map((each) => (each as HTMLElement).innerText).filter((text) => text !== ""));
}

/** Reads everything again while the server does not answer. */
async function readInVain(page: Page): Promise<void> {
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await failed;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test("the tests of the states know every screen of the navigation", async () => {
  const { page } = await openInspector();
  const links = await page
    .locator("nav[aria-label=Screens] a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.map((href) => new URL(href).hash)).toEqual(screenNames.map((name) => `#/${name}`));
  expect(Object.keys(emptyTexts)).toEqual(screenNames);
});

describe.each(screenNames)("the screen %s", (name) => {
  // A screen in another file, so that this one has not been loaded before.
  const other = name === "log" ? "simulate" : "log";

  test(`${name} says in an empty bank what would be there`, async () => {
    const { page } = await openInspector({ path: `/${name}` });
    await page
      .locator("main")
      .getByText(emptyTexts[name] as string)
      .first()
      .waitFor();
    await settled(page);
    expect(await problemsOf(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });

  test(`${name} says that it is loading until the server responds`, async () => {
    const { page, openTab } = await openSettled(other);
    const releaseScript = await hold(page, () => true);
    await goTo(page, name);
    await page.locator("main [aria-busy=true]").getByText("Loading").waitFor();
    releaseScript();
    await settled(page);
    expect(await problemsOf(page)).toEqual([]);
    // Another tab has read nothing yet.
    const releaseReads = await hold(page.context(), ({ pathname }) => !/^\/_sandbank\/(assets\/.*)?$/.test(pathname));
    const tab = await openTab();
    await goTo(tab, name);
    await tab.locator("main [aria-busy=true]").first().waitFor();
    expect(await problemsOf(tab)).toEqual([]);
    releaseReads();
    await settled(tab);
    expect(await problemsOf(tab)).toEqual([]);
  });

  test(`${name} keeps what it read last while the server does not answer, and reads again when it does`, async () => {
    const { page, server, restart } = await openSettled(name);
    const before = await textOf(page);
    await server.stop();
    await page.getByText("The server has not answered since").waitFor();
    await page.getByText("✕ disconnected").waitFor();
    await readInVain(page);
    expect(await textOf(page)).toBe(before);
    expect(await problemsOf(page)).toEqual([]);
    await restart();
    // Many reads meet a server whose token is another one.
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText("The server was started again.").waitFor();
    await page.getByText("✓ live").waitFor();
    await settled(page);
    // The same seed makes the same bank.
    await expect.poll(() => textOf(page)).toBe(before);
    expect(await problemsOf(page)).toEqual([]);
  });

  test(`${name} says that the server does not answer if it is opened then, and appears when the server answers`, async () => {
    const { page, server, restart } = await openSettled(other);
    await server.stop();
    await page.getByText("The server has not answered since").waitFor();
    await goTo(page, name);
    // The first screen is a part of the page, so it says so itself.
    const text = name === "log" ? "The server does not answer." : "The page tries again when the server answers.";
    await page.locator("main").getByText(text).waitFor();
    await restart();
    await page.getByText("✓ live").waitFor();
    await settled(page);
    await expect.poll(() => problemsOf(page)).toEqual([]);
  });

  test(`axe finds nothing on ${name} at 1280 and 390 px, with and without a detail`, async () => {
    const { page } = await openSettled(name);
    const widths = [1280, 390];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page);
    }
    const row = page.locator("main [role=grid] tbody tr[tabindex]").first();
    if (!(await row.isVisible())) return;
    await row.press("Enter");
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page);
    }
  });
});
