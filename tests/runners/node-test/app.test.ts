import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { expectDelivered } from "@sandbank/testing";
import {
  assertBalance,
  assertDeclined,
  bankTest,
} from "@sandbank/testing/node";
import { createGreeter, customers, openAccount } from "../app/app.ts";

const url = "https://app.test/webhooks";
const withBank = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: ({ bank, client }) => ({
    [url]: createGreeter(client, bank.clock.now).receive,
  }),
});

test(
  "declines a debit that the balance does not cover",
  withBank(async ({ bank, client }) => {
    const { account, number } = await openAccount(client, "Ada");
    const debit = bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: -5_00,
    });
    assertDeclined(debit, { reason: "insufficient_funds" });
    assertBalance(bank, account, { current: 0, available: 0 });
  }),
);

test(
  "retries after a lost response and after a 429",
  withBank(async ({ bank, client, clock }) => {
    bank.faults.arm({
      kind: "drop_after_commit",
      operation: "accounts.create",
    });
    bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.list" });
    await openAccount(client, "Ada");
    assert.deepEqual(await customers(client), ["Ada"]);
    assert.equal(clock.now(), "2026-01-01T00:00:01.500Z");
  }),
);

test(
  "sends the same ids and idempotency keys in each run",
  withBank(async ({ client }, t) => {
    t.assert.snapshot(await openAccount(client, "Ada"));
  }),
);

test(
  "delivers a webhook",
  withBank(async ({ bank, client, deliverer }) => {
    const { account } = await openAccount(client, "Ada");
    await expectDelivered(bank, {
      category: "account.created",
      objectId: account.id,
      url,
      deliverer,
    });
  }),
);

describe("concurrent tests have banks of their own", {
  concurrency: true,
}, () => {
  for (const name of ["Ada", "Grace"]) {
    test(
      `opens an Account for ${name}`,
      withBank(async ({ client }) => {
        await openAccount(client, name);
        assert.deepEqual(await customers(client), [name]);
      }),
    );
  }
});

test(
  "retries and delivers under mock timers",
  withBank(async ({ bank, client, deliverer }, t) => {
    t.mock.timers.enable();
    bank.faults.arm({
      kind: "drop_before_commit",
      operation: "accounts.create",
    });
    await openAccount(client, "Ada");
    assert.deepEqual((await deliverer.settled()).failed, []);
  }),
);

test(
  "receives a delayed response under mock timers",
  withBank(async ({ bank, client }, t) => {
    t.mock.timers.enable();
    bank.faults.arm({
      kind: "latency",
      operation: "accounts.list",
      delayMs: 5_000,
    });
    const names = customers(client);
    await new Promise(process.nextTick);
    t.mock.timers.tick(5_000);
    assert.deepEqual(await names, []);
  }),
);
