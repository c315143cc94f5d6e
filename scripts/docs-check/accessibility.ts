import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const screens = [390, 1440].map((width) => ({ width, height: 900 }));

/** Returns the violations on pages of the site. */
export async function violationsOf(browser: Browser, address: string, pages: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const violations: string[] = [];
  for (const name of pages) {
    await page.goto(address + name, { waitUntil: "load" });
    violations.push(...(await violationsOnScreens(page, name)));
  }
  await page.close();
  return violations;
}

/**
 * Returns what axe finds on an open page, light and dark, on a phone and on a desktop. A page that scrolls sideways, or is
 * taller than 20 screens of a desktop, is a violation, too.
 */
export async function violationsOnScreens(page: Page, name: string): Promise<string[]> {
  const violations: string[] = [];
  await page.evaluate(axe);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const isDark of [false, true]) {
      await page.evaluate(`document.documentElement.classList.toggle("dark", ${isDark})`);
      const found = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
      const place = `${name}, ${screen.width} px${isDark ? ", dark" : ""}`;
      for (const { help, nodes } of found.violations)
        violations.push(`${place}: ${help}: ${nodes.map(({ html }) => html)}`);
    }
    const size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]";
    const [width, height] = await page.evaluate<[number, number]>(size);
    if (width > screen.width) violations.push(`${name}: ${width} px wide on a screen of ${screen.width} px`);
    if (width > 1_000 && height > 20 * screen.height) violations.push(`${name}: ${height} px tall. Fold its sections.`);
  }
  return violations;
}
