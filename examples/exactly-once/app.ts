import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookRouter, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import type { Pool } from "pg";

export interface AppOptions {
  readonly pool: Pool;
  /** Retrieves the object of each Event. */
  readonly client: BankClient;
  /** The secret of the Event Subscription. */
  readonly verification: WebhookVerifierOptions;
  /** Reports an error of the receiver to your log. */
  readonly onError?: (error: unknown) => void;
}

/** Creates the tables. Run it before the processes of the app start. */
export async function migrate(pool: Pool): Promise<void> {
  await pool.query(`
    ${postgresStore(pool).schema()}
    CREATE TABLE IF NOT EXISTS entries (transaction_id TEXT NOT NULL, amount BIGINT NOT NULL);
    CREATE TABLE IF NOT EXISTS balances (account_id TEXT PRIMARY KEY, amount BIGINT NOT NULL)`);
}

/** Creates an app that keeps the balance of each Account: it adds the amount of each new Transaction. */
export function createApp({ pool, client, verification, onError }: AppOptions): WebhookRouter {
  const router = createWebhookRouter({ client, ...verification, store: postgresStore(pool), onError });
  // `tx` is the transaction in which the Event is marked. A second run of the handler would be a second entry, and a
  // balance that is too high: neither table has a key that would hide it.
  router.on("transaction.created", async ({ object: { id, account_id, amount }, tx }) => {
    await tx.query("INSERT INTO entries VALUES ($1, $2)", [id, amount]);
    await tx.query(
      `INSERT INTO balances AS balance VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET amount = balance.amount + excluded.amount`,
      [account_id, amount],
    );
  });
  return router;
}
