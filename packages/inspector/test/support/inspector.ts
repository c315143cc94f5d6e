import type { BrowserContext, Page } from "playwright-core";
import { type RunningServer, type Seed, startServer } from "sandbank";
import { expect, onTestFinished } from "vitest";
import { TIMEOUT_MS } from "../../../../vitest.shared.ts";
import { openChromium } from "./chromium.ts";

export interface InspectorOptions {
  /** The seed of the bank. */
  readonly seed?: Seed;
  /** The fragment of the URL, such as `/clock`. */
  readonly path?: string;
  readonly scheme?: "light" | "dark";
  /** The width of the window. Default: 1280. */
  readonly width?: number;
  readonly schedules?: "live";
  /** Whether the page contains the admin token, as on a server that other machines cannot reach. Default: true. */
  readonly hasToken?: boolean;
  /** Whether the page shares nothing with those of other tests, because its test replaces the clock of the browser. */
  readonly isAlone?: boolean;
  /** Adds what a seed cannot add, before the page opens. */
  readonly fill?: (bank: Filled) => Promise<unknown>;
}

/** A bank before its page opens. */
export type Filled = Pick<Inspector, "api" | "admin" | "server">;

/** A page of the inspector on a server whose clock stands at the beginning of 2026. */
export interface Inspector {
  readonly page: Page;
  readonly server: RunningServer;
  /** Does an admin operation, or sends a request of the API, as another program does. */
  readonly admin: (path: string, body?: object) => Promise<unknown>;
  readonly api: (path: string, body?: object) => Promise<unknown>;
  /** Opens one more tab of the same browser. */
  readonly openTab: () => Promise<Page>;
  /** Stops the server and starts another one, at the same address for the page. */
  readonly restart: () => Promise<void>;
}

const HEIGHT = 800;

/** Opens the inspector. The test fails if the page logs an error, violates its policy, or asks another host. */
export async function openInspector(options: InspectorOptions = {}): Promise<Inspector> {
  const { seed, path = "/", scheme = "light", width = 1280, hasToken = true, isAlone = false } = options;
  const { fill, schedules = "sandbox" } = options;
  const servers: RunningServer[] = [];
  const tabs: Page[] = [];
  /** The problems of the page: errors, violations of the policy, requests to other hosts. */
  const problems: string[] = [];
  const context = await (isAlone ? createContext() : openContext());
  onTestFinished(async () => {
    await Promise.all(tabs.map((tab) => tab.close()));
    await (isAlone ? context.close() : context.unrouteAll());
    await Promise.all(servers.map((server) => server.stop()));
    expect(problems).toEqual([]);
  });
  const start = (port: number) =>
    startServer({
      port,
      // Visitors from other machines get no token.
      ...(!hasToken && { host: "0.0.0.0", token: "token" }),
      clock: "frozen",
      start: "2026-01-01T00:00:00Z",
      bank: { schedules },
      ...(seed !== undefined && { seeds: [seed] }),
    });
  let server = await start(0);
  servers.push(server);
  const { port } = new URL(server.url);
  const url = `http://localhost:${port}`;
  const openTab = async () => {
    const tab = await context.newPage();
    tabs.push(tab);
    collectProblems(tab, url, problems);
    await tab.setViewportSize({ width, height: HEIGHT });
    await tab.emulateMedia({ colorScheme: scheme });
    await tab.goto(`${url}/_sandbank/#${path}`);
    await tab.locator("main").waitFor();
    return tab;
  };
  const send = (url: string, key: string, body: object | undefined) =>
    fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then((response) => response.json());
  const admin: Inspector["admin"] = (route, body) => send(`${server.url}/_sandbank${route}`, server.token, body);
  const api: Inspector["api"] = (route, body) => send(server.url + route, server.apiKey, body);
  await fill?.({ api, admin, server });
  return {
    page: await openTab(),
    get server() {
      return server;
    },
    admin,
    api,
    openTab,
    async restart() {
      await server.stop();
      server = await start(Number(port));
      servers.push(server);
    },
  };
}

function collectProblems(page: Page, url: string, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // Chromium logs each refused request and each lost connection as an error; tests of those expect them.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      problems.push(message.text());
    }
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) {
      problems.push(`request to ${request.url()}`);
    }
  });
}

async function createContext(): Promise<BrowserContext> {
  const browser = await openChromium();
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    deviceScaleFactor: 1,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  // A busy machine is slow. Yet a wait ends before its test, so that the error names what is missing.
  context.setDefaultTimeout(TIMEOUT_MS / 2);
  return context;
}

let shared: Promise<BrowserContext> | undefined;

/**
 * Opens the context that tests share: each has a server of its own, and so an origin with a storage of its own. An empty page
 * of the same site keeps the process alive in which Chromium draws the pages. To start one takes longer than many tests.
 */
function openContext(): Promise<BrowserContext> {
  shared ??= (async () => {
    const context = await createContext();
    const server = await startServer({ port: 0 });
    const page = await context.newPage();
    await page.goto(`http://localhost:${new URL(server.url).port}/_sandbank/health`);
    await server.stop();
    return context;
  })();
  return shared;
}
