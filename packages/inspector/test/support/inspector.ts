import type { Browser, BrowserContext, Page } from "playwright-core";
import { type RunningServer, type Seed, startServer } from "sandbank";
import { afterAll, afterEach, expect } from "vitest";
import { launchChromium } from "./chromium.ts";

export interface InspectorOptions {
  /** The seed of the bank. */
  readonly seed?: Seed;
  /** The fragment of the URL, such as `/clock`. */
  readonly path?: string;
  readonly scheme?: "light" | "dark";
  /** The width of the window. Default: 1280. */
  readonly width?: number;
  /** Whether the page contains the admin token, as on a server that other machines cannot reach. Default: true. */
  readonly hasToken?: boolean;
}

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

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];
const servers: RunningServer[] = [];
/** The problems of a page: errors, violations of the policy, requests to other hosts. */
const problems: string[] = [];

/** Opens the inspector. The test fails if the page logs an error, violates its policy, or asks another host. */
export async function openInspector(options: InspectorOptions = {}): Promise<Inspector> {
  const { seed, path = "/", scheme = "light", width = 1280, hasToken = true } = options;
  browser ??= await launchChromium();
  const start = (port: number) =>
    startServer({
      port,
      // Visitors from other machines get no token.
      ...(!hasToken && { host: "0.0.0.0", token: "token" }),
      clock: "frozen",
      start: "2026-01-01T00:00:00Z",
      ...(seed !== undefined && { seeds: [seed] }),
    });
  let server = await start(0);
  servers.push(server);
  const { port } = new URL(server.url);
  const url = `http://localhost:${port}`;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    deviceScaleFactor: 1,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  contexts.push(context);
  const openTab = async () => {
    const tab = await context.newPage();
    collectProblems(tab, url);
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
  return {
    page: await openTab(),
    get server() {
      return server;
    },
    admin: (route, body) => send(`${server.url}/_sandbank${route}`, server.token, body),
    api: (route, body) => send(server.url + route, server.apiKey, body),
    openTab,
    async restart() {
      await server.stop();
      server = await start(Number(port));
      servers.push(server);
    },
  };
}

function collectProblems(page: Page, url: string): void {
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

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  expect(problems.splice(0)).toEqual([]);
});

afterAll(() => browser?.close());
