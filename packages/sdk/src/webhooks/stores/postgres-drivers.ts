import { refused } from "../../core/refused.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { onSql, type Sql } from "./postgres-js.ts";
import type { Begin, StoreTransaction } from "./sql-store.ts";

// biome-ignore-start lint/suspicious/noExplicitAny: the types of drivers are matched by their shape.
/** The type of a database's transaction: what a handler receives as `tx`. */
export type TransactionOf<Database> = Database extends { transaction(): { execute(work: (tx: infer Tx) => any): any } }
  ? Tx
  : Database extends { transaction(work: (tx: infer Tx) => any): any }
    ? Tx
    : Database extends { begin: { (work: (tx: infer Tx) => any): any; (...args: any[]): any } }
      ? Tx
      : Database extends { $transaction(work: (tx: infer Tx) => any, ...rest: any[]): any }
        ? Tx
        : Database extends {
              readonly totalCount: number;
              connect: { (): Promise<infer Client>; (...args: any[]): any };
            }
          ? Client
          : Database;
// biome-ignore-end lint/suspicious/noExplicitAny: the types of drivers are matched by their shape.

interface Result {
  readonly rows: object[];
  /** Only pg: `ROLLBACK` after a `COMMIT` that committed nothing. */
  readonly command?: string;
}

/** A client of pg, or a transaction of PGlite. */
interface Client {
  query(text: string, values?: readonly string[]): Promise<Result>;
  on?(event: "error", listener: () => void): unknown;
  removeListener?(event: "error", listener: () => void): unknown;
  release?(error?: unknown): void;
}

/** All members that tell one driver from another. */
interface Driver extends Client {
  /** PGlite. */
  transaction?(work: (tx: Client) => Promise<unknown>): Promise<unknown>;
  /** postgres. */
  readonly begin?: unknown;
  /** A pool of pg. */
  readonly totalCount?: number;
  connect(): Promise<Client>;
}

/** How to run a transaction on a driver. `isChecked`: whether it fails if a statement in it has failed. */
interface Driven {
  readonly begin: Begin<never>;
  readonly isChecked: boolean;
}

export function beginOf(database: object, leaseSeconds = 60): Driven {
  const driver = database as Driver;
  if (typeof driver.begin === "function") {
    const begin = (work: Work) => onSql(driver as unknown as Sql, work, leaseSeconds);
    return { begin: begin as unknown as Begin<never>, isChecked: true };
  }
  if (typeof driver.transaction === "function") {
    const begin = (work: Work) => driver.transaction?.((tx) => work(transactionOf(tx)));
    return { begin: begin as unknown as Begin<never>, isChecked: false };
  }
  if (typeof driver.query !== "function") {
    throw refused("database", "a pool or client of pg, a PGlite, or `sql` of postgres; for others pass `begin`");
  }
  const begin = (work: Work) =>
    "totalCount" in driver ? onPool(driver, work) : oneAtATime(driver, () => onClient(driver, work));
  return { begin: begin as unknown as Begin<never>, isChecked: true };
}

type Work = (transaction: StoreTransaction<unknown>) => Promise<unknown>;

function transactionOf(client: Client): StoreTransaction<unknown> {
  return { tx: client, query: async (text, values) => (await client.query(text, values)).rows };
}

async function onPool(pool: Driver, work: Work): Promise<unknown> {
  const client = await pool.connect();
  let broken: unknown;
  try {
    return await onClient(client, work, (error) => {
      broken = error;
    });
  } finally {
    // With an error, the pool closes the connection.
    client.release?.(broken);
  }
}

async function onClient(client: Client, work: Work, onBroken: (error: unknown) => void = () => {}): Promise<unknown> {
  // A connection that is cut while a handler waits for something else ends the process if nobody listens.
  client.on?.("error", onBroken as () => void);
  try {
    await client.query("BEGIN");
    const result = await work(transactionOf(client));
    const { command } = await client.query("COMMIT");
    if (command === "ROLLBACK") {
      throw new Error(
        "[sandbank] Failed to commit: a statement of the handler failed, and the handler caught its error. Use a savepoint, or let the error pass.",
      );
    }
    return result;
  } catch (error) {
    // Also after a failed COMMIT: it may not have reached the database.
    await client.query("ROLLBACK").catch(onBroken);
    throw error;
  } finally {
    client.removeListener?.("error", onBroken as () => void);
  }
}
