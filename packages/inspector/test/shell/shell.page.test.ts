import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

const built = fileURLToPath(new URL("../../../sandbank/dist/inspector/", import.meta.url));

test("the script and the style of the first load take at most 60 kB gzipped", () => {
  const html = readFileSync(`${built}index.html`, "utf8");
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name as string);
  const bytes = files.map((name) => gzipSync(readFileSync(built + name), { level: 9 }).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`The first load of the inspector is ${total} bytes in ${files.length} files.`);
  expect(files.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(60_000);
});

test("each script and style has a compressed file beside it", () => {
  const names = readdirSync(`${built}assets`);
  const plain = names.filter((name) => !name.endsWith(".gz"));
  expect(plain.filter((name) => !names.includes(`${name}.gz`))).toEqual([]);
  expect(plain.length).toBeGreaterThan(3);
});

test("the header shows the clock, and freezes and moves it", async () => {
  const { page } = await openInspector({ seed: bankSeed });
  const clock = page.getByRole("region", { name: "Clock", exact: true });
  await clock.getByText("Thu 1 Jan 2026, 06:00:00").waitFor();
  await clock.getByRole("button", { name: "+1 d" }).click();
  await clock.getByText("Fri 2 Jan 2026, 06:00:00").waitFor();
  await clock.getByRole("button", { name: "in 5 d 18 h: hold expires" }).click();
  await clock.getByText("Thu 8 Jan 2026, 00:00:00").waitFor();
  await clock.getByRole("button", { name: "frozen" }).click();
  await page.getByRole("dialog", { name: "Clock" }).getByRole("button", { name: "Resume" }).click();
  await clock.getByText("ticking").waitFor();
  await page.getByRole("button", { name: "Freeze" }).click();
  await clock.getByText("frozen").waitFor();
});

test("the header keeps one row at 1280 px with armed faults, also when the page is paused, and names what is due in full", async () => {
  const { page, admin, api } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  const header = page.locator(".shell-header");
  const height = async () => (await header.boundingBox())?.height;
  const before = await height();
  await admin("/faults/arm", { kind: "latency" });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await header.getByRole("link", { name: "1 fault armed" }).waitFor();
  expect(await height()).toBe(before);
  await page.getByRole("button", { name: "Pause page" }).click();
  for (let count = 1; count <= 12; count += 1) await api("/accounts", { name: `Account ${count}` });
  await header.getByText("◔ Paused, 12 new steps").waitFor();
  expect(await height()).toBe(before);
  expect(await header.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await header.getByTitle("Move the clock to what happens in 6 d 18 h: hold expires").waitFor();
});

test.each([1280, 1100, 1024, 800])("the header names what is due in full at %i px", async (width) => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts", width });
  const next = page.locator(".shell-header .next");
  await next.getByText("in 6 d 18 h: hold expires").waitFor();
  expect(await next.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the page shows changes that other programs make to the bank", async () => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await admin("/clock/advance", { duration: "7d" });
  await page.getByRole("region", { name: "Clock", exact: true }).getByText("Thu 8 Jan 2026, 06:00:00").waitFor();
});

test("all tabs of a browser share one stream, and another tab takes it over", async () => {
  const { page, openTab, admin } = await openInspector({ seed: bankSeed });
  const streams: string[] = [];
  await page.getByText("✓ live").waitFor();
  const context = page.context();
  context.on("request", (request) => request.url().includes("/stream") && streams.push(request.url()));
  const second = await openTab();
  await second.getByText("✓ live").waitFor();
  expect(streams).toEqual([]);
  await page.close();
  await expect.poll(() => streams.length).toBe(1);
  await admin("/clock/advance", { duration: "7d" });
  await second.getByRole("region", { name: "Clock", exact: true }).getByText("Thu 8 Jan 2026, 06:00:00").waitFor();
});

test("the page connects to a restarted server, and reports the restart", async () => {
  const { page, restart } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await page.getByText("2 Accounts").waitFor();
  await restart();
  await page.getByText("The server was started again.").waitFor();
  await page.getByText("✓ live").waitFor();
  await page.getByText("2 Accounts").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText("The server was started again.").waitFor({ state: "detached" });
});

test("the page keeps its latest data while the server does not answer", async () => {
  const { page, server } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await page.getByText("2 Accounts").waitFor();
  await server.stop();
  await page.getByText("The server has not answered since").waitFor();
  await page.getByText("2 Accounts").waitFor();
  await page.getByText("✕ disconnected").waitFor();
  await expectNoAxeViolations(page);
});

test("the page keeps its latest data while a proxy answers for an unreachable server", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await page.getByText("2 Accounts").waitFor();
  await page.route("**/accounts?*", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
  const answered = page.waitForResponse("**/accounts?*");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.getByText("2 Accounts").waitFor();
  expect(await page.getByText("Bad Gateway").count()).toBe(0);
});

test("the page says that the bank was reset", async () => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await admin("/reset", {});
  await page.getByText("The bank restarted: it was reset or restored.").waitFor();
});

