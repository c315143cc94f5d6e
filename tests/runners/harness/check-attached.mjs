import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { stories } from "../attached/stories.mjs";
import { chromium as executablePath, failingRun } from "./run-configuration.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Each of the two files has all stories; in Vitest, one file that is in two projects. */
const FAILED = 2 * stories.length;
const FOLDER = "test-results/sandbank";

/** The folders to which Vitest copies attachments, before version 5 and since. */
const attachments = [".vitest-attachments", ".vitest/attachments"];

/** The most bytes, compressed, that the first failed test of a run takes in its page, and each further one. */
const MOST_BYTES = { first: 300_000, further: 20_000 };

/**
 * Runs the suites of `attached` with a runner, whose tests all fail, and opens each attached page from its file. Returns
 * what it found, in one line. Throws an error that says what is wrong with a page.
 *
 * @param {"vitest" | "jest" | "node-test"} runner
 * @param {string} folder a copy of `attached`
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function checkAttached(runner, folder, root) {
  const cwd = join(folder, runner);
  const output = await failingRun("test", cwd, root, {});
  const pages = pagesIn(join(cwd, FOLDER));
  const named = pages.filter((page) => output.includes(`open ${FOLDER}/${page}`));
  if (named.length !== FAILED) throw new Error(`the output names ${named.length} of ${FAILED} pages:\n${output}`);
  const notices = [...output.matchAll(/^::notice file=\S+\.test\.js,line=\d+,.*What the bank did: /gm)];
  if (runner === "vitest" && notices.length !== FAILED) {
    throw new Error(`the reporter for GitHub names ${notices.length} of ${FAILED} pages:\n${output}`);
  }
  const shown = runner === "vitest" ? join(cwd, attachments.find((path) => existsSync(join(cwd, path))) ?? "") : null;
  const files = (shown === null ? pages : pagesIn(shown)).map((page) => join(shown ?? join(cwd, FOLDER), page));
  if (files.length !== FAILED) throw new Error(`it has ${files.length} of ${FAILED} attachments`);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const problems = [];
    for (const file of files) await checkPage(browser, file, output).catch(({ message }) => problems.push(message));
    await checkIndex(browser, join(cwd, FOLDER, "index.html")).catch(({ message }) => problems.push(message));
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await browser.close();
  }
  return `${FAILED} pages open at their calls, ${sizesOf(join(cwd, FOLDER, "index.html"))}`;
}

/** Compares the page of a run with its budgets: its first failed test ends with the first element after the document. */
function sizesOf(file) {
  const text = readFileSync(file, "utf8");
  const end = text.indexOf("</script>", text.indexOf('class="session"')) + "</script>".length;
  const first = gzipSync(text.slice(0, end)).length;
  const further = Math.ceil((gzipSync(text).length - first) / (FAILED - 1));
  const inKB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sizes = `${inKB(first)} compressed with the first test, and ${inKB(further)} more for each further one`;
  if (first > MOST_BYTES.first || further > MOST_BYTES.further) throw new Error(`the page of the run takes ${sizes}`);
  return sizes;
}

function pagesIn(folder) {
  return readdirSync(folder).filter((name) => name.endsWith(".html") && name !== "index.html");
}

/**
 * Opens a page of one test: the row of the call is selected, and its detail is open, with the number that the output names.
 * Vitest attaches copies, which have other names than those in the output.
 */
async function checkPage(browser, file, output) {
  const { page, check } = await opened(browser, file);
  const name = await page.locator(".failed-test strong").innerText();
  const story = stories.find((each) => name.endsWith(each.name));
  const row = await page.locator('tr[aria-selected="true"]').innerText();
  if (!row.includes(story.opens)) throw new Error(`${name} opens at ${row}, and not at ${story.opens}`);
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.waitFor();
  const [, number] = output.split(`${basename(file)} in a browser, at `)[1]?.match(/^#(\d+)/) ?? [];
  if (number !== undefined) await detail.getByText(new RegExp(`^#${number}, `)).waitFor();
  await check();
}

/** Opens the page of the run: it lists all failed tests, and a link leads to the call of each one. */
async function checkIndex(browser, file) {
  const { page, check } = await opened(browser, file);
  const links = page.getByRole("listitem").getByRole("link");
  if ((await links.count()) !== FAILED) throw new Error(`the page of the run lists ${await links.count()} tests`);
  await check();
  await links.last().click();
  await page.locator('tr[aria-selected="true"]').waitFor();
  await page.getByRole("link", { name: `All ${FAILED} failed tests` }).click();
  await page.getByRole("heading", { name: `${FAILED} failed tests` }).waitFor();
  await check();
}

/** Opens a page. `check` throws an error if the page sent a request, logged anything, or breaks a rule of axe. */
async function opened(browser, file) {
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const address = pathToFileURL(file).href;
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => problems.push(message.text()));
  page.on("request", (request) => {
    const url = request.url();
    if (url.split("#", 1)[0] !== address && !/^(?:blob|data):/.test(url)) problems.push(url);
  });
  await page.goto(address);
  await page.locator('tr[aria-selected="true"], .failed-tests').first().waitFor();
  const check = async () => {
    await page.evaluate(axe);
    const violations = await page.evaluate(
      async (values) => (await globalThis.axe.run(document, { runOnly: { type: "tag", values } })).violations,
      tags,
    );
    const all = [...problems, ...violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)];
    if (all.length > 0) throw new Error(`${file}: ${all.join("; ")}`);
  };
  return { page, check };
}
