import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { createPlatform } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

const setup = setupBank({ baseUrl: "http://bank.test" });
/** Created once when the module is loaded, as in an app. */
const appsClient = new BankClient(setup.clientOptions);

beforeAll(() => {
  setup.bank.accounts.create({ name: "Seeded" });
  setup.listen();
});
afterEach(() => setup.reset());
afterAll(() => setup.close());

const namesOf = async (client: BankClient) => (await client.accounts.list()).data.map(({ name }) => name);

describe("isolated", () => {
  // Fewer calls with MSW 3, which keeps about 44 kB for each request until the process ends.
  const calls = process.env["MSW_MAJOR"] === "2" ? 1_000 : 200;

  test(`each of ${calls} concurrent isolated calls sees only its own objects`, async () => {
    const one = setup.isolated(async ({ bank }, number: number) => {
      await appsClient.accounts.create({ name: `Only in ${number}` });
      expect(setup.bank).toBe(bank);
      expect(bank.accounts.list().data.map(({ name }) => name)).toEqual([`Only in ${number}`, "Seeded"]);
      return namesOf(appsClient);
    });
    const seen = await Promise.all(Array.from({ length: calls }, (_, number) => one(number)));
    expect(seen).toEqual(Array.from({ length: calls }, (_, number) => [`Only in ${number}`, "Seeded"]));
    expect(await namesOf(appsClient)).toEqual(["Seeded"]);
  });

  test("isolated forks the bank that is in use when the function is called", async () => {
    const list = setup.isolated(() => namesOf(appsClient));
    await appsClient.accounts.create({ name: "Before the call" });
    expect(await list()).toEqual(["Before the call", "Seeded"]);
    setup.use(setup.bank.fork());
    await appsClient.accounts.create({ name: "In the fork in use" });
    expect(await list()).toEqual(["In the fork in use", "Before the call", "Seeded"]);
  });

  test("isolated throws at once if it is called without a function", () => {
    const isolate = () => setup.isolated(undefined as never);
    expect(isolate).toThrow(TypeError);
    expect(isolate).toThrow(
      "[sandbank] Failed to isolate: the function is missing. Pass the function that makes the requests",
    );
  });

  test("an isolated function throws before listen and after close, and sends no request", async () => {
    const other = setupBank({ baseUrl: "http://other.test" });
    let runs = 0;
    const run = other.isolated(() => runs++);
    const why =
      "[sandbank] Failed to isolate: the setup does not listen, so requests would be sent to the network. Call listen() first.";
    expect(() => run()).toThrow(why);
    other.listen();
    run();
    other.close();
    expect(() => run()).toThrow(why);
    expect(runs).toBe(1);
  });

  test("isolated returns the result of the function, and throws its errors", async () => {
    expect(setup.isolated(({ bank }, add: number) => bank.accounts.list().data.length + add)(41)).toBe(42);
    const failing = setup.isolated(async () => {
      throw new Error("boom");
    });
    await expect(failing()).rejects.toThrow("boom");
  });

  test("isolated opens the fork with the given seed and API keys", async () => {
    const create = async () => (await new BankClient(setup.clientOptions).accounts.create({ name: "New" })).id;
    const [one, same, other] = await Promise.all([
      setup.isolated(create)(),
      setup.isolated(create)(),
      setup.isolated(create, { seed: "other" })(),
    ]);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    const ownKey = setup.isolated(({ bank, clientOptions }) => [bank.apiKey, clientOptions.apiKey], {
      apiKeys: ["own"],
    });
    expect(ownKey()).toEqual(["own", "own"]);
  });

  test("use, reset and server.use inside an isolated function have no effect outside", async () => {
    const added = "http://other.test/";
    await setup.isolated(async ({ bank }) => {
      setup.server.use(http.get(added, () => HttpResponse.json("added inside")));
      expect(await (await fetch(added)).json()).toBe("added inside");
      bank.accounts.create({ name: "Inside" });
      setup.use(bank.fork());
      await appsClient.accounts.create({ name: "In a fork of the fork" });
      setup.reset();
      expect(setup.bank).toBe(bank);
      expect(await namesOf(appsClient)).toEqual(["Seeded"]);
      expect(setup.server.listHandlers()).toHaveLength(2);
      setup.server.use(http.get(added, () => HttpResponse.json("added again")));
    })();
    expect(setup.server.listHandlers()).toHaveLength(2);
    expect(await namesOf(appsClient)).toEqual(["Seeded"]);
  });

  test("isolated keeps the handlers that were added outside, even if the function calls reset", async () => {
    const added = "http://other.test/";
    setup.server.use(http.get(added, () => HttpResponse.json("added outside")));
    await setup.isolated(async () => {
      setup.reset();
      expect(await (await fetch(added)).json()).toBe("added outside");
    })();
    setup.reset();
    expect(setup.server.listHandlers()).toHaveLength(2);
  });

  test("isolated works inside an isolated function", async () => {
    await setup.isolated(async () => {
      await appsClient.accounts.create({ name: "Outer" });
      await setup.isolated(async () => {
        await appsClient.accounts.create({ name: "Inner" });
        expect(await namesOf(appsClient)).toEqual(["Inner", "Outer", "Seeded"]);
      })();
      expect(await namesOf(appsClient)).toEqual(["Outer", "Seeded"]);
    })();
  });

  test("isolated functions use the same idempotency keys in each call, and no key that was used before", async () => {
    await appsClient.accounts.create({ name: "Before" });
    const keys = setup.isolated(async ({ bank }) => {
      await appsClient.accounts.create({ name: "One" });
      await appsClient.accounts.create({ name: "Two" });
      return bank.accounts.list().data.map(({ idempotency_key }) => idempotency_key);
    });
    const [one, other] = await Promise.all([keys(), keys()]);
    expect(new Set(one).size).toBe(4);
    expect(other).toEqual(one);
  });

  test("requests of node:http reach the fork of an isolated function", async () => {
    const list = setup.isolated(async ({ bank }) => {
      bank.accounts.create({ name: "Inside" });
      const headers = { authorization: `Bearer ${bank.apiKey}` };
      const text = await new Promise<string>((resolve, reject) => {
        get("http://bank.test/accounts", { headers }, async (response) => {
          resolve((await response.toArray()).join(""));
        }).on("error", reject);
      });
      return JSON.parse(text).data.length;
    });
    expect(await Promise.all([list(), list()])).toEqual([2, 2]);
  });

  test("requests of a webhook receiver reach the fork of an isolated function, and see no context of the caller", async () => {
    const url = "https://app.test/webhooks";
    const context = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const receiver = async () => {
      seen.push(context.getStore(), await namesOf(appsClient));
      return new Response();
    };
    await Promise.all(
      ["Ada", "Grace"].map(
        setup.isolated(async ({ bank }, name: string) => {
          bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
          const deliverer = createDeliverer(bank, { receivers: { [url]: receiver } });
          await context.run("the caller's", () => appsClient.accounts.create({ name }));
          await deliverer.settled();
          deliverer.close();
        }),
      ),
    );
    expect(seen.filter((each) => each === undefined)).toHaveLength(2);
    expect(seen).toEqual(
      expect.arrayContaining([
        ["Ada", "Seeded"],
        ["Grace", "Seeded"],
      ]),
    );
  });

  test("requests of a server that an isolated function calls over a port reach the bank outside", async () => {
    const server = createServer(async (_request, response) => response.end(JSON.stringify(await namesOf(appsClient))));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await setup.isolated(async ({ bank }) => {
        bank.accounts.create({ name: "Inside" });
        expect(await (await fetch(url)).json()).toEqual(["Seeded"]);
      })();
    } finally {
      server.close();
    }
  });
});

