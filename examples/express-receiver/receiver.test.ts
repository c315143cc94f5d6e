import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { createBank } from "@sandbank/engine";
import { createDeliverer, verifyReceiver } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient, type Transaction } from "@sandbank/sdk";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { createDedupeStore } from "./dedupe-store.ts";

const url = "https://app.test/webhooks";

/** A live bank that sends its webhooks to the app, through a real port. */
async function start() {
  const bank = createBank({ environment: "live" });
  const database = new DatabaseSync(":memory:");
  const jobs: Transaction[] = [];
  const errors: unknown[] = [];
  const app = {
    queueIsDown: false,
    listener: createApp({
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
  const server = app.listener.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  // A live bank requires HTTPS. In place of your proxy, this ends TLS.
  const forward = async (request: Request) =>
    fetch(`${origin}${new URL(request.url).pathname}`, {
      method: "POST",
      headers: request.headers,
      body: await request.arrayBuffer(),
    });

  const account = bank.accounts.create({ name: "Company" });
  const number = bank.accountNumbers.create({
    account_id: account.id,
    name: "Deposits",
  });
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const deliverer = createDeliverer(bank, { receivers: { [url]: forward } });
  onTestFinished(() => {
    deliverer.close();
    server.close();
    database.close();
  });

  return {
    bank,
    app,
    jobs,
    errors,
    origin,
    forward,
    deliverer,
    receiveWire: (amount: number) =>
      bank.network.inboundWireTransfers.create({
        account_number_id: number.id,
        amount,
      }),
  };
}

test("enqueues one job for a Transaction", async () => {
  const { jobs, deliverer, receiveWire } = await start();
  receiveWire(100_00);
  expect((await deliverer.settled()).failed).toEqual([]);
  expect(jobs.map(({ amount }) => amount)).toEqual([100_00]);
});

test("enqueues one job for a webhook that is sent twice", async () => {
  const { bank, jobs, deliverer, receiveWire } = await start();
  bank.webhooks.setDeliveryFaults({ duplicated: 1 });
  receiveWire(100_00);
  await deliverer.advance({ minutes: 5 });
  expect(jobs).toHaveLength(1);
});

test("enqueues the job in a retry after the queue was down", async () => {
  const { app, jobs, errors, deliverer, receiveWire } = await start();
  app.queueIsDown = true;
  receiveWire(100_00);
  await deliverer.settled();
  expect([jobs.length, errors.length]).toEqual([0, 1]);

  app.queueIsDown = false;
  await deliverer.advance({ minutes: 1 }); // the first retry
  expect(jobs).toHaveLength(1);
});

test("accepts valid webhooks and refuses forged ones", async () => {
  const { bank, forward } = await start();
  const [event] = bank.events.list().data;
  const report = await verifyReceiver(forward, {
    secret: "test-secret",
    url,
    now: () => Date.parse(bank.clock.now()),
    ...(event && { event }),
  });
  expect(report.passed, report.text).toBe(true);
});

test("parses the JSON of other routes", async () => {
  const { origin } = await start();
  const response = await fetch(`${origin}/echo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ hello: "world" }),
  });
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
