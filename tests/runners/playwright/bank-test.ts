import { readFileSync } from "node:fs";
import { test as base, type Route } from "@playwright/test";
import { type Bank, createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { attachSession } from "@sandbank/testing";

const world = createBank({ apiKeys: ["sandbox_key"] });
const html = readFileSync(new URL("index.html", import.meta.url), "utf8");

/** A `test` whose bank responds to requests of the page to `/api`. */
export const test = base.extend<{ bank: Bank }>({
  bank: async ({ context }, use, testInfo) => {
    const bank = world.fork({ seed: testInfo.title });
    const ask = createFetchHandler(bank, { baseUrl: "https://app.test/api" });
    await context.route("https://app.test/api/**", (route) =>
      answer(route, ask),
    );
    await context.route("https://app.test/", (route) =>
      route.fulfill({ contentType: "text/html", body: html }),
    );
    await use(bank);
    await attachSession(bank, testInfo); // if the test has failed
  },
});

async function answer(route: Route, ask: typeof fetch) {
  const request = route.request();
  const options = {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  };
  const response = await ask(request.url(), options).catch(() => undefined);
  // An armed fault drops the response.
  if (response === undefined) return route.abort("connectionreset");
  const { status, headers } = response;
  return route.fulfill({
    status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
  });
}
