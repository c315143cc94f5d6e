import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

/** Searches of readers. One of the listed pages must be among the first five results. */
const expected: Readonly<Record<string, readonly string[]>> = {
  "advance month": ["guides/time.html"],
  decline: ["guides/declines.html"],
  fork: ["guides/test-suites.html"],
  idempotency: ["guides/faults.html"],
  insufficient_funds: ["guides/declines.html"],
  install: ["start/tutorial.html", "runners/index.html"],
  webhook: ["guides/webhooks.html"],
};

interface Link {
  getAttribute(name: "href"): string;
}

/** Types into the search of the built site, in Chromium, and returns the searches that do not find their page. */
export async function failedSearches(site: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const failed: string[] = [];
    for (const [query, pages] of Object.entries(expected)) {
      await page.goto(pathToFileURL(`${site}/index.html`).href);
      await page.click("#tsd-search-trigger");
      await page.fill("#tsd-search-input", query);
      const results = page.locator("#tsd-search-results a");
      await results.first().waitFor();
      const found = await results.evaluateAll((links) =>
        links.slice(0, 5).map((link) => (link as unknown as Link).getAttribute("href")),
      );
      if (!pages.some((name) => found.some((href) => href.endsWith(name)))) {
        failed.push(`Search for ${JSON.stringify(query)}: expected ${pages.join(" or ")}, found ${found.join(", ")}`);
      }
    }
    return failed;
  } finally {
    await browser.close();
  }
}
