import { apart } from "./one-at-a-time.ts";
import { createBegin } from "./postgres-drivers.ts";
import { someCause } from "./some-cause.ts";
import { type Begin, type Dialect, type SqlStoreOptions, type SqlWebhookStore, sqlStore } from "./sql-store.ts";
import type { TransactionOf } from "./transaction-of.ts";

/** The options of `postgresStore`. */
export type PostgresStoreOptions<Tx = unknown> = SqlStoreOptions<Tx>;

/**
 * The lock ends with the transaction, and so with the connection. The lease is for a process that has ended without its
 * connection being closed: PostgreSQL ends a session that is idle in a transaction for longer.
 */
const claim: Dialect["claim"] = (table, consumer, maxAttempts, leaseSeconds) => [
  `WITH free AS (
  SELECT id, pg_try_advisory_xact_lock(hashtextextended('${table} ${consumer} ' || id, 0)) AS ok FROM (SELECT $1::text AS id) AS event
), claimed AS (
  INSERT INTO ${table} AS e (consumer, id, handled_at) SELECT '${consumer}', id, now() FROM free WHERE ok
  ON CONFLICT (consumer, id) DO UPDATE SET handled_at = now(), data = NULL WHERE e.handled_at IS NULL AND e.attempts < ${maxAttempts}
  RETURNING set_config('idle_in_transaction_session_timeout', '${leaseSeconds}s', true) AS lease
)
SELECT CASE WHEN NOT ok THEN 'busy' WHEN (SELECT lease FROM claimed) IS NULL THEN 'duplicate' ELSE 'claimed' END AS state FROM free`,
];

/**
 * `CREATE TABLE IF NOT EXISTS` fails in processes that run it at the same time, so a lock comes before it: one for all
 * tables, because a table has several names, with and without its schema. `CREATE INDEX`
 * waits for each open transaction that has written to the table, even if the index exists, so it runs only without one.
 */
const schema: Dialect["schema"] = (table, name, columns, index) => {
  // Where CREATE makes an unqualified name. `to_regclass` alone also looks in other schemas of the search path.
  const place = table === name ? "quote_ident(current_schema()) || '" : `'${table.slice(0, -name.length - 1)}`;
  const isMissing = (relation: string) => `to_regclass(${place}.${relation}') IS NULL`;
  return `DO $$ BEGIN
IF ${isMissing(name)}
OR ${isMissing(`${name}_open`)} THEN
PERFORM pg_advisory_xact_lock(hashtextextended('sandbank_events', 0));
CREATE TABLE IF NOT EXISTS ${table} ${columns};
IF ${isMissing(`${name}_open`)} THEN
CREATE INDEX ${name}_open ON ${table} ${index};
END IF;
END IF;
END $$;
`;
};

/**
 * Codes of errors that come from other transactions, so that the next try can succeed: serialization_failure, deadlock_detected,
 * lock_not_available and admin_shutdown. Prisma has a code of its own for the first two.
 */
const busyCodes = new Set<unknown>(["40001", "40P01", "55P03", "57P01", "P2034"]);

const dialect: Dialect = {
  time: "TIMESTAMPTZ",
  now: "now()",
  param: (index) => `$${index}`,
  daysAgo: (days) => `now() - ${days} * interval '1 day'`,
  iso: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  // As text first: drivers format the value of a parameter by its type.
  among: (column) => `${column} IN (SELECT json_array_elements_text($1::text::json))`,
  schema,
  claim,
  isBusy: (error) => someCause(error, ({ code }) => busyCodes.has(code)),
};

/**
 * Creates a store in a table of a PostgreSQL database: a pool or client of `pg`, PGlite, or `sql` of `postgres`. For a
 * query builder or ORM pass its database and `begin`. A handler receives the transaction of the driver as `tx`.
 *
 * Several Events are handled at a time if the driver has several connections; each handler holds one. With one
 * connection, give the store a connection of its own.
 *
 * Throws a `TypeError` that names the invalid option.
 *
 * @example
 * const store = postgresStore(new Pool());
 */
export function postgresStore<Database extends object>(
  database: Database,
  options: PostgresStoreOptions<TransactionOf<Database>> = {},
): SqlWebhookStore<TransactionOf<Database>> {
  const { begin, leaseSeconds } = options;
  const own = begin && (((work) => apart(database, async () => begin(work))) as typeof begin);
  return sqlStore(options, own ?? (createBegin(database, leaseSeconds) as Begin<never>), dialect);
}
