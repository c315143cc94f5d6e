import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank } from "@sandbank/engine";
import { attachSession } from "@sandbank/testing";
import { type BrowserContext, chromium, type FrameLocator, type Page } from "playwright-core";
import { startServer } from "sandbank";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { chromiumOptions } from "../support/chromium.ts";

const directory = mkdtempSync(join(tmpdir(), "sandbank-without-storage-"));
const sandbox = "sandbox allow-scripts";
let usual: BrowserContext;
let blocked: BrowserContext;
let server: Server;
let url: string;

/** Starts Chromium with a profile. `cookies` 2 blocks all cookies, and with them all storage. */
function launch(name: string, cookies: 1 | 2): Promise<BrowserContext> {
  const profile = join(directory, name);
  mkdirSync(join(profile, "Default"), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, chromiumOptions);
}

/** Writes the page of a failed test. */
async function attached(): Promise<string> {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Ada" });
  const card = bank.cards.create({ account_id: account.id });
  bank.network.cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
  let written = "";
  await attachSession(bank, {
    status: "failed",
    expectedStatus: "passed",
    titlePath: ["cards.test.ts", "pays"],
    file: join(directory, "cards.test.ts"),
    error: { message: "expected null" },
    attach: async (_, { path }) => {
      written = path;
    },
  });
  return readFileSync(written, "utf8");
}

beforeAll(async () => {
  vi.stubEnv("SANDBANK_ATTACH", "");
  const cwd = process.cwd();
  process.chdir(directory);
  const html = await attached();
  process.chdir(cwd);
  const quoted = html.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const pages: Readonly<Record<string, string>> = {
    "/page": html,
    "/csp": html,
    "/frame": '<iframe sandbox="allow-scripts" src="/page" width="1200" height="700"></iframe>',
    "/text": `<iframe sandbox="allow-scripts" srcdoc="${quoted}" width="1200" height="700"></iframe>`,
  };
  server = createServer(({ url: path = "" }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (path === "/csp") response.setHeader("content-security-policy", sandbox);
    response.end(pages[path]);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  usual = await launch("usual", 1);
  blocked = await launch("blocked", 2);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([usual?.close(), blocked?.close()]);
  server.close();
});

async function opened(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(address);
  return { page, problems };
}

/** Goes from the decline, at which the page opens, to another instant, another screen and back. */
async function useSessionPage(shown: Page | FrameLocator): Promise<void> {
  await shown.locator('tr[aria-selected="true"]').getByText("declined insufficient_funds").waitFor();
  await shown.getByRole("button", { name: "Time travel" }).click();
  await shown.getByText(/Step \d of \d/).waitFor();
  await shown.getByRole("link", { name: "Accounts" }).click();
  await shown.getByText("Ada").first().waitFor();
  await shown.getByRole("button", { name: "Settings" }).click();
  await shown.getByLabel("Colours").selectOption("dark");
}

test.each(["/page", "/csp"])(
  "the page of a failed test works at %s where the browser refuses storage",
  async (path) => {
    const { page, problems } = await opened(path === "/page" ? blocked : usual, url + path);
    const refusal = await page.evaluate(() => Reflect.get(globalThis, "localStorage")).catch(String);
    expect(refusal).toContain("SecurityError");
    await useSessionPage(page);
    expect(problems).toEqual([]);
  },
);

test.each(["/frame", "/text"])("the page of a failed test works in the sandboxed frame of %s", async (path) => {
  const { page, problems } = await opened(usual, url + path);
  await useSessionPage(page.frameLocator("iframe"));
  expect(problems).toEqual([]);
});

test("the inspector connects, keeps the token and follows the bank where the browser blocks storage", async () => {
  const running = await startServer({ port: 0, host: "0.0.0.0", token: "token", clock: "frozen" });
  try {
    const { page, problems } = await opened(blocked, `http://localhost:${new URL(running.url).port}/_sandbank/`);
    await page.getByLabel("Admin token").fill("token");
    await page.getByRole("button", { name: "Open the inspector" }).click();
    await page.getByText("✓ live").waitFor();
    await fetch(`${running.url}/accounts`, {
      method: "POST",
      headers: { authorization: `Bearer ${running.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Ada" }),
    });
    await page.getByText("POST /accounts").first().waitFor();
    expect(problems).toEqual([]);
  } finally {
    await running.stop();
  }
});
