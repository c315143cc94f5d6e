import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { afterEach, beforeEach, test } from "mocha";
import sinon from "sinon";
import { createGreeter, customers, openAccount } from "../app/app.ts";

const base = createBank();
let bank = base;
let client: BankClient;
let timers: sinon.SinonFakeTimers;
beforeEach(function () {
  bank = base.fork({ seed: this.currentTest?.fullTitle() });
  client = new BankClient(clientOptions(bank));
  timers = sinon.useFakeTimers();
});
afterEach(() => timers.restore());

test("declines a debit that the balance does not cover", async () => {
  const { number } = await openAccount(client, "Ada");
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  assert.match(bank.explain(debit.id).text, /insufficient_funds/);
});

test("retries after a lost response and after a 429", async () => {
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.list" });
  await openAccount(client, "Ada");
  assert.deepEqual(await customers(client), ["Ada"]);
});

test("delivers a webhook", async () => {
  const { greeted, receive } = createGreeter(client, bank.clock.now);
  const url = "https://app.test/webhooks";
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
  await openAccount(client, "Ada");
  assert.deepEqual((await deliverer.settled()).failed, []);
  assert.deepEqual(greeted, ["Ada"]);
  deliverer.close();
});

test("receives a delayed response", async () => {
  bank.faults.arm({
    kind: "latency",
    operation: "accounts.list",
    delayMs: 5_000,
  });
  const names = customers(client);
  await timers.tickAsync(5_000);
  assert.deepEqual(await names, []);
});

test("aborts a request that takes too long", async () => {
  bank.faults.arm({
    kind: "latency",
    operation: "accounts.create",
    delayMs: 90_000,
  });
  const impatient = new BankClient({
    ...clientOptions(bank),
    timeoutMs: 30_000,
    maxRetries: 0,
  });
  const refused = assert.rejects(openAccount(impatient, "Ada"), {
    name: "BankTimeoutError",
  });
  await timers.tickAsync(30_000);
  await refused;
});
