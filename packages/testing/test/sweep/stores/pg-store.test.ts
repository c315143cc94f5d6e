import pg, { type Client, type Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { postgresPrograms, startPostgres } from "../../../../../tests/support/postgres.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import { postgres, sessionLaws } from "./session-laws.ts";
import { sqlLaws } from "./sql-laws.ts";
import { played, quiet, startProcess } from "./store-process.ts";

const isMissing = postgresPrograms === undefined;

// `.ci/steps.sh` looks for the name of this suite among the tests that have passed.
describe.skipIf(isMissing)(`pg on PostgreSQL${isMissing ? " (left out: no PostgreSQL is installed)" : ""}`, () => {
  let connectionString: string;
  beforeAll(async () => {
    connectionString = await startPostgres();
  });

  const openPool = async (max = 3) => {
    const pool = new pg.Pool({ connectionString, max });
    await pool.query("DROP TABLE IF EXISTS orders");
    return pool;
  };
  const transactionOf = async (client: Client | PoolClient, work: (query: (sql: string) => unknown) => unknown) => {
    await client.query("BEGIN");
    try {
      const result = await work(async (sql) => (await client.query(sql)).rows);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  };

  sqlLaws<Client>({
    name: "a Client of pg",
    isAsync: true,
    open: async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await client.query("DROP TABLE IF EXISTS orders");
      return client;
    },
    close: (client) => client.end(),
    query: async (client, sql) => (await client.query(sql)).rows,
    transaction: transactionOf,
  });

  sqlLaws<Pool>({
    name: "a Pool of pg",
    isAsync: true,
    open: openPool,
    close: (pool) => pool.end(),
    query: async (pool, sql) => (await pool.query(sql)).rows,
    async transaction(pool, work) {
      const client = await pool.connect();
      try {
        return await transactionOf(client, work);
      } finally {
        client.release();
      }
    },
  });

  const withOrders = "DROP TABLE IF EXISTS orders; CREATE TABLE orders (id text)";
  sessionLaws<Client>(
    {
      name: "a Client of pg",
      open: async () => {
        const client = new pg.Client({ connectionString });
        await client.connect();
        await client.query(withOrders);
        return client;
      },
      close: (client) => client.end(),
      query: async (client, sql) => (await client.query(sql)).rows,
    },
    postgres,
  );
  sessionLaws<Pool>(
    {
      name: "a Pool of pg",
      open: async () => {
        const pool = await openPool(1);
        await pool.query(withOrders);
        return pool;
      },
      close: (pool) => pool.end(),
      query: async (pool, sql) => (await pool.query(sql)).rows,
    },
    postgres,
  );

  describe("a Pool of pg", () => {
    let raw: Pool;
    beforeAll(async () => {
      raw = await openPool(2);
      await raw.query("CREATE TABLE orders (id text PRIMARY KEY, n int); INSERT INTO orders VALUES ('a', 0), ('b', 0)");
    });
    afterAll(() => raw.end());
    const start = (crashAt?: string) => startProcess<Pool>(chooseAdapter(raw, {}), crashAt);
    const changed = async () => (await raw.query("SELECT id FROM orders WHERE n <> 0 ORDER BY id")).rows;

    test("has new connections after a crash, which the next process sets up as the first one did", async () => {
      const pool = new pg.Pool({ connectionString, max: 2 });
      const adapter = chooseAdapter(pool, {});
      const timeouts: unknown[] = [];
      for (let processes = 0; processes < 3; processes++) {
        const { store, crash } = startProcess<Pool>(adapter);
        store.on("connect", (client) => void client.query("SET statement_timeout = '54s'"));
        const [one, two] = [await store.connect(), await store.connect()];
        for (const client of [one, two]) timeouts.push(...(await client.query("SHOW statement_timeout")).rows);
        one.release();
        await crash();
      }
      expect(timeouts).toEqual(Array(6).fill({ statement_timeout: "54s" }));
      expect(pool.listenerCount("connect")).toBe(1);
      await pool.end();
    });

    test("is a Pool, and its clients are Clients", async () => {
      const { store } = start();
      expect(store).toBeInstanceOf(pg.Pool);
      const client = await store.connect();
      expect(client).toBeInstanceOf(pg.Client);
      expect(store.totalCount).toBe(raw.totalCount);
      client.release();
      expect(() => client.release()).toThrow("already been released");
    });

    test("accepts a text, an object and a callback", async () => {
      const { store, points } = start();
      const results: unknown[] = [];
      results.push((await store.query("SELECT $1::int AS n", [1])).rows);
      results.push((await store.query({ text: "SELECT $1::int AS n", values: [2] })).rows);
      results.push((await store.query({ text: "SELECT $1::int", rowMode: "array" }, [3])).rows);
      results.push(await new Promise((resolve) => store.query("SELECT 4 AS n", (_, result) => resolve(result.rows))));
      results.push(
        await new Promise((resolve) => store.query("SELECT $1::int AS n", [5], (_, result) => resolve(result.rows))),
      );
      expect(results).toEqual([[{ n: 1 }], [{ n: 2 }], [[3]], [{ n: 4 }], [{ n: 5 }]]);
      const error = await new Promise((resolve) => store.query("SELECT none", (failure) => resolve(failure)));
      expect(String(error)).toContain('column "none" does not exist');
      await new Promise<void>((resolve) =>
        store.connect((_, client, release) => {
          client?.query("UPDATE orders SET n = 0", () => {
            release();
            resolve();
          });
        }),
      );
      expect(points).toEqual(["before UPDATE orders", "after UPDATE orders"]);
      expect(raw.idleCount).toBe(raw.totalCount);
    });

    test("accepts a query that the app has made itself", async () => {
      const { store, points } = start();
      const client = await store.connect();
      const rows: unknown[] = [];
      await new Promise<void>((resolve) => {
        const query = client.query(new pg.Query("UPDATE orders SET n = 0 WHERE id = 'a' RETURNING id"));
        query.on("row", (row) => rows.push(row));
        query.on("end", () => resolve());
      });
      client.release();
      expect(rows).toEqual([{ id: "a" }]);
      expect(points).toEqual(["before UPDATE orders", "after UPDATE orders"]);
    });

    test("never calls the callback of a dead process", async () => {
      const { store, crash, died } = start("after UPDATE orders");
      const called = vi.fn();
      store.query("UPDATE orders SET n = 0", called);
      await died;
      await crash();
      store.query("SELECT 1", called);
      await raw.query("SELECT 1");
      await quiet();
      expect(called).not.toHaveBeenCalled();
    });

    test("returns all clients to the pool, also those that wait for a lock of another, or for the pool", async () => {
      const { store, crash } = start();
      const [second, first] = [await store.connect(), await store.connect()];
      await first.query("BEGIN; UPDATE orders SET n = 1 WHERE id = 'a'");
      await second.query("BEGIN");
      void second.query("UPDATE orders SET n = 2 WHERE id = 'a'");
      void second.query("UPDATE orders SET n = 2 WHERE id = 'b'");
      const third = vi.fn();
      store.connect().then(third, third);
      void store.query("UPDATE orders SET n = 3 WHERE id = 'b'").then(third, third);
      expect(raw.waitingCount).toBe(2);
      await crash();
      expect([raw.totalCount, raw.idleCount, raw.waitingCount]).toEqual([2, 2, 0]);
      expect(await changed()).toEqual([]);
      expect(third).not.toHaveBeenCalled();
      const next = start();
      await next.store.query("UPDATE orders SET n = 0");
    });

    test("rolls back a transaction that the app has returned to the pool", async () => {
      const { store, crash } = start();
      const client = await store.connect();
      await client.query("BEGIN");
      await client.query("UPDATE orders SET n = 1");
      client.release();
      await crash();
      expect(await changed()).toEqual([]);
    });

    test("releases the advisory locks of a dead process", async () => {
      const { store, crash } = start();
      const client = await store.connect();
      await client.query("SELECT pg_advisory_lock(1)");
      await crash();
      const other = new pg.Client({ connectionString });
      await other.connect();
      expect((await other.query("SELECT pg_try_advisory_lock(1) AS free")).rows).toEqual([{ free: true }]);
      await other.end();
    });

    test("passes events until the process is dead, and then removes the listeners", async () => {
      const { store, crash } = start();
      const before = raw.listenerCount("acquire");
      const heard: unknown[] = [];
      const removed = vi.fn();
      expect(store.on("acquire", (client) => heard.push(client instanceof pg.Client))).toBe(store);
      store.on("acquire", removed);
      store.off("acquire", removed);
      await store.query("SELECT 1");
      await crash();
      await raw.query("SELECT 1");
      expect(heard).toEqual([true]);
      expect(removed).not.toHaveBeenCalled();
      expect(raw.listenerCount("acquire")).toBe(before);
    });

    test("closes a pool and its clients for a dead process", async () => {
      const { store, crash, died } = start();
      const client = await store.connect();
      await crash();
      const settled = vi.fn();
      for (const call of [() => store.connect(), () => store.query("SELECT 1"), () => client.query("SELECT 1")]) {
        call().then(settled, settled);
      }
      await played({ died }, () => store.end());
      await played({ died }, () => client.release());
      expect(raw.ended).toBe(false);
      expect((await raw.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
      await quiet();
      expect(settled).not.toHaveBeenCalled();
    });
  });

  test("lets each process connect the same Client", async () => {
    const raw = new pg.Client({ connectionString });
    const adapter = chooseAdapter(raw, {});
    const first = startProcess<Client>(adapter);
    expect(first.store).toBeInstanceOf(pg.Client);
    await first.store.connect();
    await first.crash();
    const second = startProcess<Client>(adapter);
    await second.store.connect();
    expect((await second.store.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
    await raw.end();
  });

  test("survives a connection that is lost", async () => {
    const raw = await openPool();
    raw.on("error", () => {});
    const { store, crash } = startProcess<Pool>(chooseAdapter(raw, {}));
    const client = await store.connect();
    client.on("error", () => {});
    await client.query("BEGIN");
    await expect(client.query("SELECT pg_terminate_backend(pg_backend_pid())")).rejects.toThrow();
    await crash();
    expect((await raw.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
    await raw.end();
  });
});
