import type { DatabaseSync } from "node:sqlite";
import type { PGlite, Transaction as PGliteTransaction } from "@electric-sql/pglite";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { Redis } from "ioredis";
import type { Kysely, Transaction } from "kysely";
import type { Client, Pool, PoolClient } from "pg";
import type { Sql, TransactionSql } from "postgres";
import { createClient } from "redis";
import { expectTypeOf, test } from "vitest";
import type { BetterSqliteDatabase } from "../../../tests/support/sqlite.ts";
import type { BankClient } from "../src/index.ts";
import { postgresStore, redisStore, sqliteStore, type WebhookStore } from "../src/webhooks/stores.ts";
import { createMemoryDedupeStore, createWebhookRouter } from "../src/webhooks.ts";

declare const client: BankClient;
declare const pool: Pool;
declare const pgClient: Client;
declare const pglite: PGlite;
declare const sql: Sql;
declare const sqlite: DatabaseSync;

/** The type of `tx` in a handler. */
const txOf = <Tx>(store: WebhookStore<Tx>): Tx => {
  let received!: Tx;
  createWebhookRouter({ client, secret: "secret", store }).on("account.created", ({ tx }) => {
    received = tx;
  });
  return received;
};

test("a handler receives the transaction of the driver", () => {
  expectTypeOf(txOf(postgresStore(pool))).toEqualTypeOf<PoolClient>();
  expectTypeOf(txOf(postgresStore(pgClient))).toEqualTypeOf<Client>();
  expectTypeOf(txOf(postgresStore(pglite))).toEqualTypeOf<PGliteTransaction>();
  expectTypeOf(txOf(postgresStore(sql))).toEqualTypeOf<TransactionSql>();
  expectTypeOf(txOf(sqliteStore(sqlite))).toEqualTypeOf<DatabaseSync>();
  expectTypeOf(txOf(redisStore(createClient()))).toEqualTypeOf<undefined>();
  expectTypeOf(txOf(redisStore(new Redis()))).toEqualTypeOf<undefined>();
});

interface BuilderTransaction {
  execute(text: string, values: readonly unknown[]): Promise<{ rows: object[] }>;
}

test("begin passes the transaction of a query builder, which follows from its database", () => {
  /** Runs a callback, as Drizzle does. */
  interface Callbacks {
    transaction<T>(work: (tx: BuilderTransaction) => Promise<T>, options?: object): Promise<T>;
  }
  /** Makes an object first, as Kysely does. */
  interface Chained {
    transaction(): { execute<T>(work: (tx: BuilderTransaction) => Promise<T>): Promise<T> };
  }
  /** Has an overload for a list of queries, as Prisma does. */
  interface Overloaded {
    $transaction(queries: readonly Promise<unknown>[]): Promise<unknown[]>;
    $transaction<T>(work: (tx: BuilderTransaction) => Promise<T>, options?: { timeout?: number }): Promise<T>;
  }
  const callbacks = {} as Callbacks;
  const chained = {} as Chained;
  const overloaded = {} as Overloaded;
  const query = (tx: BuilderTransaction) => async (text: string, values: readonly string[]) =>
    (await tx.execute(text, values)).rows;

  const one = postgresStore(callbacks, { begin: (fn) => callbacks.transaction((tx) => fn({ tx, query: query(tx) })) });
  expectTypeOf(txOf(one)).toEqualTypeOf<BuilderTransaction>();
  const two = postgresStore(chained, {
    begin: (fn) => chained.transaction().execute((tx) => fn({ tx, query: query(tx) })),
  });
  expectTypeOf(txOf(two)).toEqualTypeOf<BuilderTransaction>();
  const three = postgresStore(overloaded, {
    begin: (fn) => overloaded.$transaction((tx) => fn({ tx, query: query(tx) })),
  });
  expectTypeOf(txOf(three)).toEqualTypeOf<BuilderTransaction>();
});

test("begin of sqliteStore passes the transaction of a query builder", () => {
  const kysely = {} as Kysely<{ effects: { id: string } }>;
  const one = sqliteStore(kysely, {
    begin: (fn) => kysely.transaction().execute((tx) => fn({ tx, query: async () => [] })),
  });
  expectTypeOf(txOf(one)).toEqualTypeOf<Transaction<{ effects: { id: string } }>>();

  const libsql = {} as LibSQLDatabase;
  const two = sqliteStore(libsql, {
    begin: (fn) => libsql.transaction((tx) => fn({ tx, query: async (text) => tx.all(text) })),
  });
  type LibSQLTransaction = Parameters<Parameters<LibSQLDatabase["transaction"]>[0]>[0];
  expectTypeOf(txOf(two)).toEqualTypeOf<LibSQLTransaction>();

  const better = {} as BetterSqliteDatabase;
  expectTypeOf(txOf(sqliteStore(better))).toEqualTypeOf<BetterSqliteDatabase>();
});

test("only SQL stores have a schema", () => {
  expectTypeOf(postgresStore(pool).schema()).toEqualTypeOf<string>();
  expectTypeOf(sqliteStore(sqlite).schema()).toEqualTypeOf<string>();
  // @ts-expect-error: Redis has no tables.
  redisStore(createClient()).schema();
});

test("a handler without a store has no transaction", () => {
  createWebhookRouter({ client, secret: "secret" }).on("account.created", ({ tx, waitUntil }) => {
    expectTypeOf(tx).toEqualTypeOf<undefined>();
    expectTypeOf(waitUntil).parameter(0).toEqualTypeOf<PromiseLike<unknown>>();
  });
});

test("a router accepts either a store or dedupe", () => {
  createWebhookRouter({ client, secret: "secret", dedupe: createMemoryDedupeStore() });
  // @ts-expect-error: both.
  createWebhookRouter({ client, secret: "secret", store: sqliteStore(sqlite), dedupe: createMemoryDedupeStore() });
});

test("a store of your own needs no cursor and no schema", () => {
  const own: WebhookStore<string> = {
    handle: async (_event, run) => {
      await run("tx");
      return "handled";
    },
    failed: async () => [],
    retry: async () => {},
    clean: async () => 0,
  };
  expectTypeOf(txOf(own)).toEqualTypeOf<string>();
});
