import type { Browser } from "playwright-core";
import { questions } from "./questions.ts";

/** How many results a reader looks at. */
const SEEN = 5;

interface Link {
  getAttribute(name: "href"): string;
}

/** Types each question into the search of the site, in Chromium, and returns those that do not find their page. */
export async function failedSearches(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  const failed: string[] = [];
  await page.goto(address, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const results = page.locator(".results a");
  const listed = page.locator(".results a, .results .no-results").first();
  for (const [question, pages] of Object.entries(questions)) {
    await page.fill("#localsearch-input", "");
    await listed.waitFor({ state: "detached" });
    await page.fill("#localsearch-input", question);
    await listed.waitFor();
    const found = await results.evaluateAll(
      (links, seen) => links.slice(0, seen).map((link) => (link as unknown as Link).getAttribute("href")),
      SEEN,
    );
    if (!pages.some((name) => found.some((href) => href.includes(name)))) {
      failed.push(`Search for ${JSON.stringify(question)}: expected ${pages.join(" or ")}, found ${found.join(", ")}`);
    }
  }
  await page.close();
  return failed;
}
