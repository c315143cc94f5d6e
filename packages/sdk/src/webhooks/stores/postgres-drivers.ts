import { refused } from "../../core/refused.ts";
import { notAwaited, statementFailed, transactionOver } from "./error-text.ts";
import { apart, oneAtATime } from "./one-at-a-time.ts";
import { onSql, type Sql } from "./postgres-js.ts";
import type { Begin, DriverTransaction, StoreTransaction } from "./sql-store.ts";

interface Result {
  readonly rows: object[];
  /** Only pg: `ROLLBACK` after a `COMMIT` that committed nothing. */
  readonly command?: string;
}

/** A client of pg, or a transaction of PGlite. */
interface Client {
  query(text: string, values?: readonly string[]): Promise<Result>;
  on?(event: "error", listener: (error: unknown) => void): unknown;
  removeListener?(event: "error", listener: (error: unknown) => void): unknown;
  /** Only newer versions of pg: `I` if no transaction is open. */
  getTransactionStatus?(): string | null;
  release?(error?: unknown): void;
}

/** A pool of pg. */
interface Pool {
  readonly totalCount: number;
  /** `sql` of postgres has it, too. */
  readonly options?: { readonly max?: number };
  connect(opened: (error: unknown, client?: Client) => void): void;
}

interface PGlite {
  transaction<Value>(work: (tx: Client) => Promise<Value>): Promise<Value>;
}

type Work<Value> = (transaction: StoreTransaction<unknown>) => Promise<Value>;

/**
 * Returns how to run a transaction on a driver. Query builders and ORMs have functions of the same names, and would run
 * nothing: none of them has all functions of a driver.
 */
export function createBegin(database: object, leaseSeconds = 60): Begin<unknown> {
  const driver: Sql & PGlite & Pool & Client = Object(database);
  const pooled = <Value>(work: () => Promise<Value>) => (driver.options?.max === 1 ? apart(driver, work) : work());
  const has = (name: keyof typeof driver) => typeof driver[name] === "function";
  if (has("begin") && has("unsafe")) return (work) => pooled(() => onSql(driver, work, leaseSeconds));
  if (has("query")) {
    if (has("transaction"))
      return (work) => oneAtATime(driver, () => driver.transaction((tx) => work(createTransaction(tx))));
    if ("totalCount" in driver) return (work) => pooled(() => onClient(driver, work));
    return (work) => oneAtATime(driver, () => onClient(driver, work));
  }
  throw refused("database", "a pool or client of pg, a PGlite, or `sql` of postgres; for others pass `begin`");
}

/** The code of the error of each statement after one that has failed. */
const ABORTED = "25P02";

/** A transaction on a client that knows which statements of the handler are in progress, and why the latest has failed. */
function createTransaction(client: Client) {
  let running = 0;
  let isOver = false;
  let failure: Error | undefined;
  const watched = (...args: unknown[]) => {
    if (isOver) return Promise.reject(transactionOver());
    const result: unknown = Reflect.apply(client.query, client, args);
    // A cursor, and a query with a callback, return no promise.
    if (result instanceof Promise) {
      running++;
      result.then(
        () => running--,
        (error) => {
          running--;
          if (error?.code !== ABORTED) failure = error;
        },
      );
    }
    return result;
  };
  return {
    tx: new Proxy(client, { get: (target, name) => (name === "query" ? watched : Reflect.get(target, name)) }),
    query: async (text: string, values: readonly string[]) => (await client.query(text, values)).rows,
    end() {
      isOver = true;
      return running > 0 ? notAwaited() : undefined;
    },
    failure: () => failure,
  };
}

async function onClient<Value>(driver: Pool | Client, work: Work<Value>): Promise<Value> {
  let broken: unknown;
  let onBroken = (_error: unknown): void => {};
  const cut = new Promise<never>((_resolve, reject) => {
    onBroken = (error) => {
      broken = error;
      reject(error);
    };
  });
  // A connection that is cut while a handler waits for something else ends the process if nobody listens.
  const listenedTo = (client: Client) => {
    client.on?.("error", onBroken);
    return client;
  };
  const isPool = "totalCount" in driver;
  const client = isPool
    ? await new Promise<Client>((resolve, reject) => {
        // The connection can be cut before a promise of it has settled.
        driver.connect((error, opened) => (opened ? resolve(listenedTo(opened)) : reject(error)));
      })
    : listenedTo(driver);
  try {
    await Promise.race([cut, client.query("BEGIN")]);
    // A handler that waits for another connection of the same pool would never end: the pool waits for this one.
    // The end of the transaction is that of COMMIT, which says if a statement has failed before.
    const isOpen = () => client.getTransactionStatus?.() !== "I";
    const { failure, ...transaction } = createTransaction(client);
    const opened: DriverTransaction<unknown> = { ...transaction, isOpen };
    const result = await Promise.race([cut, work(opened)]);
    const { command } = await client.query("COMMIT");
    if (command === "ROLLBACK") throw statementFailed(failure());
    return result;
  } catch (error) {
    // Also after a failed COMMIT: it may not have reached the database.
    await client.query("ROLLBACK").catch(onBroken);
    throw error;
  } finally {
    client.removeListener?.("error", onBroken);
    // With an error, the pool closes the connection.
    if (isPool) client.release?.(broken);
  }
}
