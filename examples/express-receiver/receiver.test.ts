import { DatabaseSync } from "node:sqlite";
import { createBank } from "@sandbank/engine";
import {
  createDeliverer,
  nodeReceiver,
  verifyReceiver,
} from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient, type Transaction } from "@sandbank/sdk";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { createDedupeStore } from "./dedupe-store.ts";

const url = "https://app.test/webhooks";

/** A live bank that sends its webhooks to the app. */
function start() {
  const bank = createBank({ environment: "live" });
  const database = new DatabaseSync(":memory:");
  const jobs: Transaction[] = [];
  const errors: unknown[] = [];
  const app = {
    queueIsDown: false,
    express: createApp({
      client: new BankClient(clientOptions(bank)),
      verification: { secret: "test-secret", now: bank.clock.now },
      dedupe: createDedupeStore(database, () => Date.parse(bank.clock.now())),
      enqueue: async (transaction) => {
        if (app.queueIsDown) throw new Error("The queue is down.");
        jobs.push(transaction);
      },
      onError: (error) => errors.push(error),
    }),
  };
  const account = bank.accounts.create({ name: "Company" });
  const number = bank.accountNumbers.create({
    account_id: account.id,
    name: "Deposits",
  });
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const deliverer = createDeliverer(bank, {
    receivers: { [url]: app.express },
  });
  onTestFinished(() => {
    deliverer.close();
    database.close();
  });

  return {
    bank,
    app,
    jobs,
    errors,
    deliverer,
    receiveWire: (amount: number) =>
      bank.network.inboundWireTransfers.create({
        account_number_id: number.id,
        amount,
      }),
  };
}

test("enqueues one job for a Transaction", async () => {
  const { jobs, deliverer, receiveWire } = start();
  receiveWire(100_00);
  expect((await deliverer.settled()).failed).toEqual([]);
  expect(jobs.map(({ amount }) => amount)).toEqual([100_00]);
});

test("enqueues one job for a webhook that is sent twice", async () => {
  const { bank, jobs, deliverer, receiveWire } = start();
  bank.webhooks.setDeliveryFaults({ duplicated: 1 });
  receiveWire(100_00);
  await deliverer.advance({ minutes: 5 });
  expect(jobs).toHaveLength(1);
});

test("enqueues the job in a retry after the queue was down", async () => {
  const { app, jobs, errors, deliverer, receiveWire } = start();
  app.queueIsDown = true;
  receiveWire(100_00);
  const { failed } = await deliverer.settled();
  expect(failed[0]?.cause).toEqual(new Error("The queue is down."));
  expect([jobs.length, errors.length]).toEqual([0, 1]);

  app.queueIsDown = false;
  await deliverer.advance({ minutes: 1 }); // the first retry
  expect(jobs).toHaveLength(1);
});

test("accepts valid webhooks and refuses forged ones", async () => {
  const { bank, app } = start();
  const [event] = bank.events.list().data;
  const report = await verifyReceiver(app.express, {
    secret: "test-secret",
    url,
    now: () => Date.parse(bank.clock.now()),
    ...(event && { event }),
  });
  expect(report.passed, report.text).toBe(true);
});

test("parses the JSON of other routes", async () => {
  const { app } = start();
  const request = new Request("https://app.test/echo", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ hello: "world" }),
  });
  const response = await nodeReceiver(app.express)(request);
  expect(await response.json()).toEqual({ hello: "world" });
});

test("keeps a claim until it is confirmed, released or a minute old", () => {
  let time = 0;
  const database = new DatabaseSync(":memory:");
  const store = createDedupeStore(database, () => time);
  expect(store.claim("event_1")).toBe("claimed");
  expect(store.claim("event_1")).toBe("busy");
  time = 60_000;
  expect(store.claim("event_1")).toBe("claimed");
  store.release("event_1");
  expect(store.claim("event_1")).toBe("claimed");
  store.confirm("event_1");
  time = 120_000;
  expect(store.claim("event_1")).toBe("done");
});
