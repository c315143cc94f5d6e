import { type Bank, createBank, createPlatform } from "@sandbank/engine";
import { bankTest, expect, type Receivers, test } from "@sandbank/testing/vitest";
import { describe, vi } from "vitest";
import { openTestBank } from "../src/test-bank/open-test-bank.ts";

const url = "https://app.test/webhooks";

describe("a fork for each test", () => {
  test("the bank of a test is seeded by the full name of the test", ({ bank }) => {
    const name = "a fork for each test > the bank of a test is seeded by the full name of the test";
    const same = createBank().fork({ seed: name });
    expect(bank.accounts.create({ name: "Operating" })).toEqual(same.accounts.create({ name: "Operating" }));
  });

  const ids = new Set<string>();
  test.for(["one", "two", "three"])("test %s has its own ids", (_, { bank }) => {
    ids.add(bank.accounts.create({ name: "Operating" }).id);
    expect(bank.accounts.list().data).toHaveLength(1);
  });
  test("the three tests before this one had three different ids", () => {
    expect(ids.size).toBe(3);
  });

  const contexts: object[] = [];
  test.for([1, 2])("the context of test %i of 2 has its own fixtures only", (_, { bank, client, task }) => {
    expect(Reflect.get(task.context, "bank")).toBe(bank);
    expect(Reflect.get(task.context, "client")).toBe(client);
    // Vitest keeps the contexts of all tests, and a bank takes memory.
    for (const earlier of contexts) expect(Object.keys(earlier)).not.toContain("bank");
    for (const earlier of contexts) expect(Object.keys(earlier)).not.toContain("client");
    contexts.push(task.context);
  });

  test("a callback at the end of a test can use its fixtures", ({ bank, onTestFinished }) => {
    onTestFinished(({ task }) => expect(Reflect.get(task.context, "bank")).toBe(bank));
  });

  test("the client calls the bank of the test, with counted idempotency keys", async ({ bank, client }) => {
    const { id } = await client.accounts.create({ name: "Operating" });
    expect(bank.accounts.retrieve(id as never).idempotency_key).toBe("key-1");
  });
});

describe("the bank that tests start from", () => {
  let setups = 0;
  const setup = async (bank: Bank) => {
    await null;
    setups++;
    bank.accounts.create({ name: "Seeded" });
  };
  const seeded = bankTest({ seed: "fixtures", apiKeys: ["key_of_the_test"], setup });
  seeded("setup runs before the first test", ({ bank, client }) => {
    expect(bank.accounts.list().data.map(({ name }) => name)).toEqual(["Seeded"]);
    expect([bank.apiKey, client.toJSON().baseUrl]).toEqual(["key_of_the_test", "https://bank.test"]);
  });
  seeded("setup runs once, and a test changes only its fork", ({ bank, baseBank }) => {
    bank.accounts.create({ name: "Created by this test" });
    expect(baseBank.accounts.list().data).toHaveLength(1);
    expect(setups).toBe(1);
  });

  const base = createBank({ seed: "given" });
  const account = base.accounts.create({ name: "Given" });
  const given = bankTest({ bank: base, baseUrl: "https://bank.example/v1" });
  given("tests fork the bank that is passed to bankTest", async ({ client, baseBank }) => {
    expect(baseBank).toBe(base);
    expect(client.toJSON().baseUrl).toBe("https://bank.example/v1");
    expect(await client.accounts.retrieve(account.id)).toEqual(account);
  });
});

