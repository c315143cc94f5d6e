import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import pg, { type Client, type Pool, type PoolClient } from "pg";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { postgresPrograms, startPostgres } from "../../../../../tests/support/postgres.ts";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import { postgresStore, type SqlWebhookStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { conflictLaws } from "./conflict-laws.ts";
import { oneConnectionLaws, sqlLaws, unawaitedLaw } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

const isMissing = postgresPrograms === undefined;

// `.ci/steps.sh` looks for the name of this suite among the tests that have passed.
describe.skipIf(isMissing)(
  `postgresStore on PostgreSQL${isMissing ? " (left out: no PostgreSQL is installed)" : ""}`,
  () => {
    let connectionString: string;
    let admin: Pool;
    beforeAll(async () => {
      connectionString = await startPostgres();
      admin = new pg.Pool({ connectionString, max: 1 });
      return () => admin.end();
    });

    async function empty(): Promise<void> {
      await admin.query(`DROP TABLE IF EXISTS sandbank_events, effects; ${postgresStore(admin).schema()}`);
      await admin.query("CREATE TABLE effects (id TEXT)");
    }
    const effects = async () => (await admin.query<{ id: string }>("SELECT id FROM effects")).rows.map(({ id }) => id);
    const write = (tx: PoolClient | Client, id: string) => tx.query("INSERT INTO effects VALUES ($1)", [id]);

    async function openPool(max = 4): Promise<Pool> {
      await empty();
      const pool = new pg.Pool({ connectionString, max });
      pool.on("error", () => {});
      onTestFinished(() => pool.end());
      return pool;
    }

    async function openPostgres(max = 4): Promise<SqlWebhookStore<TransactionSql>> {
      await empty();
      const sql = postgres(connectionString, { max, backoff: () => 0 });
      onTestFinished(() => sql.end({ timeout: 0 }));
      return postgresStore(sql);
    }

    sqlLaws<PoolClient>("a Pool of pg", async () => {
      const pool = await openPool();
      return { store: (options) => postgresStore(pool, options), write, effects };
    });

    test.each<[string, (url: string) => Pool | Sql]>([
      ["a Pool of pg", (url) => new pg.Pool({ connectionString: url, max: 1 })],
      ["postgres", (url) => postgres(url, { max: 1 })],
    ])("refuses a call of a handler to its own store on %s that has one connection", async (_name, connect) => {
      await empty();
      const database = connect(connectionString);
      onTestFinished(() => database.end());
      const store: SqlWebhookStore<unknown> = postgresStore(database as Pool);
      const refusal = "[sandbank] Failed to use the store in one of its own handlers";
      const outer = store.handle(eventOf("1"), async () => {
        await expect(store.handle(eventOf("2"), () => {})).rejects.toThrow(refusal);
        await expect(postgresStore(database as Pool).failed()).rejects.toThrow(refusal);
      });
      expect(await outer).toBe("handled");
      expect(await store.handle(eventOf("2"), () => {})).toBe("handled");
    });

    const openClient = async () => {
      await empty();
      const client = new pg.Client({ connectionString });
      await client.connect();
      onTestFinished(() => client.end());
      return { store: (options?: StoreOptions) => postgresStore(client, options), write, effects };
    };
    sqlLaws<Client>("a Client of pg", openClient);
    oneConnectionLaws<Client>("a Client of pg", openClient);

    test("refuses a handler that does not await a statement, and its later ones", async () =>
      unawaitedLaw(await openClient()));

    sqlLaws<TransactionSql>("postgres", async () => {
      await empty();
      const sql = postgres(connectionString, { max: 4 });
      onTestFinished(() => sql.end());
      return {
        store: (options) => postgresStore(sql, options),
        write: (tx, id) => tx`INSERT INTO effects VALUES (${id})`,
        effects,
      };
    });

    conflictLaws<PoolClient>("a Pool of pg", async (settings) => {
      await empty();
      const pool = new pg.Pool({ connectionString, max: 10, options: settings });
      pool.on("error", () => {});
      onTestFinished(() => pool.end());
      const ask = async (tx: PoolClient, text: string) => (await tx.query<{ id: string }>(text)).rows;
      return { store: postgresStore(pool, { maxAttempts: 1 }), ask, effects };
    });

    conflictLaws<TransactionSql>("postgres", async (settings) => {
      await empty();
      const sql = postgres(`${connectionString}?options=${encodeURIComponent(settings)}`, {
        max: 10,
        backoff: () => 0,
      });
      onTestFinished(() => sql.end({ timeout: 0 }));
      return { store: postgresStore(sql, { maxAttempts: 1 }), ask: async (tx, text) => tx.unsafe(text), effects };
    });

    test("is busy if the server ends the connection of a Pool of pg during a statement of the handler", async () => {
      const store = postgresStore(await openPool(), { maxAttempts: 1 });
      const cut = store.handle(eventOf("1"), (tx) => tx.query("SELECT pg_terminate_backend(pg_backend_pid())"));
      await expect(cut).rejects.toMatchObject({ name: "WebhookBusyError", cause: { code: "57P01" } });
      await eventually(async () => expect(await store.handle(eventOf("1"), () => {}).catch(String)).toBe("handled"));
    });

    test("is busy while another connection handles the Event, and not for other Events", async () => {
      const pool = await openPool();
      const gate = deferred();
      const started = deferred();
      const first = postgresStore(pool).handle(eventOf("1"), () => {
        started.resolve();
        return gate.promise;
      });
      await started.promise;
      await expect(postgresStore(pool).handle(eventOf("1"), () => {})).rejects.toBeInstanceOf(WebhookBusyError);
      expect(await postgresStore(pool).handle(eventOf("2"), () => {})).toBe("handled");
      gate.resolve();
      expect(await first).toBe("handled");
    });

    test("creates its table in six processes that start at the same time, in each of 20 rounds", async () => {
      const pool = await openPool(6);
      // Three forms of one name.
      const tables = ["sandbank_events", "public.sandbank_events", "Sandbank_Events"];
      const texts = [...tables, ...tables].map((table) => postgresStore(pool, { table }).schema());
      const atOnce = (all: string[]) => Promise.all(all.map((text) => pool.query(text)));
      await atOnce(texts.map(() => "SELECT 1"));
      for (let round = 0; round < 20; round++) {
        await admin.query("DROP TABLE sandbank_events");
        await atOnce(texts);
      }
      expect(await postgresStore(pool).handle(eventOf("1"), () => {})).toBe("handled");
      expect((await admin.query("SELECT FROM pg_indexes WHERE tablename = 'sandbank_events'")).rowCount).toBe(2);
    });

    test("creates nothing if its table exists, and waits for no handler", async () => {
      const store = postgresStore(await openPool());
      const gate = deferred();
      const started = deferred();
      const first = store.handle(eventOf("1"), () => {
        started.resolve();
        return gate.promise;
      });
      await started.promise;
      // A role that may not create anything.
      await admin.query(`CREATE ROLE app; SET ROLE app; ${store.schema()} RESET ROLE; DROP ROLE app`);
      expect(await store.handle(eventOf("2"), () => {})).toBe("handled");
      gate.resolve();
      expect(await first).toBe("handled");
    });

    test.each<[string, NonNullable<Parameters<typeof postgres>[1]>]>([
      ["postgres.pascal", { transform: postgres.pascal }],
      ["a transform of column names", { transform: { column: { from: (name) => name.toUpperCase() } } }],
      ["a parser of texts", { types: { text: { to: 25, from: [25], serialize: String, parse: Buffer.from } } }],
    ])("refuses `postgres` with %s, before the handler and without a mark", async (_name, options) => {
      await empty();
      const sql = postgres(connectionString, { max: 1, ...options });
      onTestFinished(() => sql.end());
      const run = vi.fn();
      await expect(postgresStore(sql).handle(eventOf("1"), run)).rejects.toThrow("`transform` (postgres)");
      expect(run).not.toHaveBeenCalled();
      expect(await postgresStore(admin).handle(eventOf("1"), run)).toBe("handled");
    });

    test.each(["ROLLBACK", "COMMIT"])("sets an Event aside at once if its handler itself runs %s", async (end) => {
      const store = postgresStore(await openPool());
      const handler = async (tx: PoolClient) => {
        await tx.query(end);
        await write(tx, "after the end");
      };
      await expect(store.handle(eventOf("1"), handler)).rejects.toThrow("the transaction ended before its handler");
      expect(await store.handle(eventOf("1"), handler)).toBe("duplicate");
      expect(await effects()).toEqual(["after the end"]);
      expect(await store.failed()).toMatchObject([{ id: "event_1" }]);
    });

    test("frees an Event at once when its connection is cut, and lets the process live: a Pool of pg", async () => {
      await survivesCut(postgresStore(await openPool(2)), write);
    });

    test("frees an Event at once when its connection is cut, and lets the process live: postgres", async () => {
      await survivesCut(await openPostgres(1), (tx, id) => tx`INSERT INTO effects VALUES (${id})`);
    });

    test("lets the process live when a connection of a Pool of pg is cut as soon as it is open", async () => {
      const pool = await openPool();
      pool.once("acquire", (client) => {
        // Before anything that awaits `connect` continues.
        queueMicrotask(() => client.emit("error", new Error("The connection was cut.")));
      });
      const store = postgresStore(pool);
      const handle = () => store.handle(eventOf("1"), (tx) => write(tx, "1"));
      await expect(handle()).rejects.toThrow("The connection was cut.");
      expect(pool.totalCount).toBe(0);
      expect(await handle()).toBe("handled");
      expect(await effects()).toEqual(["1"]);
    });

    /** A handler writes before and after its connection is cut. Meanwhile, another one handles the same Event. */
    async function survivesCut<Tx>(
      store: SqlWebhookStore<Tx>,
      insert: (tx: Tx, id: string) => PromiseLike<unknown>,
    ): Promise<void> {
      const started = deferred();
      const gate = deferred();
      const lateWrites: Promise<unknown>[] = [];
      const first = store.handle(eventOf("1"), async (tx) => {
        await insert(tx, "first");
        started.resolve();
        await gate.promise;
        const late = (async () => insert(tx, "late"))();
        lateWrites.push(late);
        await late;
      });
      const rejection = expect(first).rejects.toThrow();
      await started.promise;
      await cutAll();
      const handleAgain = () =>
        store.handle(eventOf("1"), async (tx) => {
          await insert(tx, "second");
          // The connection of the first handler may be open again, and belongs to this one.
          gate.resolve();
          await new Promise((resolve) => setTimeout(resolve, 20));
          await insert(tx, "second");
        });
      expect(await handleAgain()).toBe("handled");
      await rejection;
      await expect(Promise.all(lateWrites)).rejects.toThrow();
      expect(await effects()).toEqual(["second", "second"]);
      expect(await store.handle(eventOf("1"), () => {})).toBe("duplicate");
      expect(await store.failed()).toEqual([]);
    }

    test("frees an Event after the lease if its process does not respond", async () => {
      const pool = await openPool();
      const store = postgresStore(pool, { leaseSeconds: 1 });
      const started = deferred();
      const first = store.handle(eventOf("1"), () => {
        started.resolve();
        return new Promise(() => {});
      });
      // Before the wait: a rejection that nobody expects yet ends the run.
      const rejection = expect(first).rejects.toThrow("idle-in-transaction timeout");
      await started.promise;
      await eventually(async () => expect(await store.handle(eventOf("1"), () => {}).catch(String)).toBe("handled"));
      await rejection;
    });

    test("frees the connection after the lease if a handler waits for another one of the same Pool of pg", async () => {
      const pool = await openPool(1);
      const store = postgresStore(pool, { leaseSeconds: 1, maxAttempts: 1 });
      const waiting = store.handle(eventOf("1"), () => pool.query("SELECT 1"));
      await expect(waiting).rejects.toThrow("idle-in-transaction timeout");
      expect(await store.handle(eventOf("2"), (tx) => write(tx, "2"))).toBe("handled");
      expect(await store.failed()).toMatchObject([{ id: "event_1", attempts: 1 }]);
      expect(await effects()).toEqual(["2"]);
    });

    test.each<[string, number, (url: string) => object]>([
      ["a Pool of pg", 3, (connectionString) => new pg.Pool({ connectionString, max: 1 })],
      ["postgres", 3, (url) => postgres(url, { max: 1, fetch_types: false })],
      // For a proxy that does not keep prepared statements. The driver first asks for the types of the parameters.
      ["postgres with prepare: false", 4, (url) => postgres(url, { max: 1, fetch_types: false, prepare: false })],
    ])("%s takes %i round trips for an Event, after the first Event of a connection", async (_name, most, open) => {
      await empty();
      const counted = await countRoundTrips(connectionString);
      const database = open(counted.url) as Pool;
      const store = postgresStore(database);
      await store.handle(eventOf("1"), () => {});
      const before = counted.roundTrips();
      await store.handle(eventOf("2"), () => {});
      expect(counted.roundTrips() - before).toBe(most);
      await database.end();
    });

    /** Cuts every connection but that of the test, as a restart of a proxy does. */
    /** Returns when the connections have ended, and have released their locks. */
    async function cutAll(): Promise<void> {
      await admin.query("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
    }
  },
);

/** Starts a proxy that counts how often a client sends something and waits for the answer, on one connection at a time. */
async function countRoundTrips(database: string) {
  const { hostname, port } = new URL(database);
  let roundTrips = 0;
  let isAnswered = true;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on("data", () => {
      if (isAnswered) roundTrips++;
      isAnswered = false;
    });
    upstream.on("data", () => {
      isAnswered = true;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, roundTrips: () => roundTrips };
}
