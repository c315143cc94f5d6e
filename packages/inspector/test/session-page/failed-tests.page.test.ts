import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { attachSession, timeTogether } from "@sandbank/testing";
import { bankTest } from "@sandbank/testing/vitest";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { openFile } from "../support/open-file.ts";

const cwd = process.cwd();
const index = "test-results/sandbank/index.html";

beforeEach(() => {
  vi.stubEnv("SANDBANK_ATTACH", "");
  process.chdir(mkdtempSync(join(tmpdir(), "sandbank-failed-tests-")));
});
afterAll(() => {
  vi.unstubAllEnvs();
  process.chdir(cwd);
});

const base = createBank();
const account = base.accounts.create({ name: "</script><img src=x onerror=alert(1)>" });
const card = base.cards.create({ account_id: account.id });
base.network.interestPayments.create({ account_id: account.id, amount: 50_00 });

/** A bank that declines a payment, and does more afterwards. */
function declining(amount: number): Bank {
  const bank = base.fork({ seed: `declines ${amount}` });
  bank.accounts.list();
  bank.network.cardAuthorizations.create({ card_id: card.id, amount });
  bank.accounts.create({ name: "Later" });
  bank.accounts.list();
  return bank;
}

/** Attaches the session of a failed test, and returns its page. */
async function attached(title: string, message: string, bank: Bank, error: object = {}): Promise<string> {
  let page = "";
  await attachSession(bank, {
    status: "failed",
    expectedStatus: "passed",
    titlePath: ["cards.test.ts", "cards", title],
    file: resolve("test/cards.test.ts"),
    error: { message, ...error },
    attach: async (_, { path }) => {
      page = path;
    },
  });
  return page;
}

const selected = (page: Page) => page.locator('tr[aria-selected="true"]');

const advised = {
  stack: "Error\n    at test/cards.test.ts:40:5",
  diff: '- Expected\n+ Received\n\n  {\n-   "advice": "Ask for a higher Limit.",\n+   "advice": "Add money.",\n  }',
};

test("the page of a failed test opens at the declined call, with the rule that decided and the error of the test", async () => {
  const file = await attached("pays", "expected { advice: 'Add money.' } to equal {}", declining(60_00), advised);
  const { page, problems } = await openFile(file);
  expect(await selected(page).innerText()).toContain("declined insufficient_funds, $60.00");
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("The available balance of $50.00 does not cover $60.00.").waitFor();
  const banner = page.getByRole("status").filter({ hasText: "cards > pays" });
  expect(await banner.innerText()).toContain(
    `expected { advice: 'Add money.' } to equal {} test/cards.test.ts:40\n${advised.diff}`,
  );
  await expectNoAxeViolations(page);
  // The URL of another view stays, also when the page is loaded again.
  await page.getByRole("link", { name: /^Accounts/ }).click();
  await page.reload();
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  // On other screens the error takes one line until it is opened.
  expect(await banner.innerText()).not.toContain("Received");
  expect((await banner.boundingBox())?.height).toBeLessThan(80);
  await banner.getByText("to equal {}").click();
  expect(await banner.innerText()).toContain(advised.diff);
  expect(problems).toEqual([]);
});

test("the page of a failed test offers nothing that would change its bank", async () => {
  const { page } = await openFile(await attached("pays", "expected null", declining(60_00)));
  await page.getByRole("region", { name: "Clock" }).getByRole("button").click();
  await page.getByRole("dialog", { name: "Clock" }).getByText("Nothing will fall due").waitFor();
  expect(await page.getByRole("link", { name: "Simulate" }).count()).toBe(0);
  expect(await page.locator("button:disabled:visible").count()).toBe(0);
});

test("the page of a failed test says which mutant the bank played", async () => {
  const bank = declining(60_00);
  const mutant = { id: "decline/card/card_canceled", sentence: "A canceled Card pays." };
  vi.stubGlobal(Symbol.for("sandbank.mutant") as never, { mutant });
  const file = await attached("pays", "expected null", bank);
  vi.unstubAllGlobals();
  const { page } = await openFile(file);
  await page.getByText("Played with the mutant decline/card/card_canceled: A canceled Card pays.").waitFor();
  await expectNoAxeViolations(page);
});

test("the page of a failed test has the latest stops of its one clock", async () => {
  const bank = declining(60_00);
  const time = await timeTogether(bank);
  setTimeout(() => void bank.accounts.create({ name: "From a timer" }), 3_600_000);
  await time.advance({ hours: 1 });
  time.end();
  const { page } = await openFile(await attached("pays", "expected null", bank));
  const stops = page.getByRole("status").getByRole("group").filter({ hasText: "The latest stops of the one clock" });
  expect(await stops.innerText()).toMatch(/2026-01-01 01:00 timer \(\S+failed-tests\.page\.test\.ts:\d+\)/);
  await expectNoAxeViolations(page);
});

test("the page of a failed test keeps a long error closed, and shows it on demand", async () => {
  const message = `expected null to be approved\n${"a line of the report\n".repeat(40)}`;
  const { page } = await openFile(await attached("pays", message, declining(60_00)));
  await selected(page).waitFor();
  expect(await page.getByText("a line of the report").first().isVisible()).toBe(false);
  await page.getByText("expected null to be approved").click();
  expect(await page.getByText("a line of the report").first().isVisible()).toBe(true);
});

