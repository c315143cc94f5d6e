import { inspect } from "node:util";
import type { ApiPromise, BankClient } from "@sandbank/sdk";
import { expect, test } from "@sandbank/testing/vitest";
import { describe, onTestFinished } from "vitest";
import { watchClient } from "../src/test-bank/watch-client.ts";

describe("watchClient", () => {
  test("watchClient names the lists that were never sent, with their places", async ({ client }) => {
    const forgotten = watchClient(client);
    client.accounts.list();
    client.events.list({ limit: 1 });
    expect(forgotten().lists).toEqual([
      expect.stringMatching(/^client\.accounts\.list\(\) \(packages\/testing\/test\/watch-client\.test\.ts:\d+:\d+\)$/),
      expect.stringMatching(/^client\.events\.list\(\) \(packages\/testing\/test\/watch-client\.test\.ts:\d+:\d+\)$/),
    ]);
  });

  test("watchClient leaves out lists that were sent, in each way to send one", async ({ client }) => {
    await client.accounts.create({ name: "Operating" });
    const forgotten = watchClient(client);
    const names: (string | undefined)[] = [];
    names.push((await client.accounts.list()).data[0]?.name);
    for await (const account of client.accounts.list()) names.push(account.name);
    for await (const { data } of client.accounts.list().pages()) names.push(data[0]?.name);
    names.push((await client.accounts.list().toArray({ limit: 1 }))[0]?.name);
    names.push((await client.accounts.list().withResponse()).data.data[0]?.name);
    names.push((await client.accounts.list().catch(() => undefined))?.data[0]?.name);
    names.push((await client.accounts.list().finally(() => {})).data[0]?.name);
    expect(names).toEqual(Array(7).fill("Operating"));
    expect(forgotten()).toEqual({ lists: [], unawaited: [], waiting: [] });
  });
});

describe("a list that was not awaited", () => {
  test("reading `data` of a list that was not awaited throws", async ({ client }) => {
    const list = client.accounts.list();
    expect(() => (list as unknown as { data: unknown }).data).toThrow(
      new TypeError(
        "[sandbank] Failed to read `data` of client.accounts.list(): it is a list that was not awaited. Write `(await client.accounts.list()).data`.",
      ),
    );
    expect(JSON.stringify(list)).not.toContain("data");
    expect((await list).data).toEqual([]);
  });

  test("a list that was not awaited can be printed", ({ client }) => {
    expect(inspect(client.accounts.list(), { getters: true })).not.toContain("Failed to read");
  });
});

describe("a call that nothing awaits", () => {
  const place = "\\(packages/testing/test/watch-client\\.test\\.ts:\\d+:\\d+\\)$";

  test.for([
    ["client.accounts.create()", (client) => client.accounts.create({ name: "Operating" })],
    ["client.accounts.update()", (client) => client.accounts.update("account_1", { name: "Operating" })],
    [
      "client.simulations.interestPayments.create()",
      (client) => client.simulations.interestPayments.create({ account_id: "account_1", amount: 1 }),
    ],
    ["client.request()", (client) => client.request("POST", "/accounts", { name: "Operating" })],
    ["client.events.fetchObject()", (client) => client.events.fetchObject({} as never)],
  ] as [string, (client: BankClient) => Promise<unknown>][])(
    "watchClient names %s with its place until something awaits it",
    async ([text, call], { client }) => {
      const forgotten = watchClient(client);
      const made = call(client);
      expect(forgotten().lists).toEqual([]);
      expect(forgotten().unawaited).toEqual([
        expect.stringMatching(new RegExp(`^${text.replace(/[.()]/g, "\\$&")} ${place}`)),
      ]);
      await Promise.allSettled([made]);
      expect(forgotten().unawaited).toEqual([]);
    },
  );

  const create = (client: BankClient) => client.accounts.create({ name: "Operating" });
  test.for([
    ["await", async (client) => void (await create(client))],
    ["a returned promise", (client) => create(client)],
    ["a promise that an async function returns", async (client) => create(client)],
    ["then", (client) => create(client).then(() => {})],
    ["catch", (client) => create(client).catch(() => {})],
    ["finally", (client) => create(client).finally(() => {})],
    ["withResponse", (client) => create(client).withResponse()],
    ["Promise.all", (client) => Promise.all([create(client), create(client)])],
    ["Promise.allSettled", (client) => Promise.allSettled([create(client), create(client)])],
    ["Promise.race", (client) => Promise.race([create(client), create(client)])],
    ["expect", (client) => expect(create(client)).resolves.toMatchObject({ name: "Operating" })],
    [
      "an await after other calls",
      async (client) => {
        const made = create(client);
        await client.accounts.list();
        await made;
      },
    ],
    [
      "a generator that yields it",
      async (client) => {
        async function* creating() {
          yield create(client);
        }
        for await (const { name } of creating()) expect(name).toBe("Operating");
      },
    ],
  ] as [string, (client: BankClient) => Promise<unknown>][])(
    "watchClient leaves out a call that is awaited with %s",
    async ([, use], { client }) => {
      const forgotten = watchClient(client);
      await use(client);
      expect(forgotten()).toEqual({ lists: [], unawaited: [], waiting: [] });
    },
  );

  test("a watched promise is a Promise, and what `then` returns is not watched", async ({ client }) => {
    const made = create(client);
    expect(made).toBeInstanceOf(Promise);
    expect(made.then(() => {}).constructor).toBe(Promise);
    expect(Object.keys(made)).toEqual(["withResponse"]);
  });
});

