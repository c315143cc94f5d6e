import { bankTest, expect } from "@sandbank/testing/vitest";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createWebhooks, migrate, notes } from "./app.ts";

// Workers run at the same time, so each has a schema, which its files share.
const schema = `worker_${process.env["VITEST_POOL_ID"]}`;
const pool = new Pool({ options: `-c search_path=${schema}` });
beforeAll(async () => {
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await migrate(pool);
});
beforeEach(() => pool.query("TRUNCATE notes, sandbank_events"));
afterAll(() => pool.end());

const url = "https://app.test/webhooks";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: ({ bank, client }) => ({
    [url]: createWebhooks(pool, client, bank.clock.now).handle,
  }),
});

test("notes a new Account", async ({ client, deliverer }) => {
  await client.accounts.create({ name: "Operating" });
  await deliverer.settled();
  expect(await notes(pool)).toEqual(["Operating"]);
});

// The fixture waits for the webhook before the next test truncates.
test("ends before its webhook", async ({ client, deliverer: _ }) => {
  await client.accounts.create({ name: "Payroll" });
});

test("starts with empty tables", async () => {
  expect(await notes(pool)).toEqual([]);
});