test("the page of a run lists its failed tests once each with their calls, and leads to the call of each one and back", async () => {
  await attached("pays", "first attempt", declining(60_00));
  await attached("pays </script><img src=x onerror=alert(1)>", "expected <b>1</b>", declining(70_00), advised);
  await attached("pays", "second attempt", declining(80_00));
  // The process was killed while it wrote.
  appendFileSync(index, '<script type="text/plain" class="session">7VpLb9s4E');
  const { page, problems } = await openFile(index);
  await page.getByRole("heading", { name: "2 failed tests" }).waitFor();
  const links = page.getByRole("listitem").getByRole("link");
  const call = "#5 POST /simulations/card_authorizations ✕ declined insufficient_funds,";
  expect(await links.allInnerTexts()).toEqual([
    `cards > pays\n${call} $80.00 at EXAMPLE SHOP\nsecond attempt`,
    `cards > pays </script><img src=x onerror=alert(1)>\n${call} $70.00 at EXAMPLE SHOP\nexpected <b>1</b> test/cards.test.ts:40`,
  ]);
  await page.getByRole("heading", { name: "test/cards.test.ts 2" }).waitFor();
  await expectNoAxeViolations(page);
  await links.nth(1).click();
  expect(await selected(page).innerText()).toContain("$70.00");
  await page.getByText(/^#5, .* UTC/).waitFor();
  await page.reload();
  expect(await selected(page).innerText()).toContain("$70.00");
  await page.getByRole("link", { name: "All 2 failed tests" }).click();
  await links.nth(0).click();
  expect(await selected(page).innerText()).toContain("$80.00");
  await page.goBack();
  await page.getByRole("heading", { name: "2 failed tests" }).waitFor();
  expect(problems).toEqual([]);
});

/** Attaches tests that end in different ways, with names of 200 characters. */
async function attachMany(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const bank = base.fork({ seed: `many ${number}` });
    if (number % 3 === 0) bank.network.cardAuthorizations.create({ card_id: card.id, amount: 60_00 + number });
    if (number % 3 === 1) {
      const params = { account_id: account.id, account_number: "1", routing_number: "1", amount: 12_34 };
      bank.handle({ method: "POST", path: "/ach_transfers", headers: {}, body: JSON.stringify(params) });
    }
    if (number % 3 === 2) bank.clock.advance({ days: 1 });
    const name = `${number} ${(number % 2 === 0 ? "a_name_without_spaces_" : "a name with spaces ").repeat(20)}`;
    await attached(name.slice(0, 200), `expected ${"a_value_without_spaces_".repeat(20)} to be 1`, bank);
  }
}

test("the page of a run with 60 failed tests of long names fits wide and narrow pages", async () => {
  await attachMany(60);
  for (const width of [1280, 390]) {
    const { page, problems } = await openFile(index, { viewport: { width, height: 844 } });
    await page.getByRole("heading", { name: "60 failed tests" }).waitFor();
    expect(await page.getByRole("listitem").count()).toBe(60);
    expect(await page.evaluate(layoutFaults, ".failed-tests ol")).toEqual([]);
    await expectNoAxeViolations(page);
    expect(problems).toEqual([]);
    await page.close();
  }
});

test("the page of a test whose webhook was refused says how the receiver answered", async () => {
  const bank = base.fork();
  const url = "https://app.test/webhooks";
  bank.eventSubscriptions.create({ url });
  bank.accounts.create({ name: "Payroll" });
  const refusing = () => new Response("signature mismatch", { status: 400 });
  const deliverer = createDeliverer(bank, { receivers: { [url]: refusing } });
  await deliverer.settled();
  deliverer.close();
  const { page } = await openFile(await attached("records", "expected 0 to be 1", bank));
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("attempt 1 to app.test/webhooks signature mismatch").waitFor();
});

bankTest({ bank: base })(
  "the page of a test without a deliverer says that its webhooks were not sent",
  async ({ bank }) => {
    bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    bank.accounts.create({ name: "Payroll" });
    bank.clock.advance({ minutes: 1 });
    const { page } = await openFile(await attached("opens", "expected 0 to be 1", bank));
    await page.getByRole("link", { name: /^Webhooks/ }).click();
    await page
      .getByRole("row", { name: /account\.created/ })
      .getByText("not sent")
      .first()
      .waitFor();
    expect(await page.locator("main .tag.bad").count()).toBe(0);
  },
);

test("the page of a test that called nothing shows the whole error", async () => {
  const file = await attached("verifies", "The receiver passed 1 of 2 checks.\nrefuses a forged body", base.fork());
  const { page } = await openFile(file);
  await page.getByText("refuses a forged body").waitFor();
});

test("the page of a run with one failed test opens at its call", async () => {
  await attached("pays", "expected null", declining(60_00));
  const { page, problems } = await openFile(index);
  expect(await selected(page).innerText()).toContain("$60.00");
  expect(problems).toEqual([]);
});

test("the first failed test of a run takes at most 350 kB compressed, and each further one at most 20 kB", async () => {
  const sizes: number[] = [];
  for (let number = 0; number < 5; number++) {
    await attached(`pays ${number}`, "expected null", declining(60_00 + number));
    sizes.push(gzipSync(readFileSync(index)).length);
  }
  expect(sizes[0]).toBeLessThan(350_000);
  expect((sizes.at(-1) as number) - (sizes[0] as number)).toBeLessThan(4 * 20_000);
});
