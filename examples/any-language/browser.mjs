// Tests an app in Chromium. Run it by `sandbank exec --clock frozen -- node browser.mjs`; CHROMIUM_PATH names the browser.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { chromium } from "playwright-core";

// A name behind the key is a bank of its own, so that tests can run in parallel.
const key = `${process.env.SANDBANK_API_KEY}.browser-test`;

async function call(path, body) {
  const response = await fetch(process.env.SANDBANK_URL + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

// The app: a page with the available balance of an Account. The key stays on its server.
const app = createServer(async (request, response) => {
  if (!request.url.startsWith("/account_")) return response.writeHead(404).end();
  const { available_balance } = await call(`/accounts${request.url}/balance`);
  response.setHeader("content-type", "text/html");
  response.end(`<h1>Balance</h1><output>$${(available_balance / 100).toFixed(2)}</output>`);
});
app.listen(0, "127.0.0.1");
await once(app, "listening");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const account = await call("/accounts", { name: "Operating" });
  const page = await browser.newPage();
  const balance = async () => {
    await page.goto(`http://127.0.0.1:${app.address().port}/${account.id}`);
    return page.locator("output").textContent();
  };
  assert.equal(await balance(), "$0.00");

  await call("/simulations/interest_payments", { account_id: account.id, amount: 100_00 });
  assert.equal(await balance(), "$100.00");

  const card = await call("/cards", { account_id: account.id });
  await call("/simulations/card_authorizations", { card_id: card.id, amount: 60_00 });
  assert.equal(await balance(), "$40.00");

  // The merchant never captures the amount, so the authorization expires.
  await call("/_sandbank/clock/advance", { duration: "31d" });
  assert.equal(await balance(), "$100.00");
  console.log("passed: the page shows the available balance");
} finally {
  await browser.close();
  app.close();
}
