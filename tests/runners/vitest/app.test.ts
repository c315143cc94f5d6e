import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { afterEach, describe, vi } from "vitest";
import { createGreeter, customers, openAccount } from "../app/app.ts";

const url = "https://app.test/webhooks";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: ({ bank, client }) => ({
    [url]: createGreeter(client, bank.clock.now).receive,
  }),
});

afterEach(() => void vi.useRealTimers());

test("declines a debit that the balance does not cover", async ({
  bank,
  client,
}) => {
  const { account, number } = await openAccount(client, "Ada");
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  expect(debit).toBeDeclined({ reason: "insufficient_funds" });
  expect(bank).toHaveBalance(account, { current: 0, available: 0 });
});

test("opens one Account if the response is lost", async ({ bank, client }) => {
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  await openAccount(client, "Ada");
  expect(await customers(client)).toEqual(["Ada"]);
});

test("repeats a request after a 429", async ({ bank, client, clock }) => {
  bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.create" });
  await openAccount(client, "Ada");
  expect(clock.now()).toBe("2026-01-01T00:00:01.000Z"); // Retry-After: 1
});

test("sends the same ids and idempotency keys in each run", async ({
  client,
}) => {
  expect(await openAccount(client, "Ada")).toMatchSnapshot();
});

test("delivers a webhook", async ({ bank, client, deliverer }) => {
  const { account } = await openAccount(client, "Ada");
  await expectDelivered(bank, {
    category: "account.created",
    objectId: account.id,
    url,
    deliverer,
  });
});

describe.concurrent("concurrent tests have banks of their own", () => {
  for (const name of ["Ada", "Grace"]) {
    test(`opens an Account for ${name}`, async ({ client, expect }) => {
      await openAccount(client, name);
      expect(await customers(client)).toEqual([name]);
    });
  }
});

test("retries and delivers under fake timers", async ({
  bank,
  client,
  deliverer,
}) => {
  vi.useFakeTimers();
  bank.faults.arm({ kind: "drop_before_commit", operation: "accounts.create" });
  await openAccount(client, "Ada");
  expect((await deliverer.settled()).failed).toEqual([]);
});

test("receives a delayed response under fake timers", async ({
  bank,
  client,
}) => {
  vi.useFakeTimers();
  bank.faults.arm({
    kind: "latency",
    operation: "accounts.list",
    delayMs: 5_000,
  });
  const names = customers(client);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await names).toEqual([]);
});
