import { randomUUID } from "node:crypto";
import { bankTest, expect, type Receivers } from "@sandbank/testing/vitest";
import { Pool } from "pg";
import { createWebhooks, migrate, notes } from "./app.ts";

const url = "https://app.test/webhooks";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
})
  .extend<{ pool: Pool }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads it.
    pool: async ({}, use) => {
      const schema = `test_${randomUUID().replaceAll("-", "")}`;
      // Each connection of this pool finds tables in the schema of this test.
      const pool = new Pool({ options: `-c search_path=${schema}` });
      await pool.query(`CREATE SCHEMA ${schema}`);
      await migrate(pool);
      await use(pool);
      await pool.query(`DROP SCHEMA ${schema} CASCADE`);
      await pool.end();
    },
  })
  .extend<{ receivers: Receivers }>({
    receivers: async ({ bank, client, pool }, use) => {
      await use({ [url]: createWebhooks(pool, client, bank.clock.now).handle });
    },
  });

for (const name of ["Operating", "Payroll"]) {
  test.concurrent(`notes ${name} in its own schema`, async ({
    client,
    pool,
    deliverer,
    expect,
  }) => {
    await client.accounts.create({ name });
    await deliverer.settled();
    expect(await notes(pool)).toEqual([name]);
  });
}

test("starts with empty tables", async ({ pool }) => {
  expect(await notes(pool)).toEqual([]);
});
