import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Bank, createBank, replay } from "@sandbank/engine";
import { describe, expect, test, vi } from "vitest";
import { writePage } from "../../src/attach/write-page.ts";
import { checkOptions } from "../../src/test-bank/base-bank.ts";
import { openTestBank } from "../../src/test-bank/open-test-bank.ts";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

const folder = "test-results/sandbank";
/** Where a webhook router leaves the error behind its response. */
const cause = Symbol.for("@sandbank/sdk/webhookCause");

/** A bank whose second call was refused. */
function bankOfTest() {
  const bank = createBank({ apiKeys: ["sandbox_key_of_the_test"] });
  bank.accounts.create({ name: "Operating" });
  try {
    bank.accounts.create({ name: "" });
  } catch {
    // The bank refuses an empty name.
  }
  bank.accounts.list();
  return bank;
}

describe("the options of bankTest", () => {
  test.each([
    [{ attach: "always" }, '`attach` is "always". Pass "failure" or "off".'],
    [{ redact: "no" }, '`redact` is "no". Pass true or false.'],
  ])("bankTest refuses %o", (options, why) => {
    expect(() => checkOptions(options as never)).toThrow(`[sandbank] Failed to open the bank of a test: ${why}`);
  });
});

describe("writePage", () => {
  inNewFolders();

  test("a session of a test writes no page if its options or the environment switch pages off", () => {
    const off = openTestBank(createBank(), "fails", { attach: "off" });
    expect(off.attach({})).toBeUndefined();
    vi.stubEnv("SANDBANK_ATTACH", "off");
    expect(openTestBank(createBank(), "fails").attach({})).toBeUndefined();
    expect(existsSync("test-results")).toBe(false);
  });

  test("the page of a test without a deliverer says so, and its steps have no failed webhooks", () => {
    const base = createBank();
    base.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    const session = openTestBank(base, "fails");
    session.bank.accounts.create({ name: "Operating" });
    session.bank.clock.advance({ minutes: 1 });
    writePage(session.bank, { test: "fails" }, () => template);
    const [written] = sessionsIn(`${folder}/index.html`);
    expect(written?.failure?.lacksDeliverer).toBe(true);
    expect(JSON.stringify(written?.steps)).not.toContain('"failed"');
    session.openDeliverer({});
    writePage(session.bank, { test: "fails, with a deliverer" }, () => template);
    expect(sessionsIn(`${folder}/index.html`)[1]?.failure).not.toHaveProperty("lacksDeliverer");
    session.close();
  });

  test("the page of a test says what a receiver threw behind its response, and where", async () => {
    const base = createBank();
    const url = "https://app.test/webhooks";
    base.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
    const session = openTestBank(base, "fails", {
      receivers: {
        [url]: () => Object.assign(new Response(null, { status: 500 }), { [cause]: new TypeError("no id") }),
      },
    });
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    writePage(session.bank, { test: "fails" }, () => template);
    const [written] = sessionsIn(`${folder}/index.html`);
    const thrown = expect.stringMatching(/^TypeError: no id \(.*write-page\.test\.ts:\d+:\d+\)$/);
    expect(Object.values(written?.failure?.causes ?? {})).toEqual([thrown]);
    expect(written?.steps[0]?.deliveries).toMatchObject([{ status: 500, error: thrown }]);
    session.close();
  });

  test("writePage writes a page that opens at the refused call, and adds the session to the page of the run", () => {
    const bank = bankOfTest();
    const file = resolve("test/cards.test.ts");
    const message = "expected \u001B[32m200\u001B[39m to be 422";
    const stack = `Error: ${message}\n    at payIn (${resolve("src/cards.ts")}:7:9)\n    at ${file}:40:5`;
    const failed = { test: "cards > pays the shop", file, error: { message, stack } };
    const page = writePage(bank, failed, () => template) ?? "";
    expect(page).toMatch(/^test-results\/sandbank\/cards-pays-the-shop-\w+\.html$/);
    const [session] = sessionsIn(page);
    expect(session?.failure).toEqual({
      test: "cards > pays the shop",
      path: "test/cards.test.ts",
      place: "test/cards.test.ts:40",
      message: "expected 200 to be 422",
      step: 1,
    });
    expect(session?.steps).toHaveLength(3);
    expect(replay(session?.journal as never).accounts.list().data).toEqual(bank.accounts.list().data);
    expect(sessionsIn(`${folder}/index.html`)).toEqual([session]);
    expect(readFileSync(`${folder}/index.html`, "utf8")).toMatch(/^<!doctype html>/);
  });

  test.each([
    ["changes the bank", (bank: Bank) => void bank.accounts.create({ name: "Payroll" }), 2],
    ["reads", (bank: Bank) => void bank.accounts.list(), 2],
    ["moves the clock", (bank: Bank) => void bank.clock.advance({ days: 1 }), 2],
    ["is refused", (bank: Bank) => void bank.handle({ method: "POST", path: "/accounts" }), 2],
    ["does nothing", () => {}, undefined],
  ])("writePage numbers the steps after those of the setup if the first one %s", (_, act, number) => {
    const base = createBank();
    base.accounts.create({ name: "Operating" });
    base.accounts.list();
    const bank = base.fork({ seed: "fails" });
    act(bank);
    const [session] = sessionsIn(writePage(bank, { test: "fails" }, () => template) ?? "");
    expect(session?.steps[0]?.number).toBe(number);
  });

  test.each([
    ["a URL", () => pathToFileURL(resolve("test/an app.test.ts")).href, "test/an app.test.ts"],
    ["a path elsewhere", () => resolve("/elsewhere/app.test.ts"), resolve("/elsewhere/app.test.ts")],
  ])("writePage shows where the test is if its file is %s", (_, fileOf, path) => {
    const page = writePage(bankOfTest(), { test: "fails", file: fileOf() }, () => template) ?? "";
    expect(sessionsIn(page)[0]?.failure?.path).toBe(path);
  });

  test.each([
    ["in the app if the test file is not in the stack", "Error\n    at pay (/app/cards.ts:7:9)", "/app/cards.ts:7"],
    ["unknown without a stack", undefined, null],
  ])("the place of the error in a page is %s", (_, stack, place) => {
    const page = writePage(bankOfTest(), { test: "fails", file: "a.test.ts", error: { stack } }, () => template) ?? "";
    expect(sessionsIn(page)[0]?.failure?.place).toBe(place);
  });

  test("the pages of two tests with a long describe differ in the readable part of their names", () => {
    const pages = ["takes the money above the target", "leaves an account below the target"].map((test) =>
      writePage(bankOfTest(), { test: `sweeping an account every evening > ${test}` }, () => template),
    );
    expect(pages).toEqual([
      expect.stringMatching(/\/takes-the-money-above-the-target-\w+\.html$/),
      expect.stringMatching(/\/leaves-an-account-below-the-target-\w+\.html$/),
    ]);
  });

  test("writePage gives tests of two files with the same name a page each", () => {
    const pages = ["a.test.ts", "b.test.ts"].map((file) =>
      writePage(bankOfTest(), { test: "fails", file }, () => template),
    );
    expect(new Set(pages).size).toBe(2);
    expect(sessionsIn(`${folder}/index.html`).map(({ failure }) => failure?.path)).toEqual(["a.test.ts", "b.test.ts"]);
  });

  test("writePage replaces secrets unless it is told not to, also those that the error quotes", () => {
    const bank = bankOfTest();
    const textOf = (redact: boolean) => {
      const failed = { test: "fails", error: new Error("Bearer sandbox_key_of_the_test"), redact };
      return JSON.stringify(sessionsIn(writePage(bank, failed, () => template) ?? ""));
    };
    expect(textOf(true)).not.toContain("sandbox_key_of_the_test");
    expect(textOf(false).split("sandbox_key_of_the_test")).toHaveLength(3);
  });

  test("with more than 100 failures, further ones are only in the page of the run", () => {
    mkdirSync(folder, { recursive: true });
    writePage(bankOfTest(), { test: "first" }, () => template);
    for (let number = 0; number < 99; number++) writeFileSync(`${folder}/${number}.html`, "");
    expect(writePage(bankOfTest(), { test: "too many" }, () => template)).toBe(`${folder}/index.html`);
    expect(readdirSync(folder).filter((name) => name.endsWith(".html"))).toHaveLength(101);
    expect(sessionsIn(`${folder}/index.html`)).toHaveLength(2);
  });

  test("writePage overwrites no page of someone else, and writes through no link", () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync("mine.html", "mine");
    symlinkSync("../../mine.html", `${folder}/index.html`);
    expect(writePage(bankOfTest(), { test: "fails" }, () => template)).toBeUndefined();
    expect(readFileSync("mine.html", "utf8")).toBe("mine");
    expect(readdirSync(folder).toSorted()).toEqual([".run", "index.html"]);
  });

  test("writePage returns undefined if the page is not built or cannot be written, and leaves no lock", () => {
    const missing = () => {
      throw new Error("There is no page.");
    };
    expect(writePage(bankOfTest(), { test: "fails" }, missing)).toBeUndefined();
    expect(existsSync(`${folder}/.lock`)).toBe(false);
    mkdirSync("read-only");
    process.chdir("read-only");
    writeFileSync("test-results", "a file in place of the folder");
    chmodSync("test-results", 0o400);
    expect(writePage(bankOfTest(), { test: "fails" }, () => template)).toBeUndefined();
  });
});
