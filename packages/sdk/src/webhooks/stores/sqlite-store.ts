import { refused } from "../../core/refused.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { type Begin, type Dialect, type SqlStoreOptions, type SqlWebhookStore, sqlStore } from "./sql-store.ts";
import type { TransactionOf } from "./transaction-of.ts";

/** The members of a `DatabaseSync` of `node:sqlite` and of a `Database` of better-sqlite3 that the store uses. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[] };
}

/** The type of `tx`, which a handler receives: the connection, or the transaction of a query builder. */
export type SqliteTransactionOf<Database> = Database extends SqliteDatabase ? Database : TransactionOf<Database>;

/** The options of `sqliteStore`. SQLite needs no lease: a process that ends gives up its locks. */
export type SqliteStoreOptions<Tx = SqliteDatabase> = SqlStoreOptions<Tx>;

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

const dialect: Dialect = {
  time: "TEXT",
  now,
  param: () => "?",
  daysAgo: (days) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days')`,
  iso: (column) => column,
  among: (column) => `${column} IN (SELECT value FROM json_each(?))`,
  schema: (table, name, columns, index) => `CREATE TABLE IF NOT EXISTS ${table} ${columns};
CREATE INDEX IF NOT EXISTS ${table}_open ON ${name} ${index};
`,
  // Two statements, because RETURNING does not see the row before an update. The first one writes: a transaction that first
  // reads could fail as soon as it writes.
  claim: (table, consumer, maxAttempts) => [
    `INSERT INTO ${table} AS e (consumer, id) VALUES ('${consumer}', ?)
ON CONFLICT (consumer, id) DO UPDATE SET id = excluded.id
RETURNING CASE WHEN handled_at IS NULL AND attempts < ${maxAttempts} THEN 'claimed' ELSE 'duplicate' END AS state`,
    `UPDATE ${table} SET handled_at = ${now}, data = NULL WHERE consumer = '${consumer}' AND id = ? RETURNING 'claimed' AS state`,
  ],
  isBusy: (error) => / is locked/.test(String(error)),
};

/**
 * Creates a store in a table of a SQLite database. A handler receives the connection as `tx`, on which a transaction is
 * open. For a query builder with asynchronous transactions pass its database and `begin`. The store runs one handler at a time, and so do all stores on the same connection.
 *
 * Give the store a connection of its own: what other code writes on it while a handler waits becomes part of the
 * handler's transaction. While another process has locked the database for longer than the connection's timeout, `handle`
 * rejects with a `WebhookBusyError`.
 *
 * Throws a `TypeError` that names the invalid option.
 *
 * @example
 * const store = sqliteStore(new DatabaseSync("app.db", { timeout: 2_000 }));
 */
export function sqliteStore<Database extends object = SqliteDatabase>(
  database: Database,
  options: SqliteStoreOptions<SqliteTransactionOf<Database>> = {},
): SqlWebhookStore<SqliteTransactionOf<Database>> {
  return sqlStore(options, options.begin ?? (beginOf(database) as Begin<never>), dialect);
}

function beginOf(database: object): Begin<object> {
  const sqlite = database as SqliteDatabase;
  if (typeof sqlite.prepare !== "function") {
    throw refused("database", "a DatabaseSync of node:sqlite or a Database of better-sqlite3; for others pass `begin`");
  }
  return (work) =>
    oneAtATime(database, async () => {
      // Locks the database at once. A transaction that first reads could fail as soon as it writes.
      sqlite.exec("BEGIN IMMEDIATE");
      try {
        const query = (text: string, values: readonly string[]) => sqlite.prepare(text).all(...values) as object[];
        const result = await work({ tx: database, query });
        sqlite.exec("COMMIT");
        return result;
      } catch (error) {
        try {
          sqlite.exec("ROLLBACK");
        } catch {
          // SQLite itself has rolled back.
        }
        throw error;
      }
    });
}
