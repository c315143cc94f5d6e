// Checks the built site: its size, every link and anchor, and in a Chromium the search, the programs of the pages, and of each
// page the accessibility, the height and the width on a phone, with `--sample` of one page in each folder.
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { chromiumPath } from "../../packages/inspector/test/support/chromium.ts";
import { readBase } from "../addresses.ts";
import { violationsOf } from "./accessibility.ts";
import { brokenLinks } from "./links.ts";
import { failedPrograms } from "./programs.ts";
import { questions } from "./questions.ts";
import { failedSearches } from "./search.ts";

/** In megabytes. It grows with the API: each resource brings a page with its examples, and a file for the search. */
const LARGEST_SITE = 15;

const root = fileURLToPath(new URL("../../", import.meta.url));
const site = join(root, "site");
const base = readBase();
const pages = globSync("**/*.html", { cwd: site }).sort();
const failures = brokenLinks(site, base);
console.log(`Links of ${pages.length} pages: ${failures.length} broken.`);
const files = globSync("**", { cwd: site, withFileTypes: true }).filter((file) => file.isFile());
const size = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size / 1e6, 0);
console.log(`Size: ${size.toFixed(1)} MB.`);
if (size > LARGEST_SITE) failures.push(`The site has ${size} MB, more than ${LARGEST_SITE}.`);

if (chromiumPath === undefined) {
  console.log("No Chromium: accessibility and search are not checked. Set CHROMIUM_PATH.");
} else {
  const server = await preview({ configFile: false, base, appType: "mpa", build: { outDir: site } });
  const address = server.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  // The sample has the pages without a folder, and the first one of each folder.
  const sample = pages.filter((name, index) => name.split("/")[0] !== pages[index - 1]?.split("/")[0]);
  const looked = process.argv.includes("--sample") ? sample : pages;
  const violations = await violationsOf(browser, address, looked);
  console.log(`Accessibility of ${looked.length} pages: ${violations.length} violations.`);
  const searches = await failedSearches(browser, address);
  console.log(`Searches: ${questions.length}, with ${searches.length} failures.`);
  failures.push(...violations, ...searches, ...(await failedPrograms(browser, address, site, root)));
  await browser.close();
  await server.close();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
