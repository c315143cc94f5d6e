import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import type { StoreAdapter } from "../../../src/sweep/stores/store-adapter.ts";
import { startProcess } from "./store-process.ts";

interface ConnectionStore<Store extends object> {
  readonly name: string;
  /** Opens a store with one connection and a table `orders`. */
  open(): Promise<Store>;
  close(store: Store): unknown;
  query(store: Store, sql: string): unknown;
}

interface Dialect {
  /** Statements that fail if they are done twice on one connection. */
  readonly made: readonly string[];
  /** Keeps the connection from writing. */
  readonly readOnly: string;
  /** What `store` sets, how an app changes it, and how it is read. */
  readonly configured: readonly (readonly [set: string, change: string, read: string])[];
}

export const postgres: Dialect = {
  made: [
    "CREATE TEMP TABLE staging (id text)",
    "CREATE TABLE pg_temp.staging (id serial)",
    "SELECT 1 AS n INTO TEMPORARY staging",
    "CREATE TEMP VIEW staging AS SELECT 1 AS n",
    "CREATE TEMP SEQUENCE numbers",
    "CREATE TYPE pg_temp.mood AS ENUM ('good')",
    "CREATE FUNCTION pg_temp.twice(n int) RETURNS int LANGUAGE sql AS 'SELECT 2 * n'",
    "PREPARE find AS SELECT 1",
    "DECLARE everything CURSOR WITH HOLD FOR SELECT 1",
    "DO $$ BEGIN CREATE TEMP TABLE staging (id text); END $$",
  ],
  readOnly: "SET default_transaction_read_only = on",
  configured: [
    ["SET statement_timeout = '54s'", "SET statement_timeout = '53s'", "SHOW statement_timeout"],
    ["SET statement_timeout = '54s'", "RESET statement_timeout", "SHOW statement_timeout"],
    ["SET search_path TO elsewhere, public", "SET search_path TO nowhere", "SHOW search_path"],
    ["SET app.tenant = 'ada'", "SELECT set_config('app.tenant', 'ben', false)", "SHOW app.tenant"],
    ["SET ROLE pg_monitor", "SET ROLE NONE", "SHOW role"],
    ["CREATE TEMP TABLE kept AS SELECT 1 AS n", "CREATE TEMP TABLE staging (id text)", "SELECT * FROM pg_temp.kept"],
  ],
};

export const sqliteDialect: Dialect = {
  made: [
    "CREATE TEMP TABLE staging (id text PRIMARY KEY)",
    "CREATE TABLE temp.staging (id text)",
    "CREATE TEMP VIEW staging AS SELECT 1 AS n",
    "CREATE TEMP TRIGGER noted AFTER INSERT ON orders BEGIN SELECT 1; END",
    "ATTACH ':memory:' AS cache",
  ],
  readOnly: "PRAGMA query_only = 1",
  configured: [
    ["PRAGMA busy_timeout = 54", "PRAGMA busy_timeout = 53", "PRAGMA busy_timeout"],
    ["PRAGMA foreign_keys = 0", "PRAGMA foreign_keys = 1", "PRAGMA foreign_keys"],
    ["ATTACH ':memory:' AS kept", "ATTACH ':memory:' AS cache", "SELECT * FROM kept.sqlite_schema"],
    ["CREATE TEMP TABLE kept AS SELECT 1 AS n", "CREATE TEMP TABLE staging (id text)", "SELECT * FROM temp.kept"],
  ],
};

/** A crash closes the connection of a process, but not what `store` has set up on it. */
export function sessionLaws<Store extends object>(store: ConnectionStore<Store>, dialect: Dialect): void {
  describe(`the connection of ${store.name}`, () => {
    let raw: Store;
    let adapter: StoreAdapter;
    beforeEach(async () => {
      raw = await store.open();
      adapter = chooseAdapter(raw, {});
    });
    afterEach(() => store.close(raw));
    const playThenCrash = async (...statements: string[]) => {
      const process = startProcess<Store>(adapter);
      for (const sql of statements) await store.query(process.store, sql);
      await process.crash();
    };

    test.each(dialect.made)("keeps nothing of a crashed process, which did %s", async (sql) => {
      for (let processes = 0; processes < 3; processes++) await playThenCrash(sql);
    });

    test("keeps no setting that a crashed process has made", async () => {
      await playThenCrash(dialect.readOnly);
      await playThenCrash("INSERT INTO orders (id) VALUES ('a')");
    });

    test("keeps nothing of what a crashed process did in a transaction that it had committed", async () => {
      for (let processes = 0; processes < 2; processes++) {
        await playThenCrash("BEGIN", "CREATE TEMP TABLE staging (id text)", "COMMIT");
      }
    });

    test.each(dialect.configured)("keeps what `store` has set before: %s, and not %s", async (set, change, read) => {
      await store.query(raw, set);
      const before = await store.query(raw, read);
      for (let processes = 0; processes < 2; processes++) await playThenCrash(change);
      expect(await store.query(raw, read)).toEqual(before);
    });
  });
}
