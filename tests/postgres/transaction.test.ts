import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { notes } from "./app.ts";

// One connection for the test and the app: the transaction is its own.
const db = new Client();
beforeAll(async () => {
  await db.connect();
  await db.query("CREATE TEMPORARY TABLE notes (name TEXT NOT NULL)");
});
beforeEach(() => db.query("BEGIN"));
afterEach(() => db.query("ROLLBACK"));
afterAll(() => db.end());

const url = "https://app.test/webhooks";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: ({ bank, client }) => {
    const { now } = bank.clock;
    const router = createWebhookRouter({ client, secret: "test-secret", now });
    router.on("account.created", async ({ object }) => {
      await db.query("INSERT INTO notes VALUES ($1)", [object.name]);
    });
    return { [url]: router.handle };
  },
});

test("notes a new Account", async ({ client, deliverer }) => {
  await client.accounts.create({ name: "Operating" });
  await deliverer.settled();
  expect(await notes(db)).toEqual(["Operating"]);
});

test("starts with empty tables", async () => {
  expect(await notes(db)).toEqual([]);
});
