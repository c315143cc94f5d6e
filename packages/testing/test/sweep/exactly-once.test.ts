import type { PGlite, Transaction } from "@electric-sql/pglite";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookRouter } from "@sandbank/sdk/webhooks";
import { postgresStore, type SqliteDatabase, type SqlWebhookStore, sqliteStore } from "@sandbank/sdk/webhooks/stores";
import { type StartParts, type SweepFault, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import pg, { type Client, type Pool, type PoolClient } from "pg";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyPglite } from "../../../../tests/support/pglite.ts";
import { postgresPrograms, startPostgres } from "../../../../tests/support/postgres.ts";
import { BetterSqlite, sqlite } from "../../../../tests/support/sqlite.ts";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import { sweepFaults } from "../../src/sweep/faults.ts";
import { credit, openBank } from "./apps/proof.ts";

/** How an app keeps a balance in a database. */
interface Kept<Store extends object, Tx> {
  /** Opens a database with an empty table of the store, and `balance` with one row of 0 cents. */
  open(): Promise<Store>;
  storeOf(store: Store): SqlWebhookStore<Tx>;
  /** Adds to the balance: done twice, the sum is wrong. */
  add(tx: Tx, amount: number): unknown;
  balance(store: Store): Promise<number>;
  close?(store: Store): unknown;
  /**
   * Whether the app handles one Event at a time. A sweep plays a run again, and with some drivers the order of parallel
   * transactions differs from run to run.
   */
  readonly isSerial?: boolean;
}

interface App {
  readonly router: WebhookRouter;
  poll(): Promise<void>;
}

/** An app that adds up Transactions, which it receives as webhooks, or polls, or both. */
function optionsOf<Store extends object, Tx>(
  { open, storeOf, add, balance, close, isSerial = false }: Kept<Store, Tx>,
  ways: readonly ("webhooks" | "poll")[],
): SweepOptions<App, Store> {
  const { bank, numberId } = openBank();
  const start = ({ store, clientOptions, webhookSecret, now }: StartParts<Store>): App => {
    const client = new BankClient(clientOptions);
    const router = createWebhookRouter({
      client,
      secret: webhookSecret,
      now,
      store: storeOf(store),
      onError() {},
    });
    router.on("transaction.created", ({ object, tx }) => add(tx, object.amount));
    return { router, poll: () => router.poll({ follow: false }) };
  };
  return {
    bank,
    store: open,
    start,
    ...(ways.includes("webhooks") && { receive: (app, request) => app.router.handle(request) }),
    ...(ways.includes("poll") && { idle: (app) => app.poll() }),
    story: async ({ bank, settle }) => {
      credit(bank, numberId, 20_00);
      if (isSerial) await settle();
      credit(bank, numberId, 3_00);
      await settle();
      credit(bank, numberId, 5_00);
      await settle();
    },
    async check({ store }) {
      // A poll also finds the Event of the payment that opened the Account.
      expect(await balance(store)).toBe(28_00 + (ways.includes("poll") ? 1_000_00 : 0));
    },
    close: (store) => close?.(store),
  };
}

type Way = readonly [name: string, ways: readonly ("webhooks" | "poll")[]];
const byPolling: Way = ["by polling", ["poll"]];
const usual: readonly Way[] = [["as webhooks", ["webhooks"]], byPolling];
const all: readonly Way[] = [...usual, ["as webhooks and by polling", ["webhooks", "poll"]]];

/** All faults, and at the usual volume those that a store must survive: the others only reach the client. */
const played: { readonly when: string; readonly faults: readonly SweepFault[] } = isFullVolume
  ? { when: "under every fault", faults: sweepFaults }
  : { when: "when it crashes and when webhooks arrive at the same time", faults: ["crash", "concurrent", "parallel"] };
/** The faults that deliver in parallel. */
const parallel: readonly SweepFault[] = ["concurrent", "swap", "late", "parallel"];

/** Tests that every store passes. */
function survives<Store extends object, Tx>(kept: Kept<Store, Tx>, among = isFullVolume ? all : usual): void {
  const { isSerial } = kept;
  const faults = isSerial ? played.faults.filter((fault) => !parallel.includes(fault)) : played.faults;
  const name = `an app handles each Event once ${played.when}${isSerial ? ", one Event at a time" : ""}`;
  test.each(among)(`${name}: %s`, async (_name, ways) => {
    // Nothing waits for a lock one Event at a time, so a busy machine may take longer than the default for a transaction.
    const patience = isSerial ? { answerTimeoutMs: 10_000 } : {};
    const { points, runs } = await sweep({ ...optionsOf(kept, ways), faults, ...patience });
    expect(points).toBeGreaterThan(5);
    expect(runs).toBeGreaterThan(points / 2);
  });
}

