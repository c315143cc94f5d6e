import type { Browser } from "playwright-core";
import { questions } from "./questions.ts";

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
  for (const { pages, question } of questions) {
    await page.fill("#localsearch-input", "");
    await listed.waitFor({ state: "detached" });
    await page.fill("#localsearch-input", question);
    await listed.waitFor();
    const found = await results.evaluateAll((links) =>
      links.slice(0, 3).map((link) => (link as unknown as Link).getAttribute("href")),
    );
    if (!new RegExp(pages).test(found[0] ?? ""))
      failed.push(`Search for ${JSON.stringify(question)}: expected ${pages}, found ${found.join(", ")}`);
  }
  await page.close();
  return failed;
}
