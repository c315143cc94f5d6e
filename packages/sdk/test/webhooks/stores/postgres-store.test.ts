import type { PGlite, Transaction } from "@electric-sql/pglite";
import { describe, expect, test } from "vitest";
import { emptyPglite } from "../../../../../tests/support/pglite.ts";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import { postgresStore, type StoreTransaction } from "../../../src/webhooks/stores.ts";
import { oneConnectionLaws, sqlLaws, unawaitedLaw } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

const database = await emptyPglite();

async function empty(): Promise<void> {
  await database.exec(`DROP TABLE IF EXISTS sandbank_events, effects; ${postgresStore(database).schema()}`);
  await database.exec("CREATE TABLE effects (id TEXT)");
}

const write = (tx: Pick<PGlite, "query">, id: string) => tx.query("INSERT INTO effects VALUES ($1)", [id]);
const effects = async () => (await database.query<{ id: string }>("SELECT id FROM effects")).rows.map(({ id }) => id);

describe("postgresStore", () => {
  const open = async () => {
    await empty();
    return { store: (options?: StoreOptions) => postgresStore(database, options), write, effects };
  };
  sqlLaws<Transaction>("on PGlite", open);
  oneConnectionLaws<Transaction>("on PGlite", open);

  test("refuses a handler that does not await a statement, and its later ones", async () => unawaitedLaw(await open()));

  /** A query builder. Its transaction has other methods than the driver's. */
  interface Builder {
    transaction<Result>(
      work: (tx: { run(text: string): Promise<unknown>; raw: Transaction }) => Promise<Result>,
    ): Promise<Result>;
  }
  const builder: Builder = {
    transaction: (work) => database.transaction((raw) => work({ raw, run: (text) => raw.query(text) })),
  };
  const builderStore = () =>
    postgresStore(builder, {
      begin: (fn) =>
        builder.transaction((tx) =>
          fn({ tx, query: async (text, values) => (await tx.raw.query<object>(text, [...values])).rows }),
        ),
    });

  test("says how its table is created if it is missing", async () => {
    const store = postgresStore(database, { table: "public.Missing" });
    await expect(store.handle(eventOf("1"), () => {})).rejects.toMatchObject({
      message: expect.stringMatching(/^relation "public\.missing" does not exist\. .* run the SQL of its schema\(\)$/),
      code: "42P01",
    });
  });

  test("takes the transaction of a query builder", async () => {
    await empty();
    const store = builderStore();
    for (const _ of [1, 2]) await store.handle(eventOf("1"), (tx) => tx.run("INSERT INTO effects VALUES ('1')"));
    expect(await effects()).toEqual(["1"]);
  });

  test.each<[string, (run: (tx: Transaction) => unknown) => Promise<unknown>]>([
    ["PGlite", (run) => postgresStore(database).handle(eventOf("1"), run)],
    ["a query builder", (run) => builderStore().handle(eventOf("1"), ({ raw }) => run(raw))],
  ])("fails if a handler catches the error of a statement, which ends the transaction: %s", async (_name, handle) => {
    await empty();
    const careless = async (tx: Transaction) => {
      await write(tx, "1");
      await tx.query("SELECT * FROM nowhere").catch(() => {});
    };
    await expect(handle(careless)).rejects.toThrow("current transaction is aborted");
    expect(await effects()).toEqual([]);
    expect(await handle((tx) => write(tx, "1"))).toBe("handled");
  });

  test.each(["40001", "40P01", "55P03", "57P01"])(
    "is busy after %s in a handler, and counts no attempt",
    async (code) => {
      await empty();
      const store = postgresStore(database, { maxAttempts: 1 });
      const text = `DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END $$`;
      const handle = () =>
        store.handle(eventOf("1"), async (tx) => {
          await write(tx, "1");
          await tx.query(text).catch((cause) => {
            throw new Error("The booking has failed.", { cause });
          });
        });
      await expect(handle()).rejects.toMatchObject({ name: "WebhookBusyError", cause: { cause: { code } } });
      expect(await effects()).toEqual([]);
      expect(await store.failed()).toEqual([]);
      expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
    },
  );

  test("asks for each parameter once, in the order of its number", async () => {
    await empty();
    const texts: string[] = [];
    const store = postgresStore(database, {
      begin: (fn) =>
        database.transaction((tx) =>
          fn({
            tx,
            async query(text, values) {
              texts.push(text);
              expect([...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))).toEqual(
                values.map((_, index) => index + 1),
              );
              return (await tx.query<object>(text, [...values])).rows;
            },
          } satisfies StoreTransaction<Transaction>),
        ),
      maxAttempts: 1,
    });
    await store.handle(eventOf("1"), () => {}, { cursor: "here" });
    await store.handle(eventOf("2"), () => Promise.reject(new Error("no"))).catch(() => {});
    await store.failed();
    await store.retry("event_2");
    await store.resume();
    await store.marked(["event_1"]);
    await store.clean();
    expect(texts.length).toBeGreaterThan(7);
  });

  test("uses the table of the option, with a schema", async () => {
    await database.exec("CREATE SCHEMA app");
    const store = postgresStore(database, { table: "app.seen" });
    await database.exec(store.schema());
    await database.exec(store.schema());
    expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
    expect((await database.query("SELECT id FROM app.seen")).rows).toEqual([{ id: "event_1" }]);
  });

  test("creates its table where CREATE does, also if another schema of the search path has one", async () => {
    await empty();
    await database.exec('CREATE SCHEMA "Test 1"; SET search_path TO "Test 1", public');
    const store = postgresStore(database);
    await database.exec(store.schema());
    await store.handle(eventOf("1"), () => {});
    await database.exec("SET search_path TO DEFAULT");
    expect((await database.query('SELECT id FROM "Test 1".sandbank_events')).rows).toEqual([{ id: "event_1" }]);
    expect(await store.marked(["event_1"])).toEqual([]);
  });

  test("names the column that a table of another version lacks", async () => {
    const store = postgresStore(database, { table: "old" });
    await database.exec("CREATE TABLE old (id TEXT PRIMARY KEY, handled_at TIMESTAMPTZ, attempts INTEGER, data TEXT)");
    await expect(store.handle(eventOf("1"), () => {})).rejects.toThrow('column "consumer" of relation "old"');
  });

  test("refuses what is no database", () => {
    expect(() => postgresStore({})).toThrow("[sandbank] Failed to use database: it must be a pool or client of pg");
  });
});
