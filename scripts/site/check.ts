// Checks the built site: every link and anchor, and in a Chromium the accessibility of its pages, their width on a
// phone, and the search. `--all` checks each page in Chromium; without it each document and some pages of each kind of export.
// `--links` checks only links and anchors.
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { violationsOf } from "./accessibility.ts";
import { brokenLinks, pagesOf } from "./links.ts";
import { failedSearches } from "./search-check.ts";

const site = fileURLToPath(new URL("../../site", import.meta.url));
const pages = pagesOf(site);
const failures = brokenLinks(site);
console.log(`Links of ${pages.length} pages: ${failures.length} broken.`);

const chromium = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);
if (process.argv.includes("--links")) {
  // The rest takes minutes.
} else if (chromium === undefined) {
  console.log("No Chromium: accessibility and search are not checked. Set CHROMIUM_PATH.");
} else {
  const checked = process.argv.includes("--all") ? pages : pages.filter(isSampled);
  const violations = await violationsOf(site, checked, chromium);
  console.log(`Accessibility of ${checked.length} pages, light, dark and narrow: ${violations.length} violations.`);
  const searches = await failedSearches(site, chromium);
  console.log(`Searches: ${searches.length} do not find their page.`);
  failures.push(...violations, ...searches);
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Every document and module, and every 25th page of an export. */
function isSampled(page: string, index: number): boolean {
  return !page.startsWith("api/") || basename(page) === "index.html" || index % 25 === 0;
}
