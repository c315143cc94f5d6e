import type { PGlite } from "@electric-sql/pglite";
import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import { CompiledQuery, Kysely, PGliteDialect } from "kysely";

interface Tables {
  notices: { account: string | null; why: string | null };
}

/** A customer of the app, with the app's own id. */
export interface Customer {
  id: string;
  name: string;
}

/** Opens Accounts, and stores a notice for each declined payment. */
export async function createBanking(options: {
  client: BankClient;
  secret: string; // of the Event Subscription
  database: PGlite;
  now?: () => string; // in tests only: the clock of the bank
}) {
  const { client, secret, database, now } = options;
  const dialect = new PGliteDialect({ pglite: database });
  const db = new Kysely<Tables>({ dialect });
  const store = postgresStore(db, {
    begin: (fn) =>
      db.transaction().execute((tx) =>
        fn({
          tx,
          async query(text, values) {
            const query = CompiledQuery.raw(text, [...values]);
            return (await tx.executeQuery(query)).rows as object[];
          },
        }),
      ),
  });
  // In production, a migration.
  await database.exec(store.schema());
  await database.exec(
    "CREATE TABLE IF NOT EXISTS notices (account TEXT, why TEXT)",
  );

  const webhooks = createWebhookRouter({ client, secret, now, store });
  // The row is committed together with the mark of the Event.
  webhooks.on("declined_transaction.created", async ({ object, tx }) => {
    const why = object.source.ach_decline?.reason ?? object.source.category;
    const row = { account: object.account_id, why };
    await tx.insertInto("notices").values(row).execute();
  });
  return {
    webhooks,
    // One Account for each customer, however often the call is repeated.
    openAccount: ({ id, name }: Customer) =>
      client.accounts.create({ name }, { idempotencyKey: `open-${id}` }),
    notices: () => db.selectFrom("notices").selectAll().execute(),
  };
}
