import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } };
declare const document: { documentElement: { scrollWidth: number } };

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

/** Of the dark theme only the colors are new. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Returns the violations that axe finds on pages of the built site, in Chromium: of all rules in the light theme, and
 * of the rules for colors in the dark one. A page that scrolls sideways on a phone is a violation too.
 */
export async function violationsOf(site: string, pages: readonly string[], executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const left = [...pages];
    // Two tabs share the list: a machine of two cores has no use for more.
    const found = await Promise.all([left, left].map((list) => inOneTab(browser, site, list)));
    return found.flat();
  } finally {
    await browser.close();
  }
}

async function inOneTab(browser: Browser, site: string, left: string[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: desktop });
  const violations: string[] = [];
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(pathToFileURL(`${site}/${name}`).href);
    await page.evaluate(axe);
    violations.push(...(await violationsOn(page, name, { resultTypes: ["violations"] })));
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await violationsOn(page, name, { runOnly: colorRules, resultTypes: ["violations"] });
    violations.push(...dark.map((text) => `${text} (dark)`));
    await page.setViewportSize(phone);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) violations.push(`${name}: ${width} px wide on a screen of ${phone.width} px`);
    await page.setViewportSize(desktop);
  }
  return violations;
}

async function violationsOn(page: Page, name: string, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((given) => window.axe.run(given), options);
  return violations.map(({ id, help, nodes }) => {
    const first = nodes[0];
    return `${name}: ${id}, ${help}: ${nodes.length} times, first ${first?.target.join(" ")}: ${first?.html.slice(0, 160)}`;
  });
}
