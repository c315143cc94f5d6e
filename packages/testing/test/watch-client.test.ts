import type { BankClient } from "@sandbank/sdk";
import { expect, test } from "@sandbank/testing/vitest";
import { describe } from "vitest";
import { watchClient } from "../src/session/watch-client.ts";

describe("watchClient", () => {
  test("watchClient names the lists that were never sent, with their places", async ({ client }) => {
    const unsent = watchClient(client);
    client.accounts.list();
    client.events.list({ limit: 1 });
    expect(unsent()).toEqual([
      expect.stringMatching(/^client\.accounts\.list\(\) \(packages\/testing\/test\/watch-client\.test\.ts:\d+:\d+\)$/),
      expect.stringMatching(/^client\.events\.list\(\) \(packages\/testing\/test\/watch-client\.test\.ts:\d+:\d+\)$/),
    ]);
  });

  test("watchClient leaves out lists that were sent, in each way to send one", async ({ client }) => {
    await client.accounts.create({ name: "Operating" });
    const unsent = watchClient(client);
    const names: (string | undefined)[] = [];
    names.push((await client.accounts.list()).data[0]?.name);
    for await (const account of client.accounts.list()) names.push(account.name);
    for await (const { data } of client.accounts.list().pages()) names.push(data[0]?.name);
    names.push((await client.accounts.list().toArray({ limit: 1 }))[0]?.name);
    names.push((await client.accounts.list().withResponse()).data.data[0]?.name);
    names.push((await client.accounts.list().catch(() => undefined))?.data[0]?.name);
    names.push((await client.accounts.list().finally(() => {})).data[0]?.name);
    expect(names).toEqual(Array(7).fill("Operating"));
    expect(unsent()).toEqual([]);
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
