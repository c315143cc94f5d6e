import type { DatabaseSync } from "node:sqlite";
import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";

export interface BankingOptions {
  readonly client: BankClient;
  /** The secret of the Event Subscription. */
  readonly secret: string;
  /** A connection that nothing else uses. */
  readonly database: DatabaseSync;
  /** The clock of the bank, in tests only. */
  readonly now?: () => string;
}

/** What the app does with the bank, in any framework. */
export function createBanking(options: BankingOptions) {
  const { client, secret, database, now } = options;
  const store = sqliteStore(database);
  database.exec(store.schema());
  database.exec("CREATE TABLE IF NOT EXISTS notices (account TEXT, why TEXT)");

  const webhooks = createWebhookRouter({ client, secret, now, store });
  // The row is committed together with the mark of the Event.
  webhooks.on("declined_transaction.created", ({ object, tx }) => {
    const why = object.source.ach_decline?.reason ?? object.source.category;
    const insert = tx.prepare("INSERT INTO notices VALUES (?, ?)");
    insert.run(object.account_id, why);
  });

  return {
    webhooks,
    openAccount: (customer: string) =>
      client.accounts.create(
        { name: customer },
        { idempotencyKey: `open-${customer}` },
      ),
    notices: () => database.prepare("SELECT account, why FROM notices").all(),
  };
}

export type Banking = ReturnType<typeof createBanking>;
