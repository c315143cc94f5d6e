import { PGlite, type Transaction } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { emptyPglite } from "../../../../../tests/support/pglite.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import { postgres, sessionLaws } from "./session-laws.ts";
import { sqlLaws } from "./sql-laws.ts";
import { quiet, startProcess } from "./store-process.ts";

const database = await emptyPglite();

/** Both suites use one database, which takes a second to start. */
const shared = {
  open: async () => {
    await database.exec("DROP TABLE IF EXISTS orders");
    return database;
  },
  close: () => {},
};

sessionLaws<PGlite>(
  {
    name: "PGlite",
    open: async () => {
      await database.exec("DISCARD ALL");
      await database.exec("DROP TABLE IF EXISTS orders; CREATE TABLE orders (id text)");
      return database;
    },
    close: () => {},
    query: async (store, sql) => (await store.query(sql)).rows,
  },
  postgres,
);

sqlLaws<PGlite>({
  name: "`transaction` of PGlite",
  isAsync: true,
  ...shared,
  query: async (store, sql) => (await store.query(sql)).rows,
  transaction: (store, work) => store.transaction(async (tx) => work(async (sql) => (await tx.query(sql)).rows)),
});

sqlLaws<PGlite>({
  name: "PGlite with BEGIN and COMMIT of the app",
  isAsync: true,
  ...shared,
  query: async (store, sql) => (await store.query(sql)).rows,
  async transaction(store, work) {
    await store.exec("BEGIN");
    try {
      const result = await work(async (sql) => (await store.exec(sql)).at(-1)?.rows);
      await store.query("COMMIT");
      return result;
    } catch (error) {
      await store.exec("ROLLBACK");
      throw error;
    }
  },
});

describe("PGlite", () => {
  const start = (crashAt?: string) => startProcess<PGlite>(chooseAdapter(database, {}), crashAt);
  beforeAll(() => database.exec("DROP TABLE IF EXISTS orders; CREATE TABLE orders (id text)"));
  const count = async () => (await database.query<{ n: number }>("SELECT count(*)::int AS n FROM orders")).rows[0]?.n;

  test("is a PGlite, with its properties", async () => {
    const { store } = start();
    expect(store).toBeInstanceOf(PGlite);
    await store.waitReady;
    expect([store.ready, store.closed]).toEqual([true, false]);
    expect((await store.describeQuery("SELECT $1::int AS n")).resultFields.map((field) => field.name)).toEqual(["n"]);
  });

  test("reads the text of a tagged template, also in a transaction", async () => {
    const { store, points } = start();
    await store.sql`INSERT INTO orders VALUES (${"a"})`;
    await store.transaction((tx) => tx.sql`DELETE FROM orders WHERE id = ${"a"}`);
    expect((await store.sql`SELECT * FROM orders`).rows).toEqual([]);
    expect(points).toEqual(
      ["INSERT INTO orders", "DELETE FROM orders", "COMMIT"].flatMap((name) => [`before ${name}`, `after ${name}`]),
    );
  });

  test("has no point at the end of a transaction that the app has rolled back", async () => {
    const { store, points } = start();
    const result = await store.transaction(async (tx) => {
      await tx.query("INSERT INTO orders VALUES ('a')");
      await tx.rollback();
      return tx.closed;
    });
    expect(result).toBe(true);
    expect(points).toEqual(["before INSERT INTO orders", "after INSERT INTO orders"]);
    expect(await count()).toBe(0);
  });

  test("does not perform a query that waits for the lock of a transaction", async () => {
    const { store, crash, died } = start("after INSERT INTO orders");
    void store.transaction(async (tx) => {
      await tx.query("INSERT INTO orders VALUES ('a')");
    });
    void store.query("INSERT INTO orders VALUES ('b')");
    await died;
    await crash();
    expect(await count()).toBe(0);
  });

  test("closes the methods of the protocol, of listeners and of transactions for a dead process", async () => {
    const { store, crash } = start();
    let late: Transaction | undefined;
    await store.transaction(async (tx) => {
      late = tx;
    });
    await store.execProtocolRaw(new Uint8Array([0x53, 0, 0, 0, 4]));
    const heard = vi.fn();
    await store.listen("orders", heard);
    await crash();
    const settled = vi.fn();
    for (const call of [
      () => late?.rollback(),
      () => late?.query("SELECT 1"),
      () => store.execProtocolRaw(new Uint8Array()),
      () => store.execProtocol(new Uint8Array()),
      () => store.runExclusive(async () => settled()),
      () => store.close(),
      () => store.listen("orders", settled),
    ]) {
      void (async () => call())().then(settled, () => {});
    }
    await database.query("NOTIFY orders");
    await quiet();
    expect(settled).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    expect(database.closed).toBe(false);
  });
});