test("the bank picker shows another bank, which the URL names, without what happened in the one before, and offers a new one", async () => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await admin("/banks/create", { name: "worker-1" });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByRole("combobox", { name: "Bank" }).selectOption("worker-1");
  await page.waitForURL((url) => url.href.includes("#/accounts?bank=worker-1"));
  await page.getByText("✓ live").waitFor();
  await page.getByRole("button", { name: "+1 d" }).click();
  await page.getByRole("region", { name: "Clock", exact: true }).getByText("Fri 2 Jan 2026, 06:00:00").waitFor();
  await page.getByText("The clock moved by 1 d to").waitFor();
  await page.getByRole("combobox", { name: "Bank" }).selectOption("default");
  await page.getByRole("region", { name: "Clock", exact: true }).getByText("Thu 1 Jan 2026, 06:00:00").waitFor();
  await page.getByText("The clock moved by 1 d to").waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Bank" }).selectOption("New bank…");
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
});

test("a link to an unknown bank creates it only when the user asks for it", async () => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/accounts?bank=nope" });
  const names = async () =>
    ((await admin("/banks")) as { readonly data: { name: string }[] }).data.map(({ name }) => name);
  await page.getByRole("heading", { name: "There is no bank nope" }).waitFor();
  await expectNoAxeViolations(page);
  expect(await names()).toEqual(["default"]);
  await page.getByRole("link", { name: "Open the default bank" }).click();
  await page.getByText("✓ live").waitFor();
  expect(await page.getByRole("combobox", { name: "Bank" }).inputValue()).toBe("default");
  await page.goBack();
  await page.getByRole("button", { name: "Create the bank nope" }).click();
  await page.getByText("2 Accounts").waitFor();
  expect(await names()).toEqual(["default", "nope"]);
});

test("the page says why it cannot create the bank that a link names", async () => {
  const { page } = await openInspector({ path: "/accounts?bank=No+pe" });
  await page.getByRole("button", { name: "Create the bank No pe" }).click();
  await page.locator(".problem").waitFor();
  expect(await page.locator(".problem").innerText()).toContain("No pe");
});

test("a wrong token is asked for again before a link names an unknown bank", async () => {
  const { page, server } = await openInspector({ seed: bankSeed, path: "/accounts?bank=nope", hasToken: false });
  await page.getByLabel("Admin token").fill("wrong");
  await page.getByRole("button", { name: "Open the inspector" }).click();
  await page.getByText("The server does not accept the token").waitFor();
  await page.getByLabel("Admin token").fill(server.token);
  await page.getByRole("button", { name: "Open the inspector" }).click();
  await page.getByRole("heading", { name: "There is no bank nope" }).waitFor();
});

