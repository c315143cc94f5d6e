import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } };
declare const document: {
  documentElement: {
    scrollWidth: number;
    scrollHeight: number;
    classList: { toggle(name: string, isOn: boolean): void };
  };
};

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/**
 * Returns the violations that axe finds on pages of the site, in Chromium: light and dark, on a phone and on a desktop. A
 * page that scrolls sideways is a violation, too.
 */
export async function violationsOf(browser: Browser, address: string, pages: readonly string[]): Promise<string[]> {
  const left = [...pages];
  // Two tabs share the list: a machine of two cores has no use for more.
  const found = await Promise.all([left, left].map((list) => inOneTab(browser, address, list)));
  return found.flat();
}

/** Returns the pages that are taller than 20 screens of 1440 x 900 px. Without scripts a page is drawn at once. */
export async function tallPages(browser: Browser, address: string, pages: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const tall: string[] = [];
  for (const name of pages) {
    await page.goto(address + name, { waitUntil: "load" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 18_000) tall.push(`${name} is ${height} px tall, more than 18,000: fold its sections.`);
  }
  await page.close();
  return tall;
}

/** Returns the same of the open search, with results. */
export async function violationsOfSearch(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await page.fill("#localsearch-input", "webhook");
  await page.locator(".results a").first().waitFor();
  const violations = await violationsOnScreens(page, "The search");
  await page.close();
  return violations;
}

async function inOneTab(browser: Browser, address: string, left: string[]): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const violations: string[] = [];
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    await page.goto(address + name, { waitUntil: "load" });
    violations.push(...(await violationsOnScreens(page, name)));
  }
  await page.close();
  return violations;
}

/** Returns the violations on an open page. */
export async function violationsOnScreens(page: Page, name: string): Promise<string[]> {
  const violations: string[] = [];
  // Colours that fade from one theme to the other would be measured on their way.
  await page.addStyleTag({
    content: "*, ::before, ::after { transition: none !important; animation: none !important; }",
  });
  await page.evaluate(axe);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const isDark of [false, true]) {
      await page.evaluate((isOn) => document.documentElement.classList.toggle("dark", isOn), isDark);
      violations.push(...(await violationsOn(page, `${name}, ${screen.width} px${isDark ? ", dark" : ""}`)));
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > screen.width) violations.push(`${name}: ${width} px wide on a screen of ${screen.width} px`);
  }
  return violations;
}

async function violationsOn(page: Page, name: string): Promise<string[]> {
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    resultTypes: ["violations" as const],
  });
  return violations.map(({ id, help, nodes }) => {
    const first = nodes[0];
    return `${name}: ${id}, ${help}: ${nodes.length} times, first ${first?.target.join(" ")}: ${first?.html.slice(0, 160)}`;
  });
}
