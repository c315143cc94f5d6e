import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { runSnippet } from "@sandbank/tools/output-blocks";
import { readSnippets } from "@sandbank/tools/snippets";
import type { Browser, Page } from "playwright-core";
import { violationsOnScreens } from "./accessibility.ts";

/** The pages with a program that readers run, and their sources. */
const pages = {
  "index.html": "docs/home.md",
  "start/tutorial.html": "docs/start/tutorial.md",
  "guides/sweep.html": "docs/guides/sweep.md",
};

/** How many bytes a run may load, compressed. */
const LARGEST = 180_000;

/**
 * Runs the programs of the pages in Chromium. Returns what is wrong: a program that is no snippet of its page or prints other
 * lines than in Node, a request to another host, a violation of accessibility, files that are too large.
 */
export async function failedPrograms(browser: Browser, address: string, site: string, root: string): Promise<string[]> {
  const failed = failuresOfFiles(site, root);
  const snippets = readSnippets(root);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("request", (request) => {
    if (!request.url().replace("blob:", "").startsWith(address)) failed.push(`${page.url()} loads ${request.url()}.`);
  });
  for (const [name, source] of Object.entries(pages)) {
    await page.goto(address + name);
    const code = await programOf(page).innerText();
    if (!snippets.some((snippet) => snippet.page === source && snippet.code.trim() === code.trim())) {
      failed.push(`The program of ${name} is no snippet of ${source}.`);
    }
    const [printed, expected] = [await outputOfRun(page), runSnippet(code, root)];
    if (printed !== expected) failed.push(`The program of ${name} prints\n${printed}\nand in Node\n${expected}`);
    failed.push(...(await violationsOnScreens(page, `${name} after a run`)));
  }
  failed.push(...(await failuresOfEdits(page)));
  await page.close();
  console.log(`Programs: ${Object.keys(pages).length}, with ${failed.length} failures.`);
  return failed;
}

const programOf = (page: Page) => page.getByRole("textbox", { name: "Program" });

async function outputOfRun(page: Page, code?: string): Promise<string | null> {
  if (code !== undefined) await programOf(page).fill(code);
  await page.getByRole("button", { name: "Run" }).click();
  await page.locator("[data-state=done]").waitFor();
  return page.getByRole("log", { name: "Output" }).textContent();
}

/** Programs that readers may write. */
async function failuresOfEdits(page: Page): Promise<string[]> {
  const failed: string[] = [];
  const expectOutput = async (code: string, expected: string) => {
    const printed = await outputOfRun(page, code);
    if (printed !== expected) failed.push(`${code} prints ${printed}, not ${expected}`);
  };
  await expectOutput('// Fails.\nthrow new TypeError("No");', "TypeError: No\n    at line 2\n");
  await expectOutput("1;", "The program printed nothing.\n");
  await page.clock.install();
  await page.reload();
  await programOf(page).fill('console.log("Begins"); for (;;);');
  await page.getByRole("button", { name: "Run" }).click();
  // Its time limit began before its first line.
  await page.getByRole("log").getByText("Begins").waitFor();
  await page.clock.fastForward(10_000);
  const printed = await page.getByRole("log").textContent();
  if (!printed?.includes("Stopped after 10 seconds")) failed.push(`A program that does not end prints ${printed}`);
  return failed;
}

/** The bank of the programs leaves out what no program notices, so it answers each call as the bank of the packages does. */
function failuresOfFiles(site: string, root: string): string[] {
  const files = globSync("programs/*/dist/*.js", { cwd: site }).map((name) => join(site, name));
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  console.log(`What a program loads: ${(size / 1_000).toFixed(1)} of ${LARGEST / 1_000} kB compressed.`);
  const bank = files.find((file) => file.endsWith("/bank.js")) ?? "";
  return [
    ...(size > LARGEST ? ["The programs of the pages load too much."] : []),
    ...(answersOf(bank, root) === answersOf("@sandbank/engine", root) ? [] : ["Their bank answers differently."]),
  ];
}

/** What a new bank of a module answers to each call, with mistakes in it. */
function answersOf(module: string, root: string): string {
  const code = `
    import { endpoints } from "@sandbank/contract";
    import { createBank } from "${module}";
    const bank = createBank();
    const headers = { authorization: "Bearer " + bank.apiKey };
    for (const { method, path } of Object.values(endpoints))
      for (const body of ["{}", '{"name":"","amount":"1","status":"none","card_id":5}'])
        console.log(bank.handle({ method, path: path.replace(/{.*}/, "account_1"), headers, body }).body);
  `;
  return runSnippet(code, root);
}
