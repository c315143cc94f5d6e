import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

const executablePath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/**
 * Runs in the page. Tries each way to reach the server, with and without the admin token. Returns the visible part of
 * each response.
 */
async function attack({ url, token }: { url: string; token: string }): Promise<string[]> {
  const paths = [
    "/accounts",
    "/_sandbank/",
    "/_sandbank/health",
    "/_sandbank/status",
    "/_sandbank/openapi.json",
    "/_sandbank/stream",
  ];
  const seen: string[] = [];
  const look = async (what: string, act: () => Promise<string>) => {
    seen.push(`${what}: ${await act().catch(() => "nothing")}`);
  };
  const read = async (response: Response) =>
    response.type === "opaque" ? "nothing" : `${response.status} ${(await response.json()).type}`;
  for (const path of paths) {
    await look(`fetch ${path}`, async () => read(await fetch(url + path)));
    await look(`token ${path}`, async () =>
      read(await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })),
    );
    await look(`no-cors ${path}`, async () => read(await fetch(url + path, { mode: "no-cors" })));
    await look(`script ${path}`, () => loaded("script", url + path));
    await look(`image ${path}`, () => loaded("img", url + path));
  }
  for (const path of ["/_sandbank/stop", "/_sandbank/reset", "/accounts"]) {
    await look(`post ${path}`, async () =>
      read(await fetch(url + path, { method: "POST", mode: "no-cors", body: "{}" })),
    );
    await look(`json ${path}`, async () => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return read(await fetch(url + path, { method: "POST", headers, body: "{}" }));
    });
    await look(`beacon ${path}`, async () => (navigator.sendBeacon(url + path, "{}") ? "nothing" : "nothing"));
  }
  await look("events", () => {
    const source = new EventSource(`${url}/_sandbank/stream`);
    return new Promise((resolve, reject) => {
      source.onmessage = () => resolve("a message");
      source.onopen = () => resolve("open");
      source.onerror = reject;
    });
  });
  await look("frame", async () => {
    const frame = document.createElement("iframe");
    frame.src = `${url}/_sandbank/health`;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve));
    const text = frame.contentDocument?.body.textContent;
    return text ? `${JSON.parse(text).status} ${JSON.parse(text).type}` : "nothing";
  });
  return seen;

  function loaded(tag: "script" | "img", src: string): Promise<string> {
    const element = document.createElement(tag);
    element.src = src;
    document.body.append(element);
    return new Promise((resolve, reject) => {
      element.onload = () => resolve("loaded");
      element.onerror = reject;
    });
  }
}

describe.runIf(executablePath !== undefined && isFullVolume)("a page in Chromium", () => {
  let server: RunningServer;
  let pages: Server;
  let browser: Browser;
  let page: Page;
  let pagesPort: number;

  beforeAll(async () => {
    pages = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<body>"));
    pages.listen(0, "127.0.0.1");
    await once(pages, "listening");
    pagesPort = (pages.address() as AddressInfo).port;
    server = await startFrozen({ corsOrigins: [`http://localhost:${pagesPort}`] });
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--host-resolver-rules=MAP evil.test 127.0.0.1",
        // The server is to be safe without the protection that only some browsers have.
        "--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessSendPreflights,BlockInsecurePrivateNetworkRequests",
      ],
    });
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    pages.closeAllConnections();
    pages.close();
    await server.stop();
  });

  const steps = async () => (await adminOf(server).call("trace", {})).steps;

  test.each(["http://evil.test", "http://127.0.0.1"])(
    "of %s gets nothing, even with the admin token",
    async (origin) => {
      await page.goto(`${origin}:${pagesPort}/`);
      const seen = await page.evaluate(attack, { url: server.url, token: server.token });
      expect(seen.filter((each) => !each.endsWith(": nothing"))).toEqual([]);
      expect(seen.length).toBeGreaterThan(30);
      expect(await steps()).toEqual([]);
    },
  );

  test("whose host name leads to this machine (DNS rebinding) gets 403 only, even with the admin token", async () => {
    const { port } = new URL(server.url);
    const url = `http://evil.test:${port}`;
    // The page itself came from another server, under the same name and port.
    await page.route(`${url}/`, (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
    await page.goto(`${url}/`);
    const seen = await page.evaluate(attack, { url, token: server.token });
    const got = new Set(seen.map((each) => each.slice(each.indexOf(": ") + 2)));
    expect([...got].sort()).toEqual(["403 host_not_allowed_error", "nothing"]);
    expect(await steps()).toEqual([]);
  });

  test("of an allowed origin calls the API and the admin API, and reads the headers", async () => {
    await page.goto(`http://localhost:${pagesPort}/`);
    const call = async ({ url, key }: { url: string; key: string }) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const response = await fetch(`${url}/accounts`, { method: "POST", headers, body: '{"name":"Page"}' });
      const clock = await fetch(`${url}/_sandbank/clock`, { headers });
      return [response.status, response.headers.get("x-request-id") !== null, clock.status];
    };
    expect(await page.evaluate(call, { url: server.url, key: server.apiKey })).toEqual([200, true, 200]);
  });
});
