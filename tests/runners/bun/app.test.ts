import { expect, jest, test } from "bun:test";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createGreeter, customers, openAccount } from "../app/app.ts";
import { bank } from "./intercept.ts";

test("reaches the bank from a client of the app", async () => {
  await openAccount(new BankClient(), "Ada");
  expect(bank.accounts.list().data).toHaveLength(1);
});

test("starts each test without the Accounts of other tests", async () => {
  expect(await customers(new BankClient())).toEqual([]);
});

test.concurrent.each(["Ada", "Grace"])(
  "opens an Account for %s in a fork",
  async (name) => {
    const client = new BankClient(clientOptions(bank.fork({ seed: name })));
    await openAccount(client, name);
    expect(await customers(client)).toEqual([name]);
  },
);

test("delivers a webhook under fake timers", async () => {
  jest.useFakeTimers();
  const client = new BankClient(clientOptions(bank));
  const { greeted, receive } = createGreeter(client, bank.clock.now);
  const url = "https://app.test/webhooks";
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
  await openAccount(client, "Ada");
  expect((await deliverer.settled()).failed).toEqual([]);
  expect(greeted).toEqual(["Ada"]);
  deliverer.close();
  jest.useRealTimers();
});
