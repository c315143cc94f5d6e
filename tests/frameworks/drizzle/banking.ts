import type { PGlite } from "@electric-sql/pglite";
import type { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import { type SQL, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";

const notices = pgTable("notices", {
  account: text(),
  why: text(),
});

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
  const db = drizzle({ client: database });
  const store = postgresStore(db, {
    begin: (fn) =>
      db.transaction((tx) =>
        fn({
          tx,
          query: async (text, values) =>
            (await tx.execute(statement(text, values))).rows as object[],
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
    await tx.insert(notices).values({ account: object.account_id, why });
  });
  return {
    webhooks,
    // One Account for each customer, however often the call is repeated.
    openAccount: ({ id, name }: Customer) =>
      client.accounts.create({ name }, { idempotencyKey: `open-${id}` }),
    notices: () => db.select().from(notices),
  };
}

/** A statement of the store, with `$1` as a parameter of Drizzle. */
function statement(text: string, values: readonly string[]): SQL {
  const [first = "", ...rest] = text.split(/\$\d/);
  const parts = rest.flatMap((part, index) => [
    sql`${values[index]}`,
    sql.raw(part),
  ]);
  return sql.join([sql.raw(first), ...parts]);
}
