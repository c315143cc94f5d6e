import { PGlite, type Transaction } from "@electric-sql/pglite";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookRouter } from "@sandbank/sdk/webhooks";
import { postgresStore, type SqliteDatabase, type SqlWebhookStore, sqliteStore } from "@sandbank/sdk/webhooks/stores";
import { type StartParts, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import pg, { type Client, type Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresPrograms, startPostgres } from "../../../engine/test/support/postgres.ts";
import { BetterSqlite, sqlite } from "../../../engine/test/support/sqlite.ts";
import { isFullVolume } from "../../../engine/test/support/volume.ts";
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
}

interface App {
  readonly router: WebhookRouter;
  poll(): Promise<void>;
}

/** An app that adds up Transactions, which it receives as webhooks, or polls, or both. */
function optionsOf<Store extends object, Tx>(
  { open, storeOf, add, balance, close }: Kept<Store, Tx>,
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

/** What every store must survive. */
function survives<Store extends object, Tx>(kept: Kept<Store, Tx>): void {
  const all: readonly [string, readonly ("webhooks" | "poll")[]][] = [
    ["as webhooks", ["webhooks"]],
    ["by polling", ["poll"]],
    ["as webhooks and by polling", ["webhooks", "poll"]],
  ];
  test.each(isFullVolume ? all : all.slice(0, 2))(
    "an app handles each Event once under every fault: %s",
    async (_name, ways) => {
      // At the usual volume, the faults that a store must survive: the others only reach the client.
      const faults = isFullVolume ? {} : { faults: ["crash", "concurrent"] as const };
      const { points, runs } = await sweep({ ...optionsOf(kept, ways), ...faults });
      expect(points).toBeGreaterThan(5);
      expect(runs).toBeGreaterThan(points / 2);
    },
  );
}

const tables = (store: { schema(): string }) =>
  `DROP TABLE IF EXISTS sandbank_events; DROP TABLE IF EXISTS balance; ${store.schema()}
  CREATE TABLE balance (amount BIGINT); INSERT INTO balance VALUES (0)`;

/** What tests use of both drivers of SQLite. */
interface Sqlite extends SqliteDatabase {
  close(): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[]; run(value: number): unknown };
}

sqliteSurvives("node:sqlite", "needs Node 22.13", sqlite?.DatabaseSync);
sqliteSurvives("better-sqlite3", "it is not installed", BetterSqlite);

function sqliteSurvives(name: string, missing: string, Driver: (new (file: string) => Sqlite) | undefined): void {
  const left = Driver ? "" : ` (left out: ${missing})`;
  describe.skipIf(Driver === undefined)(`sqliteStore on ${name}${left}`, () => {
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

describe("postgresStore on PGlite", () => {
  const database = new PGlite();
  afterAll(() => database.close());

  survives<PGlite, Transaction>({
    open: async () => {
      await database.exec(tables(postgresStore(database)));
      return database;
    },
    storeOf: (store) => postgresStore(store),
    add: (tx, amount) => tx.query("UPDATE balance SET amount = amount + $1", [amount]),
    balance: async (store) =>
      Number((await store.query<{ amount: number }>("SELECT amount FROM balance")).rows[0]?.amount),
  });
});

const isMissing = postgresPrograms === undefined;
const left = isMissing ? " (left out: no PostgreSQL is installed)" : "";
describe.skipIf(isMissing)(`postgresStore with pg on PostgreSQL${left}`, () => {
  let pool: Pool;
  let client: Client;
  beforeAll(async () => {
    const connectionString = await startPostgres();
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
});