test("the keys open screens, the search, the commands and the help", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts" });
  await page.getByRole("heading", { name: "Accounts", exact: true }).waitFor();
  await press(page, "g", "f");
  await page.getByRole("heading", { name: "Faults" }).waitFor();
  await press(page, "?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await help.waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Escape");
  await help.waitFor({ state: "detached" });
  await press(page, "/");
  await page.getByRole("combobox", { name: "Search" }).waitFor();
  await page.keyboard.type("Clock");
  await expectNoAxeViolations(page);
  await press(page, "Enter");
  await page.getByRole("heading", { name: "Clock", exact: true }).waitFor();
  await press(page, "Escape", "Control+k");
  await page.keyboard.type("advance 7 days");
  await expectNoAxeViolations(page);
  await press(page, "Enter");
  await page.getByRole("region", { name: "Clock", exact: true }).getByText("Thu 8 Jan 2026, 06:00:00").waitFor();
});

test("a page without a token asks for it, and reports a wrong one", async () => {
  const { page, server } = await openInspector({ seed: bankSeed, path: "/accounts", hasToken: false });
  await page.getByLabel("Admin token").fill("wrong");
  await page.getByRole("button", { name: "Open the inspector" }).click();
  await page.getByText("The server does not accept the token").waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Admin token").fill(server.token);
  await page.getByRole("button", { name: "Open the inspector" }).click();
  await page.getByText("2 Accounts").waitFor();
  await page.reload();
  await page.getByText("2 Accounts").waitFor();
});

test("the title names the object and the screen, and the first Tab leads to the content", async () => {
  const { page, api } = await openInspector({ seed: bankSeed, path: "/accounts" });
  const { data } = (await api("/accounts")) as { readonly data: readonly [{ readonly id: string }] };
  await expect.poll(() => page.title()).toBe("Accounts · Sandbank");
  await page.evaluate((id) => location.assign(`#/accounts/${id}`), data[0].id);
  await expect.poll(() => page.title()).toBe("Operating · Accounts · Sandbank");
  await page.evaluate(() => location.assign("#/nowhere"));
  await expect.poll(() => page.title()).toBe("No such screen · Sandbank");
  await page.reload();
  await page.getByText("✓ live").waitFor();
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Skip to the content");
  await expectNoAxeViolations(page);
  await press(page, "Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("an unknown screen in the URL leads to the first one", async () => {
  const { page } = await openInspector({ path: "/acounts" });
  await page.getByText('The inspector has no screen "acounts".').waitFor();
  await page.getByRole("link", { name: "Open the first screen" }).click();
  await page.locator('nav li:first-child a[aria-current="page"]').waitFor();
});

test("the search opens an object by its whole id, and the rows of the log that have any other text", async () => {
  const { page, api } = await openInspector({ seed: bankSeed, path: "/accounts" });
  const { data } = (await api("/accounts")) as { readonly data: readonly [{ readonly id: string }] };
  await press(page, "/");
  await page.keyboard.type(data[0].id);
  await press(page, "Enter");
  await page.waitForURL((url) => url.hash.endsWith(`/${data[0].id}`));
  await page.locator("dialog").waitFor({ state: "detached" });
  await press(page, "/");
  await page.keyboard.type("no such thing");
  await press(page, "Enter");
  await page.waitForURL((url) => url.hash === "#/log?q=no+such+thing");
});

test("the search finds verbs, and the declines of what the other words name", async () => {
  const { page } = await openInspector({ seed: bankSeed, path: "/accounts" });
  const options = page.getByRole("option");
  for (const [text, option] of [
    ["resend", "Resend failed webhooks"],
    ["month", "Advance to the end of the month"],
    ["compare week", "Compare a week ago with now"],
    ["freeze card", "Disable, enable or cancel a Card"],
    ["operating freeze", "Operating"],
  ] as const) {
    await press(page, "/");
    await page.keyboard.type(text);
    await options.filter({ hasText: option }).first().waitFor();
    await press(page, "Escape");
  }
  await press(page, "/");
  await page.keyboard.type("operating declin");
  await options.filter({ hasText: "Declines with operating" }).waitFor();
  await press(page, "Enter");
  await page.waitForURL((url) => url.hash === "#/declines?q=operating");
});
