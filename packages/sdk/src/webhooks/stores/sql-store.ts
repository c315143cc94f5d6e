import { refused } from "../../core/refused.ts";
import type { Event } from "../event.ts";
import { WebhookBusyError } from "../webhook-busy-error.ts";
import { endedTooEarly, errorText, notFailed } from "./error-text.ts";
import { someCause } from "./some-cause.ts";
import { type StoreOptions, storeOptions, wholeNumber } from "./store-options.ts";
import type { WebhookStore } from "./webhook-store.ts";

/** An open transaction. */
export interface StoreTransaction<Tx> {
  /** The value that a handler receives as `tx`. */
  readonly tx: Tx;
  /**
   * Runs a statement of the store in the transaction, and returns its rows as objects, with the columns and texts of the
   * database: a store refuses any other answer. Each parameter occurs once in the text, in
   * order: `$1`, `$2` for PostgreSQL and `?` for SQLite.
   */
  query(text: string, values: readonly string[]): Promise<readonly object[]> | readonly object[];
}

/** A transaction of a driver that the store knows. */
export interface DriverTransaction<Tx> extends StoreTransaction<Tx> {
  /** Whether it is still the transaction of the store. Undefined: the driver does not know, and the mark has to tell. */
  isOpen(): boolean | undefined;
  /** Refuses all further statements of the handler. Returns an error if one is in progress, because it was not awaited. */
  end?(): Error | undefined;
}

/** Runs work in a transaction: commits when the work resolves, and rolls back when it rejects. */
export type Begin<Tx> = <Result>(
  work: (transaction: StoreTransaction<Tx>) => Promise<Result>,
) => PromiseLike<Result> | Promise<Result>;

/** A store in a table of an SQL database. */
export interface SqlWebhookStore<Tx> extends WebhookStore<Tx> {
  /**
   * Returns the SQL of its table, which all consumers share: an app with two endpoints gives the store of each one a
   * `consumer`. Run it in a migration or at each start, also in several processes at once: if table and index exist, it
   * changes nothing and waits for no handler.
   */
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
  /** Returns the statements that create the table and its index. `name`: the table without its schema. */
  schema(table: string, name: string, columns: string, index: string): string;
  /**
   * Returns the statements that claim the Event of their parameter: mark it as handled until a rollback. Each returns a
   * `state`: `claimed`, after which the next one runs, `busy` or `duplicate`.
   */
  claim(table: string, consumer: string, maxAttempts: number, leaseSeconds: number): readonly string[];
  /**
   * Whether an error means that a transaction of another process was in the way, and another try can succeed.
   * `isOfHandler`: the handler has thrown it.
   */
  isBusy(error: unknown, isOfHandler: boolean): boolean;
}

/** Returns rows that have a text in each of these columns. Options of a connection can change their shape. */
function knownRows<Name extends string>(answer: unknown, names: readonly Name[]): readonly Record<Name, string>[] {
  const isKnown = (row: unknown) => names.every((name) => typeof Object(row)[name] === "string");
  if (Array.isArray(answer) && answer.every(isKnown)) return answer;
  throw unknownAnswer(answer, names.join(", "));
}

/** Returns the text of a claim. */
function readState(answer: unknown): string {
  const [row] = knownRows(answer, ["state"]);
  if (row && ["claimed", "busy", "duplicate"].includes(row.state)) return row.state;
  throw unknownAnswer(answer, "state");
}

/** The error names the columns and shows no value: an Event can have private data. */
function unknownAnswer(answer: unknown, names: string): Error {
  const [row] = Array.isArray(answer) ? answer : [];
  return refused(
    `the answer of the database, with the columns [${Object.keys(Object(row))}]`,
    `rows with a text as ${names}. Use a connection without \`returnArrays\` (node:sqlite), \`transform\` (postgres), parsers of texts or a mapper of results`,
  );
}

const open = "handled_at IS NULL";

/** No consumer has such a name, so no Event has the key of the cursor. */
const nameCursor = (consumer: string) => `${consumer}:cursor`;

