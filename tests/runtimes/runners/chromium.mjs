import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { bundle } from "./bundle.mjs";

const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];

export const chromiumRunner = {
  runtime: "Chromium",
  form: "ESM",
  async run({ project, bank }) {
    const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
    if (executablePath === undefined) throw new Error("none is installed. Install one, or set CHROMIUM_PATH.");
    const script = await bundle(project, "entries/browser.mjs", ["browser"]);
    const browser = await chromium.launch({ executablePath, args });
    try {
      const results = await runOnPage(await browser.newPage(), script, bank);
      return { version: `Chromium ${browser.version()}`, results };
    } finally {
      await browser.close();
    }
  },
};

/**
 * Runs the script on a page. The page and the bank have one origin, which is intercepted, so that no request leaves the
 * browser.
 */
async function runOnPage(page, script, bank) {
  const origin = "https://app.test";
  await page.route(`${origin}/**`, (route) => route.fulfill(answerOf(bank, route.request(), origin)));
  await page.goto(`${origin}/`);
  await page.addScriptTag({ type: "module", content: script });
  await page.waitForFunction(() => globalThis.runInBrowser !== undefined);
  const served = { apiKey: bank.apiKey, baseUrl: `${origin}/bank` };
  return page.evaluate((options) => globalThis.runInBrowser(options), served);
}

function answerOf(bank, request, origin) {
  const path = request.url().slice(origin.length);
  if (path === "/") return { contentType: "text/html", body: "<!doctype html><title>Runtimes</title>" };
  const [method, headers, body] = [request.method(), request.headers(), request.postData() ?? ""];
  return bank.handle({ method, path: path.slice("/bank".length), headers, body });
}
