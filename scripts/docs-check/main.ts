// Checks the built site: its size, every link and anchor, and in a Chromium the search, the programs of the pages, the height of
// each reference, and of each page the accessibility and the width on a phone, with `--sample` of one page in each folder.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { tallPages, violationsOf, violationsOfSearch } from "./accessibility.ts";
import { brokenLinks, pagesOf } from "./links.ts";
import { failedPrograms } from "./programs.ts";
import { questions } from "./questions.ts";
import { failedSearches } from "./search.ts";

const MEGABYTE = 1_000_000;
/** It grows with the API: each resource brings a page with its examples, and a file for the search. */
const LARGEST_SITE = 15 * MEGABYTE;

const root = fileURLToPath(new URL("../../", import.meta.url));
const site = join(root, "site");
const base = baseOf(JSON.parse(readFileSync(join(root, "project.json"), "utf8")).site);
const pages = pagesOf(site);
const failures = brokenLinks(site, base);
console.log(`Links of ${pages.length} pages: ${failures.length} broken.`);
const size = readdirSync(site, { recursive: true, encoding: "utf8" })
  .map((name) => statSync(join(site, name)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
console.log(`Size: ${(size / MEGABYTE).toFixed(1)} MB.`);
if (size > LARGEST_SITE) failures.push(`The site has ${size} bytes, more than ${LARGEST_SITE}.`);

const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);
if (executablePath === undefined) {
  console.log("No Chromium: accessibility and search are not checked. Set CHROMIUM_PATH.");
} else {
  const server = await preview({
    configFile: false,
    root,
    base,
    appType: "mpa",
    build: { outDir: site },
    preview: { port: 0 },
    logLevel: "error",
  });
  const address = server.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const looked = process.argv.includes("--sample") ? sampleOf(pages) : pages;
  const violations = await violationsOf(browser, address, looked);
  violations.push(...(await violationsOfSearch(browser, address)));
  console.log(
    `Accessibility of ${looked.length} pages and the search, light and dark, wide and narrow: ${violations.length} violations.`,
  );
  const references = pages.filter((name) => /^(api|reference|errors)\//.test(name));
  const tall = await tallPages(browser, address, references);
  console.log(`Heights of ${references.length} references: ${tall.length} are more than 20 screens.`);
  const searches = await failedSearches(browser, address);
  console.log(`Searches: ${questions.length}, of which ${searches.length} do not find their page.`);
  failures.push(...violations, ...tall, ...searches, ...(await failedPrograms(browser, address, site, root)));
  await browser.close();
  await server.close();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** The pages without a folder, and the first one of each folder. */
function sampleOf(names: readonly string[]): string[] {
  const folderOf = (name = "") => /^[^/]+(?=\/)/.exec(name)?.[0];
  return names.filter((name, index) => folderOf(name) === undefined || folderOf(name) !== folderOf(names[index - 1]));
}

/** The path of the site's address. */
function baseOf(address: string | null): string {
  return address === null ? "/" : new URL(address).pathname.replace(/\/*$/, "/");
}
