import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { CompiledQuery, Kysely, PGliteDialect } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyPglite } from "../../../../../tests/support/pglite.ts";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import { postgresStore, sqliteStore } from "../../../src/webhooks/stores.ts";
import { oneConnectionLaws } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

const database = await emptyPglite();
beforeEach(async () => {
  await database.exec(`DROP TABLE IF EXISTS sandbank_events, effects; ${postgresStore(database).schema()}
    CREATE TABLE effects (id TEXT PRIMARY KEY)`);
});
const effects = async () => (await database.query<{ id: string }>("SELECT id FROM effects")).rows.map(({ id }) => id);

const serializationFailure = "DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = 'serialization_failure'; END $$";

interface Tables {
  effects: { id: string };
}

function openKysely() {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: database }) });
  return (options?: StoreOptions) =>
    postgresStore(db, {
      ...options,
      begin: (fn) =>
        db.transaction().execute((tx) =>
          fn({
            tx,
            query: async (text, values) =>
              (await tx.executeQuery(CompiledQuery.raw(text, [...values]))).rows as object[],
          }),
        ),
    });
}
const insert = (tx: Kysely<Tables>, id: string) => tx.insertInto("effects").values({ id }).execute();

// The recipes of docs/guides/exactly-once.md.
describe("postgresStore with a query builder", () => {
  test("Drizzle: a handler writes in the transaction of the store", async () => {
    const db = drizzle({ client: database });
    const statement = (text: string, values: readonly string[]): SQL => {
      const [first = "", ...rest] = text.split(/\$\d/);
      const parts = rest.flatMap((part, index) => [sql`${values[index]}`, sql.raw(part)]);
      return sql.join([sql.raw(first), ...parts]);
    };
    const store = postgresStore(db, {
      begin: (fn) =>
        db.transaction((tx) =>
          fn({ tx, query: async (text, values) => (await tx.execute(statement(text, values))).rows as object[] }),
        ),
      maxAttempts: 1,
    });
    for (const _ of [1, 2]) await store.handle(eventOf("1"), (tx) => tx.execute(sql`INSERT INTO effects VALUES ('1')`));
    const twice = store.handle(eventOf("2"), (tx) => tx.execute(sql`INSERT INTO effects VALUES ('2'), ('1')`));
    await expect(twice).rejects.toThrow();
    expect(await effects()).toEqual(["1"]);
    expect(await store.failed()).toMatchObject([{ id: "event_2", attempts: 1 }]);
    // Drizzle wraps the error of the driver.
    const conflict = store.handle(eventOf("3"), (tx) => tx.execute(sql.raw(serializationFailure)));
    await expect(conflict).rejects.toMatchObject({ name: "WebhookBusyError", cause: { cause: { code: "40001" } } });
    expect(await store.failed()).toHaveLength(1);
  });

  test("Kysely: a handler writes in the transaction of the store", async () => {
    const store = openKysely()({ maxAttempts: 1 });
    const handle = (id: string) => store.handle(eventOf(id), (tx) => insert(tx, id));
    expect([await handle("1"), await handle("1")]).toEqual(["handled", "duplicate"]);
    await expect(
      store.handle(eventOf("2"), async (tx) => {
        await insert(tx, "2");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await effects()).toEqual(["1"]);
    expect(await store.failed()).toMatchObject([{ id: "event_2", attempts: 1, error: "Error: no" }]);
    const conflict = store.handle(eventOf("3"), (tx) => tx.executeQuery(CompiledQuery.raw(serializationFailure)));
    await expect(conflict).rejects.toMatchObject({ name: "WebhookBusyError", cause: { code: "40001" } });
    expect(await store.failed()).toHaveLength(1);
  });

  oneConnectionLaws<Kysely<Tables>>("Kysely", async () => ({ store: openKysely(), write: insert, effects }));

  test("accepts a `begin` that returns a copy of its work's result", async () => {
    const transaction = { query: async (text: string, values: string[]) => (await database.query(text, values)).rows };
    const copying: object = {
      begin: async (work: (tx: object) => unknown) => structuredClone(await work(transaction)),
    };
    expect(await postgresStore({}, copying).failed()).toEqual([]);
  });

  /** A store on a connection or query builder that changes the rows. */
  const storeOf = (map: (rows: readonly object[]) => unknown) =>
    postgresStore(database, {
      begin: (fn) =>
        database.transaction((tx) =>
          fn({ tx, query: async (text, values) => map((await tx.query<object>(text, [...values])).rows) as object[] }),
        ),
    });
  const mapped = (map: (entry: [string, unknown]) => [string, unknown]) => (rows: readonly object[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).map(map)));

  test.each<[string, (rows: readonly object[]) => unknown]>([
    ["lists of values", (rows) => rows.map((row) => Object.values(row))],
    ["other names", mapped(([name, value]) => [name.toUpperCase(), value])],
    ["Buffers", mapped(([name, value]) => [name, Buffer.from(`${value}`)])],
    ["texts in capitals", mapped(([name, value]) => [name, `${value}`.toUpperCase()])],
    ["no rows", () => []],
    ["the result of the driver", (rows) => ({ rows })],
    ["rows and columns", (rows) => [rows, []]],
    ["nothing", () => undefined],
  ])("runs no handler and leaves no mark if `query` returns %s", async (_name, map) => {
    const run = vi.fn();
    const refusal =
      /^\[sandbank\] Failed to use the answer of the database.* without `returnArrays` .*, `transform` .*mapper/;
    await expect(storeOf(map).handle(eventOf("1"), run)).rejects.toThrow(refusal);
    expect(run).not.toHaveBeenCalled();
    expect(await postgresStore(database).handle(eventOf("1"), run)).toBe("handled");
  });

  test("refuses rows of another shape also where it lists, retries and forgets Events", async () => {
    const store = storeOf((rows) => rows.map((row) => Object.values(row)));
    const failing = postgresStore(database, { maxAttempts: 10 });
    for (let attempt = 0; attempt < 10; attempt++)
      await failing.handle(eventOf("1"), () => Promise.reject(new Error("no"))).catch(() => {});
    await failing.handle(eventOf("2"), () => {}, { cursor: "here" });
    const calls = [
      () => store.failed(),
      () => store.retry("event_1"),
      () => store.resume(),
      () => store.marked(["event_2"]),
      () => store.clean({ olderThanDays: 0 }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow("Failed to use the answer");
    // A transaction that is refused changes nothing.
    expect(await failing.marked(["event_1", "event_2"])).toEqual(["event_1", "event_2"]);
  });

  const builders: readonly [string, object][] = [
    ["Drizzle", drizzle({ client: database })],
    ["Kysely", new Kysely({ dialect: new PGliteDialect({ pglite: database }) })],
    // `transaction` of better-sqlite3 and of Bun returns a function.
    ["better-sqlite3", { exec() {}, prepare() {}, transaction: () => () => {} }],
  ];
  test.each(builders)("refuses %s without `begin`, instead of running no handler", (_name, builder) => {
    expect(() => postgresStore(builder)).toThrow(
      "[sandbank] Failed to use database: it must be a pool or client of pg, a PGlite, or `sql` of postgres; for others pass `begin`.",
    );
  });

  const query = (text: string) => (text.includes("AS state") ? [{ state: "duplicate" }] : []);
  test.each<[string, object]>([
    ["runs no work", { begin: () => ({}) }],
    ["returns nothing", { begin: async (work: (tx: object) => unknown) => void (await work({ query })) }],
  ])("rejects if `begin` %s, instead of reporting an Event as handled", async (_name, options) => {
    const message = "[sandbank] Failed to use begin: it must be a function that runs its work and returns its result.";
    for (const store of [postgresStore({}, options), sqliteStore({}, options)]) {
      await expect(store.handle(eventOf("1"), () => {})).rejects.toThrow(message);
      await expect(store.failed()).rejects.toThrow(message);
    }
  });
});
