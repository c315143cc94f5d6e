import type { DatabaseSync } from "node:sqlite";
import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";

/** A customer of the app, with the app's own id. */
export interface Customer {
  id: string;
  name: string;
}

/** Opens Accounts, and stores a notice for each declined payment. */
export function createBanking(options: {
  client: BankClient;
  secret: string; // of the Event Subscription
  database: DatabaseSync; // a connection that nothing else uses
  now?: () => string; // in tests only: the clock of the bank
}) {
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
    // One Account for each customer, however often the call is repeated.
    openAccount: ({ id, name }: Customer) =>
      client.accounts.create({ name }, { idempotencyKey: `open-${id}` }),
    notices: () => database.prepare("SELECT account, why FROM notices").all(),
  };
}

export type Banking = ReturnType<typeof createBanking>;
