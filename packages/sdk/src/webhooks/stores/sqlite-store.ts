import { refused } from "../../core/refused.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { someCause } from "./some-cause.ts";
import {
  type Begin,
  type Dialect,
  type DriverTransaction,
  type SqlStoreOptions,
  type SqlWebhookStore,
  sqlStore,
} from "./sql-store.ts";
import type { TransactionOf } from "./transaction-of.ts";

/** The members of a `DatabaseSync` of `node:sqlite` and of a `Database` of better-sqlite3 that the store uses. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[] };
}

/** A database as its driver has it. */
interface Driver extends SqliteDatabase {
  /** Whether a transaction is open: `node:sqlite` since Node 22.16. */
  readonly isTransaction?: boolean;
  /** The same in better-sqlite3. */
  readonly inTransaction?: boolean;
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
    `INSERT INTO ${table} (consumer, id) VALUES ('${consumer}', ?)
ON CONFLICT (consumer, id) DO UPDATE SET id = excluded.id
RETURNING CASE WHEN handled_at IS NULL AND attempts < ${maxAttempts} THEN 'claimed' ELSE 'duplicate' END AS state`,
    `UPDATE ${table} SET handled_at = ${now}, data = NULL WHERE consumer = '${consumer}' AND id = ? RETURNING 'claimed' AS state`,
  ],
  // While the handler runs, the store has the lock. So an error of the handler is that of another connection of its own,
  // which fails each time.
  isBusy: (error, isOfHandler) => !isOfHandler && someCause(error, isLocked),
};

/** SQLITE_BUSY or SQLITE_LOCKED: `errcode` is that of `node:sqlite`, `code` that of better-sqlite3. */
function isLocked({ errcode, code }: { readonly errcode?: unknown; readonly code?: unknown }): boolean {
  return [5, 6].includes(Number(errcode) & 255) || /^SQLITE_(BUSY|LOCKED)/.test(String(code));
}

/**
 * Creates a store in a table of a SQLite database. A handler receives the connection as `tx`, on which a transaction is
 * open. For a query builder with asynchronous transactions pass its database and `begin`. The store runs one handler at a time, and so do all stores on the same connection.
 *
 * If handlers wait for nothing but `tx`, store and app can share a connection. Otherwise give the store one of its own,
 * because what other code writes on it meanwhile becomes part of the handler's transaction, and open all connections of the
 * process with `timeout: 0`: drivers wait for a lock synchronously, so that the handler could not go on. While another
 * connection has locked the database for longer than the timeout, `handle` rejects with a `WebhookBusyError`.
 *
 * Throws a `TypeError` that names the invalid option.
 *
 * @example
 * const store = sqliteStore(new DatabaseSync("app.db", { timeout: 0 }));
 */
export function sqliteStore<Database extends object = SqliteDatabase>(
  database: Database,
  options: SqliteStoreOptions<SqliteTransactionOf<Database>> = {},
): SqlWebhookStore<SqliteTransactionOf<Database>> {
  const begin = options.begin ?? (createBegin(database) as Begin<never>);
  return sqlStore(options, (work) => oneAtATime(database, async () => begin(work)), dialect);
}

function createBegin(database: object): Begin<object> {
  const sqlite = database as Driver;
  if (typeof sqlite.prepare !== "function") {
    throw refused("database", "a DatabaseSync of node:sqlite or a Database of better-sqlite3; for others pass `begin`");
  }
  return async (work) => {
    // Locks the database at once. A transaction that first reads could fail as soon as it writes.
    sqlite.exec("BEGIN IMMEDIATE");
    try {
      const transaction: DriverTransaction<object> = {
        tx: database,
        query: (text, values) => sqlite.prepare(text).all(...values) as object[],
        // An open one may be another: then the mark is missing.
        isOpen: () => ((sqlite.isTransaction ?? sqlite.inTransaction) === false ? false : undefined),
      };
      const result = await work(transaction);
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
  };
}
