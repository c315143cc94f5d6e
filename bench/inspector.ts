import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { type RunningServer, startServer } from "sandbank";
import { build } from "vite";
import { chromiumPath, openChromium } from "../packages/inspector/test/support/chromium.ts";
import { median } from "./measure.ts";
import { MissingTool } from "./missing-tool.ts";
import type { Row } from "./row.ts";
import { longestTask, scriptTime, type TraceEvent, taskTimes } from "./trace-events.ts";

const ROUNDS = 5;
/** How many steps the page keeps that are not reads. */
const MOST_ROWS = 10_000;
/** A part of them, so that the page shows each number of rows. */
const AT_ONCE = 500;
const CONNECTIONS = 8;

/** How much the inspector makes a browser do, in CPU time of the page's main thread from traces of Chromium. */
export async function* inspectorRows(): AsyncIterable<Row> {
  if (chromiumPath === undefined) {
    throw new MissingTool("no Chromium is installed. Install one, or set CHROMIUM_PATH to its path.");
  }
  const configFile = fileURLToPath(new URL("../packages/inspector/vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "error" });
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  const browser = await openChromium();
  try {
    await send(server, AT_ONCE);
    yield await loadingRow(browser, server);
    const page = await openLog(browser, server);
    yield await burstRow(page, server);
    yield await scrollRow(browser, page, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Loads the page until the log shows its rows. */
async function loadingRow(browser: Browser, server: RunningServer): Promise<Row> {
  const rounds: TraceEvent[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    rounds.push(await traced(browser, page, () => showLog(page, server)));
    await page.close();
  }
  return {
    what: `inspector: script until the log shows ${AT_ONCE} rows`,
    floor: "all tasks of the page until then",
    floorFigure: median(rounds.map((events) => taskTimes(events).reduce((sum, time) => sum + time, 0))),
    figure: median(rounds.map(scriptTime)),
    unit: "ms",
    budget: { most: 300 },
  };
}

/** Counts how often the log is drawn while requests come. */
async function burstRow(page: Page, server: RunningServer): Promise<Row> {
  const requests = 1_000;
  await page.evaluate(() => {
    const counted = globalThis as unknown as { renders: number };
    counted.renders = 0;
    // One call of the observer is one render: it has all that was changed at once.
    new MutationObserver(() => counted.renders++).observe(document.querySelector("main tbody") as Element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const before = performance.now();
  await send(server, requests);
  await rowsShown(page, AT_ONCE + requests);
  const seconds = Math.max(1, (performance.now() - before) / 1_000);
  const renders = await page.evaluate(() => (globalThis as unknown as { renders: number }).renders);
  return {
    what: `inspector: renders of the log in a second, of ${renders} while ${requests} entries came`,
    floor: "one in 125 ms",
    floorFigure: 8,
    figure: renders / seconds,
    unit: "renders",
    budget: { most: 10 },
  };
}

/** Scrolls through 10,000 rows, a page in a frame. */
async function scrollRow(browser: Browser, page: Page, server: RunningServer): Promise<Row> {
  for (let rows = AT_ONCE + 1_000; rows < MOST_ROWS; rows += AT_ONCE) {
    await send(server, AT_ONCE);
    await rowsShown(page, rows + AT_ONCE);
  }
  const events = await traced(browser, page, () =>
    page.evaluate(async () => {
      const table = document.querySelector("main .table") as HTMLElement;
      for (let top = 0; top < table.scrollHeight; top += table.clientHeight) {
        table.scrollTop = top;
        await new Promise(requestAnimationFrame);
      }
    }),
  );
  return {
    what: `inspector: longest task while ${MOST_ROWS.toLocaleString("en-US")} rows of the log scroll`,
    floor: "its median task of more than 1 ms",
    floorFigure: median(taskTimes(events).filter((time) => time > 1)),
    figure: longestTask(events),
    unit: "ms",
    budget: { most: 50 },
  };
}

async function openLog(browser: Browser, server: RunningServer): Promise<Page> {
  const page = await browser.newPage();
  await showLog(page, server);
  return page;
}

async function showLog(page: Page, { url }: RunningServer): Promise<void> {
  await page.goto(`${url}/_sandbank/#/log`);
  await rowsShown(page, AT_ONCE);
}

async function rowsShown(page: Page, rows: number): Promise<void> {
  await page.getByText(`${rows.toLocaleString("en-US")} steps, newest first`).waitFor();
}

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = ["toplevel", "devtools.timeline", "v8.execute", "v8", "disabled-by-default-devtools.timeline"];
  await browser.startTracing(page, { categories });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/** Creates Accounts, several at a time. */
async function send({ url, apiKey }: RunningServer, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const post = () =>
    new Promise<void>((resolve, reject) => {
      request(`${url}/accounts`, { method: "POST", agent, headers }, (response) => {
        response.resume().once("end", resolve);
      })
        .once("error", reject)
        .end('{"name":"Operating"}');
    });
  await Promise.all(Array.from({ length: count }, post));
  agent.destroy();
}
