import { refused } from "../../core/refused.ts";
import type { Event } from "../event.ts";
import { WebhookBusyError } from "../webhook-busy-error.ts";
import { errorText, notFailed } from "./error-text.ts";
import { atLeast, type StoreOptions, storeOptions } from "./store-options.ts";
import type { FailedWebhook, WebhookStore } from "./webhook-store.ts";

/** An open transaction. */
export interface StoreTransaction<Tx> {
  /** What a handler receives as `tx`. */
  readonly tx: Tx;
  /**
   * Runs a statement of the store in the transaction, and returns its rows. Each parameter occurs once in the text, in
   * order: `$1`, `$2` for PostgreSQL and `?` for SQLite.
   */
  query(text: string, values: readonly string[]): Promise<readonly object[]> | readonly object[];
}

/** Runs work in a transaction: commits when the work resolves, and rolls back when it rejects. */
export type Begin<Tx> = <Result>(
  work: (transaction: StoreTransaction<Tx>) => Promise<Result>,
) => PromiseLike<Result> | Promise<Result>;

/** A store in a table of an SQL database. */
export interface SqlWebhookStore<Tx> extends WebhookStore<Tx> {
  /** Returns the SQL of its table. Run it in a migration, or at each start: it changes nothing if the table exists. */
  schema(): string;
  resume(): Promise<{ readonly cursor: string | null; readonly events: readonly Event[] }>;
}

/** The options of an SQL store. */
export interface SqlStoreOptions<Tx> extends StoreOptions {
  /** The table, with or without a schema: `app.sandbank_events`. Default: `sandbank_events`. */
  readonly table?: string | undefined;
  /** Runs work in a transaction of a query builder or ORM. Default: uses the driver. */
  readonly begin?: Begin<Tx> | undefined;
}

/** What differs between databases. */
export interface Dialect {
  /** The type of an instant. */
  readonly time: string;
  readonly now: string;
  /** A parameter of a statement. */
  param(index: number): string;
  daysAgo(days: number): string;
  /** Formats an instant as ISO 8601. */
  iso(column: string): string;
  /** The name of an index, and its table: a schema belongs to one of them. */
  indexOn(table: string): string;
  /**
   * The statement that claims the Event of the first parameter: marks it as handled until a rollback. Returns a row with
   * the `state`, or none for a duplicate.
   */
  claim(table: string, leaseSeconds: number): string;
  /** Fails in a transaction that has failed before, which would commit nothing and say nothing. */
  readonly check?: string | undefined;
  /** Whether an error of the store means that another process has locked the Event or the database. */
  isBusy(error: unknown): boolean;
}

/** The id of the row that keeps the cursor. No Event has it. */
const CURSOR = "sandbank_cursor";

/** Creates a store of transactions and the statements of a dialect. */
export function sqlStore<Tx>(options: SqlStoreOptions<Tx>, begin: Begin<Tx>, dialect: Dialect): SqlWebhookStore<Tx> {
  const { leaseSeconds, maxAttempts } = storeOptions(options, ["table", "begin"]);
  const { table = "sandbank_events" } = options;
  // The name becomes part of the statements.
  if (!/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(table)) throw refused("table", "the name of a table, such as app.events");
  const { now, param } = dialect;
  const open = "handled_at IS NULL";
  const claim = dialect.claim(table, leaseSeconds);
  const setAside = (attempts: string) => `CASE WHEN ${attempts} >= ${maxAttempts} THEN ${now} END`;
  const count = `INSERT INTO ${table} AS e (id, error, data, attempts, failed_at)
VALUES (${param(1)}, ${param(2)}, ${param(3)}, 1, ${setAside("1")})
ON CONFLICT (id) DO UPDATE SET attempts = e.attempts + 1, error = excluded.error, data = excluded.data, failed_at = ${setAside("e.attempts + 1")}
WHERE e.${open} AND e.failed_at IS NULL RETURNING id`;
  const save = `INSERT INTO ${table} (id, data) VALUES ('${CURSOR}', ${param(1)})
ON CONFLICT (id) DO UPDATE SET data = excluded.data RETURNING id`;

  const ask = async (text: string, ...values: string[]) =>
    (await begin(async ({ query }) => query(text, values))) as readonly Record<string, unknown>[];

  /** Also counts if the commit fails, unless the Event was committed all the same. */
  async function countFailure(event: Event, error: unknown): Promise<void> {
    try {
      await ask(count, event.id, errorText(error), JSON.stringify(event));
    } catch {
      // The database is not available. The caller receives the first error.
    }
  }

  return {
    async handle(event, run, { cursor } = {}) {
      let hasRun = false;
      let isHandlerDone = true;
      try {
        return await begin(async ({ tx, query }) => {
          const [row] = (await query(claim, [event.id])) as { state: string }[];
          if (row?.state === "busy") throw new WebhookBusyError(event.id);
          if (row !== undefined) {
            hasRun = true;
            isHandlerDone = false;
            await run(tx);
            isHandlerDone = true;
            if (dialect.check) await query(dialect.check, []);
          }
          if (cursor !== undefined) await query(save, [cursor]);
          return row === undefined ? "duplicate" : "handled";
        });
      } catch (error) {
        if (isHandlerDone && dialect.isBusy(error)) throw new WebhookBusyError(event.id);
        // The router throws this error if it is too late to run the handler.
        if (hasRun && !(error instanceof WebhookBusyError)) await countFailure(event, error);
        throw error;
      }
    },
    async failed({ limit = 100 } = {}) {
      const rows = await ask(
        `SELECT id, attempts, error, ${dialect.iso("failed_at")} AS "failedAt" FROM ${table}
WHERE ${open} AND failed_at IS NOT NULL ORDER BY failed_at, id LIMIT ${atLeast(1, "limit", limit)}`,
      );
      return rows.map((row) => ({ ...row, attempts: Number(row["attempts"]) }) as unknown as FailedWebhook);
    },
    async retry(id) {
      const [row] = await ask(
        `UPDATE ${table} SET attempts = 0, failed_at = NULL WHERE ${open} AND attempts > 0 AND id = ${param(1)} RETURNING id`,
        id,
      );
      if (row === undefined) throw notFailed(id);
    },
    async clean({ olderThanDays = 35 } = {}) {
      const days = atLeast(0, "olderThanDays", olderThanDays);
      return (await ask(`DELETE FROM ${table} WHERE handled_at <= ${dialect.daysAgo(days)} RETURNING 1 AS one`)).length;
    },
    schema: () =>
      `CREATE TABLE IF NOT EXISTS ${table} (
  id TEXT PRIMARY KEY,
  handled_at ${dialect.time},
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  failed_at ${dialect.time},
  data TEXT
);
CREATE INDEX IF NOT EXISTS ${dialect.indexOn(table)} (id) WHERE ${open};
`,
    async resume() {
      const rows = await ask(
        `SELECT id, data FROM ${table} WHERE ${open} AND failed_at IS NULL AND attempts = 0 ORDER BY id`,
      );
      const data = (row: Record<string, unknown>) => row["data"] as string;
      const cursor = rows.find(({ id }) => id === CURSOR);
      const events = rows.filter((row) => row !== cursor).map((row) => JSON.parse(data(row)));
      return { cursor: cursor === undefined ? null : data(cursor), events };
    },
  };
}