/** Creates the statements that handle an Event: claims, a failed attempt, setting it aside, its mark, and the cursor. */
function createStatements(
  dialect: Dialect,
  table: string,
  consumer: string,
  maxAttempts: number,
  leaseSeconds: number,
) {
  const { now, param } = dialect;
  const record = (attempts: number, update: string) =>
    `INSERT INTO ${table} AS e (consumer, id, data, error, failed_at, attempts)
VALUES ('${consumer}', ${param(1)}, ${param(2)}, ${param(3)}, ${now}, ${attempts})
ON CONFLICT (consumer, id) DO UPDATE SET data = excluded.data, error = excluded.error, failed_at = excluded.failed_at, ${update} RETURNING id`;
  const fail = record(1, `attempts = e.attempts + 1 WHERE e.${open}`);
  // Also an Event whose mark the handler has committed: nobody knows which of its effects are missing.
  const setAside = record(maxAttempts, "attempts = excluded.attempts, handled_at = NULL");
  const ownMark = `SELECT id FROM ${table} WHERE consumer = '${consumer}' AND id = ${param(1)} AND handled_at IS NOT NULL`;
  const save = `INSERT INTO ${table} AS e (consumer, id, data)
VALUES ('${nameCursor(consumer)}', '', ${param(1)})
ON CONFLICT (consumer, id) DO UPDATE SET data = excluded.data RETURNING id`;
  return [dialect.claim(table, consumer, maxAttempts, leaseSeconds), fail, setAside, ownMark, save] as const;
}

/** Prints the columns of the table. */
const printColumns = (time: string) => `(
  consumer TEXT NOT NULL DEFAULT 'default',
  id TEXT NOT NULL,
  handled_at ${time},
  failed_at ${time},
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  data TEXT,
  PRIMARY KEY (consumer, id)
)`;

/** Adds the remedy to the error of a driver that does not find the table of the store. */
function addRemedy(error: unknown, table: string): void {
  const isMissing = new RegExp(`(no such table: |relation ")${table}\\b(?!.*schema\\(\\))`, "i");
  someCause(
    error,
    (cause) =>
      isMissing.test(`${cause.message}`) &&
      Reflect.set(cause, "message", `${cause.message}. Create the table of the store: run the SQL of its schema()`),
  );
}

/** Makes a transaction reject if its work has not run: then the database is of another kind, and every Event would be lost. */
function requireRun<Tx>(begin: Begin<Tx>): Begin<Tx> {
  return async (work) => {
    let value: unknown;
    const result = await begin(async (transaction) => {
      value = await work(transaction);
      // Text, because a `begin` may copy objects.
      return "done";
    });
    if (result === "done") return value as never;
    throw refused("begin", "a function that runs its work and returns its result");
  };
}

/** Runs a statement in a transaction, and returns its rows, which have a text in each of these columns. */
type Ask = <Name extends string>(
  names: readonly Name[],
  text: string,
  ...values: string[]
) => Promise<readonly Record<Name, string>[]>;

/** Creates the functions of a store that concern no single Event that arrives. */
function createQueries(ask: Ask, dialect: Dialect, table: string, consumer: string, maxAttempts: number) {
  const { param } = dialect;
  const left = `attempts < ${maxAttempts}`;
  const mine = `consumer = '${consumer}'`;
  const cursorOwner = nameCursor(consumer);
  return {
    async failed(options) {
      const rows = await ask(
        ["id", "attempts", "error", "at"],
        `SELECT id, CAST(attempts AS TEXT) AS attempts, error, ${dialect.iso("failed_at")} AS at FROM ${table}
WHERE ${mine} AND ${open} AND NOT ${left} ORDER BY failed_at, id LIMIT ${wholeNumber("limit", 1, 100, options)}`,
      );
      return rows.map(({ id, attempts, error, at }) => ({ id, attempts: Number(attempts), error, failedAt: at }));
    },
    async retry(id) {
      const [row] = await ask(
        ["id"],
        `UPDATE ${table} SET attempts = 0 WHERE ${mine} AND ${open} AND failed_at IS NOT NULL AND id = ${param(1)} RETURNING id`,
        id,
      );
      if (!row) throw notFailed(id);
    },
    async clean(options) {
      const end = dialect.daysAgo(wholeNumber("olderThanDays", 0, 35, options));
      return (await ask(["id"], `DELETE FROM ${table} WHERE ${mine} AND handled_at <= ${end} RETURNING id`)).length;
    },
    async resume() {
      // The row of the cursor has no attempts.
      const rows = await ask(
        ["consumer", "data"],
        `SELECT consumer, data FROM ${table} WHERE consumer IN ('${consumer}', '${cursorOwner}') AND ${open} AND ${left} ORDER BY id`,
      );
      let cursor: string | null = null;
      const events: Event[] = [];
      for (const { consumer: owner, data } of rows) {
        if (owner === cursorOwner) cursor = data;
        else events.push(JSON.parse(data));
      }
      return { cursor, events };
    },
    async marked(ids) {
      const rows = await ask(
        ["id"],
        `SELECT id FROM ${table} WHERE ${mine} AND NOT (${open} AND ${left}) AND ${dialect.among("id")}`,
        JSON.stringify(ids),
      );
      return rows.map(({ id }) => id);
    },
  } satisfies Partial<SqlWebhookStore<unknown>>;
}

