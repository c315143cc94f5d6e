import { DatabaseSync } from "node:sqlite";
import { createBank } from "@sandbank/engine";
import {
  createDeliverer,
  nodeReceiver,
  verifyReceiver,
} from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { jobsTable, openJobs } from "./jobs.ts";

const url = "https://app.test/webhooks";

/** A live bank that sends its webhooks to the app. */
function start() {
  const bank = createBank({ environment: "live" });
  const database = new DatabaseSync(":memory:");
  const errors: unknown[] = [];
  const app = createApp({
    client: new BankClient(clientOptions(bank)),
    verification: { secret: "test-secret", now: bank.clock.now },
    database,
    onError: (error) => errors.push(error),
  });
  const account = bank.accounts.create({ name: "Company" });
  const number = bank.accountNumbers.create({
    account_id: account.id,
    name: "Deposits",
  });
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const deliverer = createDeliverer(bank, {
    receivers: { [url]: app },
  });
  onTestFinished(() => {
    deliverer.close();
    database.close();
  });

  return {
    bank,
    app,
    database,
    errors,
    deliverer,
    amounts: () => openJobs(database).map(({ amount }) => amount),
    receiveWire: (amount: number) =>
      bank.network.inboundWireTransfers.create({
        account_number_id: number.id,
        amount,
      }),
  };
}

test("adds one job for a Transaction", async () => {
  const { bank, database, deliverer, receiveWire } = start();
  receiveWire(100_00);
  expect((await deliverer.settled()).failed).toEqual([]);
  const [transaction] = bank.transactions.list().data;
  expect(openJobs(database)).toEqual([
    { id: 1, transaction_id: transaction?.id, amount: 100_00 },
  ]);
});

test("adds one job for a webhook that is sent twice", async () => {
  const { bank, deliverer, receiveWire, amounts } = start();
  bank.webhooks.setDeliveryFaults({ duplicated: 1 });
  receiveWire(100_00);
  await deliverer.advance({ minutes: 5 });
  expect(amounts()).toEqual([100_00]);
});

test("adds the job in a retry after the database failed", async () => {
  const { database, errors, deliverer, receiveWire, amounts } = start();
  database.exec("DROP TABLE jobs");
  receiveWire(100_00);
  const { failed } = await deliverer.settled();
  expect(String(failed[0]?.cause)).toBe("Error: no such table: jobs");
  expect(errors[0]).toBe(failed[0]?.cause);

  database.exec(jobsTable);
  await deliverer.advance({ minutes: 1 }); // the first retry
  expect(amounts()).toEqual([100_00]);
});

test("accepts valid webhooks and refuses forged ones", async () => {
  const { bank, app } = start();
  const [event] = bank.events.list().data;
  const report = await verifyReceiver(app, {
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
  const response = await nodeReceiver(app)(request);
  expect(await response.json()).toEqual({ hello: "world" });
});
