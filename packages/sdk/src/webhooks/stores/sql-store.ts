import { refused } from "../../core/refused.ts";
import type { Event } from "../event.ts";
import { WebhookBusyError } from "../webhook-busy-error.ts";
import { errorText, notFailed } from "./error-text.ts";
import { type StoreOptions, storeOptions, wholeNumber } from "./store-options.ts";
import type { FailedWebhook, WebhookStore } from "./webhook-store.ts";

/** An open transaction. */
export interface StoreTransaction<Tx> {
  /** The value that a handler receives as `tx`. */
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
  marked(ids: readonly string[]): Promise<readonly string[]>;
}

/** The options of an SQL store. */
export interface SqlStoreOptions<Tx> extends StoreOptions {
  /** The table, with or without a schema: `app.sandbank_events`. Default: `sandbank_events`. */
  readonly table?: string | undefined;
  /** Runs work in a transaction of a query builder or ORM. Default: uses the driver. */
  readonly begin?: Begin<Tx> | undefined;
}

/** The statements that differ between databases. */
export interface Dialect {
  /** The type of an instant. */
  readonly time: string;
  readonly now: string;
  /** A parameter of a statement. */
  param(index: number): string;
  daysAgo(days: number): string;
  /** Formats an instant as ISO 8601. */
  iso(column: string): string;
  /** The condition that a column has a value of the JSON array of the first parameter. */
  among(column: string): string;
  /** The name of an index, and its table: a schema belongs to one of them. `name`: the table without its schema. */
  indexOn(table: string, name: string): string;
  /**
   * Returns the statement that claims the Event of the first parameter: marks it as handled until a rollback. It returns
   * a `state`: `busy`, none for a duplicate, otherwise anything else. `isOpen` is the condition for an Event `e` that may be
   * handled.
   */
  claim(table: string, isOpen: string, leaseSeconds: number): string;
  /** Whether an error of the store means that another process has locked the Event or the database. */
  isBusy(error: unknown): boolean;
}

/** The id of the row that keeps the cursor. No Event has it. */
const CURSOR = "sandbank_cursor";

/** A row of the table, or of a result. */
interface Row {
  readonly id: string;
  readonly data: string;
  readonly state: string | null;
}

/** Creates a store of transactions and the statements of a dialect. */
export function sqlStore<Tx>(options: SqlStoreOptions<Tx>, begin: Begin<Tx>, dialect: Dialect): SqlWebhookStore<Tx> {
  const [leaseSeconds, maxAttempts] = storeOptions(options, ["table", "begin"]);
  const { table = "sandbank_events" } = options;
  // The name becomes part of the statements.
  if (!/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(table)) throw refused("table", "the name of a table, such as app.events");
  const { now, time, param } = dialect;
  const open = "handled_at IS NULL";
  const left = `attempts < ${maxAttempts}`;
  const claim = dialect.claim(table, `e.${open} AND e.${left}`, leaseSeconds);
  const fail = `INSERT INTO ${table} AS e (id, data, error, failed_at, attempts)
VALUES (${param(1)}, ${param(2)}, ${param(3)}, ${now}, 1)
ON CONFLICT (id) DO UPDATE SET data = excluded.data, error = excluded.error, failed_at = excluded.failed_at, attempts = e.attempts + 1
WHERE e.${open} RETURNING id`;
  const save = `INSERT INTO ${table} AS e (id, data)
VALUES (${param(1)}, ${param(2)})
ON CONFLICT (id) DO UPDATE SET data = excluded.data RETURNING id`;

  /** Rejects if the work has not run: then the database is of another kind, and every Event would be lost. */
  const transact: Begin<Tx> = async (work) => {
    let value: unknown;
    const result = await begin(async (transaction) => {
      value = await work(transaction);
      // Text, because a `begin` may copy objects.
      return "done";
    });
    if (result === "done") return value as never;
    throw refused("begin", "a function that runs its work and returns its result");
  };
  const ask = async (text: string, ...values: string[]) =>
    transact(async ({ query }) => query(text, values) as Promise<readonly Row[]>);

  return {
    async handle(event, run, { cursor } = {}) {
      // Whether a failure is an attempt: before, the store has failed.
      let hasRun = false;
      // Whether an error comes from the handler: its database may be locked too.
      let isRunning = false;
      try {
        return await transact(async ({ tx, query }) => {
          const [{ state } = {}] = (await query(claim, [event.id])) as readonly Partial<Row>[];
          if (state === "busy") throw new WebhookBusyError(event.id);
          if (state) {
            hasRun = isRunning = true;
            await run(tx);
            isRunning = false;
          }
          if (cursor) await query(save, [CURSOR, cursor]);
          return state ? "handled" : "duplicate";
        });
      } catch (error) {
        if (!isRunning && dialect.isBusy(error)) throw new WebhookBusyError(event.id);
        // The router throws a WebhookBusyError if it is too late to run the handler. If the database is not available, the
        // caller still receives the first error. If the Event was committed all the same, nothing is counted.
        if (hasRun && !(error instanceof WebhookBusyError)) {
          await ask(fail, event.id, JSON.stringify(event), errorText(error)).catch(() => {});
        }
        throw error;
      }
    },
    async failed(options) {
      const rows = await ask(
        `SELECT id, attempts, error, ${dialect.iso("failed_at")} AS "failedAt" FROM ${table}
WHERE ${open} AND NOT ${left} ORDER BY failed_at, id LIMIT ${wholeNumber("limit", 1, 100, options)}`,
      );
      return rows.map((row) => ({ ...row }) as unknown as FailedWebhook);
    },
    async retry(id) {
      const [row] = await ask(
        `UPDATE ${table} SET attempts = 0 WHERE ${open} AND failed_at IS NOT NULL AND id = ${param(1)} RETURNING id`,
        id,
      );
      if (!row) throw notFailed(id);
    },
    async clean(options) {
      const end = dialect.daysAgo(wholeNumber("olderThanDays", 0, 35, options));
      return (await ask(`DELETE FROM ${table} WHERE handled_at <= ${end} RETURNING id`)).length;
    },
    schema: () => `CREATE TABLE IF NOT EXISTS ${table} (
  id TEXT PRIMARY KEY,
  handled_at ${time},
  failed_at ${time},
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  data TEXT
);
CREATE INDEX IF NOT EXISTS ${dialect.indexOn(table, table.slice(table.lastIndexOf(".") + 1))} (id) WHERE ${open};
`,
    async resume() {
      // The row of the cursor has no attempts.
      const rows = await ask(`SELECT id, data FROM ${table} WHERE ${open} AND ${left} ORDER BY id`);
      let cursor: string | null = null;
      const events: Event[] = [];
      for (const { id, data } of rows) {
        if (id === CURSOR) cursor = data;
        else events.push(JSON.parse(data));
      }
      return { cursor, events };
    },
    async marked(ids) {
      const rows = await ask(
        `SELECT id FROM ${table} WHERE NOT (${open} AND ${left}) AND ${dialect.among("id")}`,
        JSON.stringify(ids),
      );
      return rows.map(({ id }) => id);
    },
  };
}