/** Creates a store of transactions and the statements of a dialect. */
export function sqlStore<Tx>(options: SqlStoreOptions<Tx>, begin: Begin<Tx>, dialect: Dialect): SqlWebhookStore<Tx> {
  const [leaseSeconds, maxAttempts, consumer] = storeOptions(options, ["table", "begin"]);
  const { table = "sandbank_events" } = options;
  // The name becomes part of the statements.
  if (!/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(table)) throw refused("table", "the name of a table, such as app.events");
  const [claims, fail, setAside, ownMark, save] = createStatements(dialect, table, consumer, maxAttempts, leaseSeconds);
  const inBegin = requireRun(begin);
  const transact: typeof begin = async (work) => {
    try {
      return await inBegin(work);
    } catch (error) {
      addRemedy(error, table);
      throw error;
    }
  };
  const ask: Ask = async (names, text, ...values) =>
    transact(async ({ query }) => knownRows(await query(text, values), names));

  return {
    async handle(event, run, { cursor } = {}) {
      // Whether a failure is an attempt: before, the store has failed.
      let hasRun = false;
      // Whether an error comes from the handler.
      let isRunning = false;
      // What the handler has thrown, or the check after it. `begin` can throw another error, because it could not roll back.
      let failure: unknown;
      let ended: Error | undefined;
      try {
        return await transact(async (transaction) => {
          const { tx, query, isOpen, end } = transaction as StoreTransaction<Tx> & Partial<DriverTransaction<Tx>>;
          let state = "claimed";
          for (const claim of claims) {
            if (state === "claimed") state = readState(await query(claim, [event.id]));
          }
          if (state === "busy") throw new WebhookBusyError(event.id);
          if (state === "claimed") {
            hasRun = isRunning = true;
            try {
              await run(tx);
              isRunning = false;
            } catch (error) {
              failure = error;
            }
            const unawaited = end?.();
            if (!isRunning && unawaited) {
              isRunning = true;
              failure = unawaited;
            }
            const isMarked = async () => knownRows(await query(ownMark, [event.id]), ["id"]).length > 0;
            // Also if the handler lets the error pass that has ended it: it may have written something before it threw.
            if (!(isOpen?.() ?? (await isMarked()))) failure = ended = endedTooEarly(failure);
            if (isRunning || ended) throw failure;
          }
          if (cursor) await query(save, [cursor]);
          return state === "claimed" ? "handled" : "duplicate";
        });
      } catch (thrown) {
        const error = failure ?? thrown;
        const conflict = ended ? undefined : [error, thrown].find((each) => dialect.isBusy(each, isRunning));
        if (conflict) throw new WebhookBusyError(event.id, conflict);
        // The router throws a WebhookBusyError if it is too late to run the handler. If the database is not available, the
        // caller still receives the first error. If the Event was committed all the same, nothing is counted.
        if (hasRun && !(error instanceof WebhookBusyError)) {
          const statement = ended ? setAside : fail;
          await ask([], statement, event.id, JSON.stringify(event), errorText(error)).catch(() => {});
        }
        throw error;
      }
    },
    ...createQueries(ask, dialect, table, consumer, maxAttempts),
    schema: () =>
      dialect.schema(
        table,
        table.slice(table.lastIndexOf(".") + 1),
        printColumns(dialect.time),
        `(consumer, id) WHERE ${open}`,
      ),
  };
}
