import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { chromium, type Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } };

/** What axe finds on pages of the built site, in a light and a dark Chromium. */
export async function violationsOf(site: string, pages: readonly string[], executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const found = await Promise.all(
      (["light", "dark"] as const).map(async (colorScheme) => {
        const page = await browser.newPage({ colorScheme, bypassCSP: true });
        const violations: string[] = [];
        for (const name of pages)
          violations.push(...(await violationsOn(page, site, name)).map((text) => `${text} (${colorScheme})`));
        return violations;
      }),
    );
    return found.flat();
  } finally {
    await browser.close();
  }
}

async function violationsOn(page: Page, site: string, name: string): Promise<string[]> {
  await page.goto(pathToFileURL(`${site}/${name}`).href);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
  return violations.map(({ id, help, nodes }) => {
    const first = nodes[0];
    return `${name}: ${id}, ${help}: ${nodes.length} times, first ${first?.target.join(" ")}: ${first?.html.slice(0, 160)}`;
  });
}