test("isolated forks both banks of a platform", async () => {
  const { bank, clientOptions, close, isolated, listen } = setupBank({
    bank: createPlatform(),
    baseUrl: "http://platform.test",
  });
  listen();
  try {
    const client = new BankClient(clientOptions.live);
    const create = isolated(
      async ({ bank: fork }, name: string) => {
        await client.accounts.create({ name });
        return fork.live.accounts.list().data.map((account) => account.name);
      },
      { seed: "other" },
    );
    expect(await Promise.all([create("One"), create("Two")])).toEqual([["One"], ["Two"]]);
    expect(bank.live.accounts.list().data).toEqual([]);
  } finally {
    close();
  }
});

describe("with the concurrent tests of Vitest", () => {
  test.concurrent.for(["One", "Two", "Three"])(
    "isolated gives concurrent test %s its own bank, beside the test's context",
    setup.isolated(async ({ bank }, name: string, { expect }) => {
      await appsClient.accounts.create({ name });
      expect(await namesOf(appsClient)).toEqual([name, "Seeded"]);
      expect(bank.accounts.list().data).toHaveLength(2);
    }),
  );

  test.concurrent(
    "isolated passes the context of a concurrent test to the function",
    setup.isolated(async ({ bank }, { task, expect }) => {
      expect(task.name).toBe("isolated passes the context of a concurrent test to the function");
      expect(bank.accounts.list().data).toHaveLength(1);
    }),
  );
});
