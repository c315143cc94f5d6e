import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { describe, expect, test } from "vitest";
import { reactive } from "vue";
import { BankClient } from "../src/index.ts";

/** Wraps every object that is read, as tools for tracing and state do. */
function deepProxy<T extends object>(target: T): T {
  return new Proxy(target, {
    get(object, key, receiver) {
      const value = Reflect.get(object, key, receiver);
      return typeof value === "object" && value !== null ? deepProxy(value) : value;
    },
  });
}

const newClient = () => new BankClient(clientOptions(createBank()));

describe.each<[string, (client: BankClient) => BankClient]>([
  ["a Proxy", (client) => new Proxy(client, {})],
  [
    "a Proxy whose `get` passes its receiver",
    (client) => new Proxy(client, { get: (...args) => Reflect.get(...args) }),
  ],
  ["an object that inherits from it", (client) => Object.create(client)],
  ["a deep Proxy", deepProxy],
  ["reactive state of Vue", (client) => reactive({ client }).client as BankClient],
])("a client through %s", (_, wrap) => {
  test.each([false, true])("has every method, whether or not a resource was read before: %s", async (wasRead) => {
    const client = newClient();
    if (wasRead) await client.accounts.list();
    const wrapped = wrap(client);
    const { id } = await wrapped.accounts.create({ name: "A" });
    await wrapped.accounts.create({ name: "B" });
    expect(await wrapped.request("GET", `/accounts/${id}`)).toMatchObject({ id });
    expect((await wrapped.events.list({ limit: 1 })).data).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(wrapped))).toEqual({ baseUrl: "https://bank.test" });
    await expect(wrapped.recover(new Error("other") as never)).rejects.toThrow("mayBeDone");
    await wrapped.close();
  });
});

test("a page through a Proxy has its next page", async () => {
  const client = newClient();
  for (const name of ["A", "B"]) await client.accounts.create({ name });
  for (const wrap of [(page: object) => new Proxy(page, {}), (page: object) => reactive(page)]) {
    const page = wrap(await client.accounts.list({ limit: 1 })) as Awaited<ReturnType<typeof client.accounts.list>>;
    expect(page.hasNextPage).toBe(true);
    expect((await page.nextPage())?.data.map(({ name }) => name)).toEqual(["A"]);
  }
});

test("a client and a page show nothing of what they consist of", async () => {
  const client = newClient();
  const page = await client.accounts.list();
  expect([Object.keys(client), Object.keys(page)]).toEqual([[], ["data", "next_cursor"]]);
  expect(JSON.stringify([client, page])).toBe('[{"baseUrl":"https://bank.test"},{"data":[],"next_cursor":null}]');
});