const tables = (store: { schema(): string }) =>
  `DROP TABLE IF EXISTS sandbank_events; DROP TABLE IF EXISTS balance; ${store.schema()}
  CREATE TABLE balance (amount BIGINT); INSERT INTO balance VALUES (0)`;

/** The members that tests use of both drivers of SQLite. */
interface Sqlite extends SqliteDatabase {
  close(): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[]; run(value: number): unknown };
}

sqliteSurvives("node:sqlite", "needs Node 22.13", sqlite?.DatabaseSync);
sqliteSurvives("better-sqlite3", "it is not installed", BetterSqlite);

function sqliteSurvives(name: string, missing: string, Driver: (new (file: string) => Sqlite) | undefined): void {
  const left = Driver ? "" : ` (left out: ${missing})`;
  describe.skipIf(Driver === undefined)(`a sweep of sqliteStore on ${name}${left}`, () => {
    survives<Sqlite, Sqlite>({
      open: async () => {
        const database = new (Driver as new (file: string) => Sqlite)(":memory:");
        database.exec(tables(sqliteStore(database)));
        return database;
      },
      storeOf: (store) => sqliteStore(store),
      add: (tx, amount) => tx.prepare("UPDATE balance SET amount = amount + ?").run(amount),
      balance: async (store) => {
        const [row] = store.prepare("SELECT amount FROM balance").all() as { amount: number }[];
        return Number(row?.amount);
      },
      close: (store) => store.close(),
    });
  });
}

const pglite = await emptyPglite();

describe("a sweep of postgresStore on PGlite", () => {
  survives<PGlite, Transaction>({
    open: async () => {
      await pglite.exec(tables(postgresStore(pglite)));
      return pglite;
    },
    storeOf: (store) => postgresStore(store),
    add: (tx, amount) => tx.query("UPDATE balance SET amount = amount + $1", [amount]),
    balance: async (store) =>
      Number((await store.query<{ amount: number }>("SELECT amount FROM balance")).rows[0]?.amount),
  });
});

const isMissing = postgresPrograms === undefined;
const left = isMissing ? " (left out: no PostgreSQL is installed)" : "";
/** `sql` of `postgres`, whose connections end with the process of the app. */
class CrashableSql {
  readonly #connectionString: string;
  readonly #admin: Pool;
  #sql: Sql;

  constructor(connectionString: string, admin: Pool) {
    this.#connectionString = connectionString;
    this.#admin = admin;
    this.#sql = this.#connect();
  }

  #connect(): Sql {
    // With one connection, the order of transactions does not depend on how long each connection takes to open.
    return postgres(this.#connectionString, { max: 1, connection: { application_name: "app" } });
  }

  begin<Value>(work: (tx: TransactionSql) => Promise<Value>): Promise<unknown> {
    return this.#sql.begin(work);
  }

  unsafe(...args: Parameters<Sql["unsafe"]>) {
    return this.#sql.unsafe(...args);
  }

  async crash(): Promise<void> {
    await this.close();
    this.#sql = this.#connect();
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 0 });
    // PostgreSQL has rolled back only when it has ended the connections, too. It waits for each, so many milliseconds at most.
    await this.#admin.query(
      "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = 'app'",
    );
  }
}

// `.ci/steps.sh` and `.ci/full` look for the names of these suites among the tests that have passed.
describe.skipIf(isMissing)(`a sweep of postgresStore on PostgreSQL${left}`, () => {
  let connectionString: string;
  let pool: Pool;
  let client: Client;
  beforeAll(async () => {
    connectionString = await startPostgres();
    pool = new pg.Pool({ connectionString, max: 3 });
    client = new pg.Client({ connectionString });
    await client.connect();
    return () => Promise.all([pool.end(), client.end()]);
  });

  const kept = <Store extends Pool | Client>(database: () => Store) => ({
    open: async () => {
      await database().query(tables(postgresStore(database())));
      return database();
    },
    add: (tx: Client | PoolClient, amount: number) => tx.query("UPDATE balance SET amount = amount + $1", [amount]),
    balance: async (store: Store) =>
      Number((await (store as Client).query("SELECT amount FROM balance")).rows[0].amount),
  });

  describe("a Pool", () => {
    survives<Pool, PoolClient>({ ...kept(() => pool), storeOf: (store) => postgresStore(store) });
  });
  describe("a Client", () => {
    survives<Client, Client>({ ...kept(() => client), storeOf: (store) => postgresStore(store) });
  });
  describe("postgres", () => {
    const { open, balance } = kept(() => pool);
    const crashable: Kept<CrashableSql, TransactionSql> = {
      open: async () => {
        await open();
        return new CrashableSql(connectionString, pool);
      },
      storeOf: (store) => postgresStore(store),
      add: (tx, amount) => tx`UPDATE balance SET amount = amount + ${amount}`,
      balance: () => balance(pool),
      close: (store) => store.close(),
    };
    survives({ ...crashable, isSerial: true });
  });
});
