import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), "sandbank-browser-"));
const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

beforeAll(async () => {
  await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
});
afterAll(() => rmSync(outDir, { recursive: true }));

test("the production build with SDK, engine and contract takes at most 250 kB gzipped, beside MSW", () => {
  const scripts = readdirSync(join(outDir, "assets")).filter((name) => /^(?!msw-).*\.js$/.test(name));
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(outDir, "assets", name))).length);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(250_000);
});

describe.runIf(executablePath !== undefined)("the built page in Chromium", () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const failures: string[] = [];

  beforeAll(async () => {
    server = await preview({ root, logLevel: "error", build: { outDir }, preview: { port: 0 } });
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    page.on("pageerror", (error) => failures.push(String(error)));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.locator("main:not([aria-busy])").waitFor();
  });
  afterEach(async () => {
    await page.close();
    expect(failures.splice(0)).toEqual([]);
  });

  const pay = async (amount: string) => {
    await page.getByLabel("Amount in dollars").fill(amount);
    await page.getByRole("button", { name: "Authorize" }).click();
  };
  const outcome = (text: string) => page.getByRole("status").getByText(text).waitFor();
  const account = (text: string) => page.getByRole("region", { name: "Accounts" }).getByText(text).waitFor();

  test("the page shows the Accounts and the Card", async () => {
    await account("$250.00");
    await account("$1,200.00");
    await page.getByText("$200.00 a day").waitFor();
  });

  test("the page shows the hold of an authorization until it expires after a week", async () => {
    await pay("30");
    await outcome("$30.00 is held for Corner Books.");
    await account("available, $30.00 held");
    await page.getByRole("button", { name: "+7 days" }).click();
    await page.getByText("Jan 8, 2026").waitFor();
    await account("$250.00");
  });

  test("the page explains a decline by the daily Limit, and the Card pays again the next day", async () => {
    await pay("150");
    await outcome("Authorized");
    await pay("60");
    await outcome("Declined: breaches limit");
    await outcome("allows $200.00 per day: $150.00 used, $50.00 remaining, $60.00 requested.");
    await page.getByText("All 19 rules, in order").click();
    expect(await page.locator(".rules .failed").count()).toBe(1);
    await page.getByRole("button", { name: "+1 day" }).click();
    await page.getByText("Jan 2, 2026").waitFor();
    await pay("60");
    await outcome("$60.00 is held for Corner Books.");
  });

  test("the page starts over with a new bank", async () => {
    await pay("30");
    await outcome("Authorized");
    await page.getByRole("button", { name: "Start over" }).click();
    await account("$250.00");
    await page.getByText("None yet.").waitFor();
    expect(await page.getByRole("status").textContent()).toBe("");
  });
});
