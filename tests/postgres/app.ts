import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import type { Pool } from "pg";

/** Notes the name of each new Account. Leave out `now` in production. */
export function createWebhooks(
  pool: Pool,
  client: BankClient,
  now?: () => string,
) {
  const store = postgresStore(pool);
  const options = { client, secret: "test-secret", store };
  const router = createWebhookRouter({ ...options, ...(now && { now }) });
  router.on("account.created", async ({ object, tx }) => {
    await tx.query("INSERT INTO notes VALUES ($1)", [object.name]);
  });
  return router;
}

/** Creates the tables. */
export async function migrate(pool: Pool): Promise<void> {
  await pool.query("CREATE TABLE IF NOT EXISTS notes (name TEXT NOT NULL)");
  await pool.query(postgresStore(pool).schema());
}

export async function notes(db: Pick<Pool, "query">): Promise<string[]> {
  const { rows } = await db.query("SELECT name FROM notes ORDER BY name");
  return rows.map(({ name }) => name);
}