describe("clock and deliverer", () => {
  const received: string[] = [];
  const delivering = bankTest({
    setup: (bank) => void bank.eventSubscriptions.create({ url }),
    receivers: ({ bank, client }) => ({
      [url]: async (request) => {
        received.push(`${bank.clock.now()} ${((await request.json()) as { category: string }).category}`);
        return Response.json(await client.accounts.list({ limit: 1 }));
      },
    }),
  });

  delivering("a test that does not use the deliverer has none, and its clock moves at once", ({ bank, clock }) => {
    void clock.advance({ days: 1 });
    expect([clock.now(), bank.clock.now()]).toEqual(Array(2).fill("2026-01-02T00:00:00.000Z"));
    bank.clock.advance({ days: 1 });
    expect(clock.now()).toBe("2026-01-03T00:00:00.000Z");
  });

  delivering(
    "the clock of a test that uses the deliverer sends the webhooks that fall due",
    async ({ bank, client, clock, deliverer }) => {
      received.length = 0;
      await client.accounts.create({ name: "Operating" });
      await clock.advanceTo("2026-01-02T00:00:00Z");
      expect(received).toContain("2026-01-01T00:00:00.000Z account.created");
      expect(bank.webhooks.attempts({ state: "failed" })).toEqual([]);
      await deliverer.settled();
    },
  );

  let closed: Bank | undefined;
  delivering("the deliverer works until its test ends", async ({ bank, deliverer }) => {
    await deliverer.settled();
    expect(() => bank.clock.advance({ days: 1 })).toThrow("a deliverer is attached");
    closed = bank;
  });
  delivering("the deliverer is closed when its test has ended", () => {
    closed?.clock.advance({ days: 1 });
    expect(closed?.clock.now()).toBe("2026-01-02T00:00:00.000Z");
  });

  const told: string[] = [];
  const extended = delivering.extend<{ receivers: Receivers }>({
    receivers: async ({ bank }, use) => use({ [url]: () => new Response(`${told.push(bank.clock.now())}`) }),
  });
  extended("a test can override receivers as a fixture", async ({ bank, deliverer }) => {
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    expect(told).toContain("2026-01-01T00:00:00.000Z");
  });

  const real = Date.parse("2030-06-01T12:00:00Z");
  const stamps: unknown[] = [];
  const other = "https://other.test/webhooks";
  const sending = bankTest({
    setup({ eventSubscriptions }) {
      for (const to of [url, other]) eventSubscriptions.create({ url: to });
    },
    receivers: { [url]: ({ headers }) => new Response(`${stamps.push([url, headers.get("webhook-timestamp")])}`) },
    fetch: async (to, { headers }) => {
      stamps.push([to, new Headers(headers).get("webhook-timestamp")]);
      return new Response();
    },
    signTime: "machine",
  });
  sending("the deliverer of a test uses `fetch` and `signTime` of the options", async ({ bank, deliverer }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: real });
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    vi.useRealTimers();
    for (const to of [url, other]) expect(stamps).toContainEqual([to, String(real / 1_000)]);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test("the clock rejects an instant in the past", async ({ clock }) => {
    await expect(clock.advanceTo("2025-01-01T00:00:00Z")).rejects.toThrow(RangeError);
  });
});

describe("several bankTests in a file", () => {
  const setups: string[] = [];
  const named = (name: string) =>
    bankTest({
      setup(bank) {
        setups.push(name);
        bank.accounts.create({ name });
      },
    });
  named("unused");
  for (const name of ["one", "two"]) {
    named(name)(`a test of "${name}" has only its own bank`, ({ bank }) => {
      expect(bank.accounts.list().data).toMatchObject([{ name }]);
      expect(setups.at(-1)).toBe(name);
      expect(setups).not.toContain("unused");
    });
  }
});

describe("bankTest", () => {
  test.for([
    [
      { recievers: {} },
      'there is no option "recievers". Did you mean "receivers"? Use setup, bank, receivers, fetch, signTime, baseUrl, ',
    ],
    [{ bank: {} }, "`bank` is an object. Pass a bank that createBank() returned."],
    [{ bank: createPlatform() }, "`bank` is a platform. Pass a bank that createBank() returned."],
    [{ fetch: url }, `\`fetch\` is "${url}". Pass a function that sends a webhook, such as globalThis.fetch.`],
    [{ signTime: "real" }, '`signTime` is "real". Pass "bank" or "machine".'],
    [{ setup: true }, "`setup` is true. Pass a function of the bank."],
    [{ receivers: { [url]: "a URL" } }, "`receivers` has values that are not functions. Pass functions by URL"],
    [{ receivers: [() => new Response()] }, "`receivers` is an array. Pass functions by URL"],
    [null, "the options are null. Pass an object."],
  ] as const)("bankTest refuses the options %j", ([options, why]) => {
    expect(() => bankTest(options as never)).toThrow(`[sandbank] Failed to open the bank of a test: ${why}`);
  });

  test("a session refuses a promise of receivers", () => {
    const session = openTestBank(createBank(), "later", { receivers: (async () => ({})) as never });
    expect(() => session.deliverer).toThrow("`receivers` is a promise that was not awaited. Pass functions by URL");
    session.close();
  });
});
