import { expect, jest, test } from "@jest/globals";
import { expectDelivered } from "@sandbank/testing";
import { bankTest } from "@sandbank/testing/jest";
import { customers, openAccount } from "./app.js";

const url = "https://app.test/webhooks";
const withBank = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: { [url]: () => new Response() },
});

test(
  "declines a debit that the balance does not cover",
  withBank(async ({ bank, client }) => {
    const { account, number } = await openAccount(client, "Ada");
    const debit = bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: -5_00,
    });
    expect(debit).toBeDeclined({ reason: "insufficient_funds" });
    expect(bank).toHaveBalance(account, { current: 0, available: 0 });
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
    expect(await customers(client)).toEqual(["Ada"]);
    expect(clock.now()).toBe("2026-01-01T00:00:01.500Z");
  }),
);

test(
  "sends the same ids and idempotency keys in each run",
  withBank(async ({ client }) => {
    expect(await openAccount(client, "Ada")).toMatchSnapshot();
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

test.concurrent.each(["Ada", "Grace"])(
  "opens an Account for %s",
  withBank(async ({ client }, name) => {
    await openAccount(client, name);
    expect(await customers(client)).toEqual([name]);
  }),
);

test(
  "retries and delivers under fake timers",
  withBank(async ({ bank, client, deliverer }) => {
    jest.useFakeTimers();
    bank.faults.arm({
      kind: "drop_before_commit",
      operation: "accounts.create",
    });
    await openAccount(client, "Ada");
    expect((await deliverer.settled()).failed).toEqual([]);
    jest.useRealTimers();
  }),
);
