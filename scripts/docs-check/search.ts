import type { Browser } from "playwright-core";
import { violationsOnScreens } from "./accessibility.ts";
import { questions } from "./questions.ts";

/** Types each question into the search of the site, in Chromium. Returns those that do not find their page, and what axe finds. */
export async function failedSearches(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const failed: string[] = [];
  await page.goto(address, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const listed = page.locator(".results a, .results .no-results").first();
  for (const { pages, question } of questions) {
    await page.fill("#localsearch-input", "");
    await listed.waitFor({ state: "detached" });
    await page.fill("#localsearch-input", question);
    const found = (await listed.getAttribute("href")) ?? "nothing";
    if (!new RegExp(pages).test(found)) failed.push(`Search for "${question}": expected ${pages}, found ${found}`);
  }
  failed.push(...(await violationsOnScreens(page, "The search")));
  await page.close();
  return failed;
}