/** The reasons of the rejections that nothing handles, which Vitest would report. */
function unhandledReasons(): readonly unknown[] {
  const reasons: unknown[] = [];
  const listeners = process.rawListeners("unhandledRejection") as NodeJS.UnhandledRejectionListener[];
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", (reason) => reasons.push(reason));
  onTestFinished(() => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of listeners) process.on("unhandledRejection", listener);
  });
  return reasons;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe("a call that rejects", () => {
  test.for([
    ["a call", (client) => client.accounts.create({} as never)],
    ["client.request()", (client) => client.request("POST", "/accounts", {})],
    ["a simulation", (client) => client.simulations.interestPayments.create({} as never)],
  ] as [string, (client: BankClient) => unknown][])(
    "the unhandled rejection of %s has the line of the test in its stack",
    async ([, call], { client }) => {
      const reasons = unhandledReasons();
      call(client);
      await nextTask();
      expect(reasons).toHaveLength(1);
      expect((reasons[0] as Error).stack).toMatch(/^InvalidParametersError: .*watch-client\.test\.ts:\d+/s);
    },
  );

  test.for([
    ["at once", (made) => made.catch(() => {})],
    ["with withResponse", (made) => (made as ApiPromise<unknown>).withResponse().catch(() => {})],
    [
      "in the reaction to a call that rejected at the same time",
      (made, { other }) => other.catch(() => made).catch(() => {}),
    ],
  ] as [string, (made: Promise<unknown>, others: { other: Promise<unknown> }) => unknown][])(
    "a call that is awaited %s has no unhandled rejection",
    async ([, use], { client }) => {
      const reasons = unhandledReasons();
      const other = client.accounts.create({} as never);
      await use(client.accounts.create({} as never), { other });
      await other.catch(() => {});
      await nextTask();
      expect(reasons).toEqual([]);
    },
  );

  test("an error has the lines of the async functions that lead to its call", async ({ client }) => {
    async function placeOrder() {
      await client.accounts.list();
      return await client.accounts.create({} as never);
    }
    async function checkOut() {
      return await placeOrder();
    }
    await expect(checkOut()).rejects.toMatchObject({ stack: expect.stringMatching(/placeOrder \(.*checkOut \(/s) });
  });

  test("the reason of a signal gets the lines of one call, although it rejects several", async ({ client }) => {
    const reason = new Error("stop");
    const { length } = `${reason.stack}`.split("\n");
    const signal = AbortSignal.abort(reason);
    for (let count = 0; count < 3; count++) {
      await expect(client.accounts.create({ name: "Operating" }, { signal })).rejects.toBe(reason);
    }
    expect(`${reason.stack}`.split("\n").length).toBeLessThan(length + 15);
    const frozen = Object.freeze(new Error("frozen"));
    await expect(client.accounts.create({ name: "Operating" }, { signal: AbortSignal.abort(frozen) })).rejects.toBe(
      frozen,
    );
  });
});

describe("an error of the client", () => {
  test.for([
    ["create", (client) => client.accounts.create({} as never)],
    ["a response", (client) => client.accounts.create({} as never).withResponse()],
    ["simulation", (client) => client.simulations.interestPayments.create({} as never)],
    ["list", (client) => client.accounts.list({ limit: 0 })],
    ["response of a list", (client) => client.accounts.list({ limit: 0 }).withResponse()],
    ["array of a list", (client) => client.accounts.list({ limit: 0 }).toArray({ limit: 1 })],
    ["pages of a list", (client) => client.accounts.list({ limit: 0 }).pages()[Symbol.asyncIterator]().next()],
    ["iteration", (client) => client.accounts.list({ limit: 0 })[Symbol.asyncIterator]().next()],
  ] as [string, (client: BankClient) => PromiseLike<unknown>][])(
    "has the line of the test in its stack: %s",
    async ([, call], { client }) => {
      const { stack } = await Promise.resolve(call(client)).then(
        () => new Error("it passed"),
        (error: Error) => error,
      );
      expect(stack).toContain("watch-client.test.ts");
    },
  );
});
