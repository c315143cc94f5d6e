import { CompiledQuery, Kysely, SqliteDialect, type SqliteDialectConfig } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { sqlite } from "../../../../../tests/support/sqlite.ts";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import { sqliteStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { oneConnectionLaws, sqlLaws } from "./sql-laws.ts";
import { type Database, type Driver, drivers, effects, openFile, withTable, write } from "./sqlite-files.ts";
import { eventOf } from "./store-laws.ts";

// `.ci/full` looks for the name of the suite on better-sqlite3 among the tests that have passed.
for (const driver of drivers) testsOn(...driver);

describe.skipIf(sqlite === undefined)("sqliteStore with a query builder", () => {
  test("Kysely: a handler writes in the transaction of the store", async () => {
    const { database, store: open } = openKysely();
    const store = open({ maxAttempts: 1 });
    const insert = (id: string) => store.handle(eventOf(id), (tx) => tx.insertInto("effects").values({ id }).execute());
    expect(await Promise.all([insert("1"), insert("1"), insert("2")])).toEqual(["handled", "duplicate", "handled"]);
    const failing = store.handle(eventOf("3"), async (tx) => {
      await tx.insertInto("effects").values({ id: "3" }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(effects(database)).toEqual(["1", "2"]);
    expect(await store.failed()).toMatchObject([{ id: "event_3", attempts: 1, error: "Error: no" }]);
  });

  test("Kysely: sets an Event aside at once if SQLite has ended its transaction, and says so", async () => {
    const { database, store: open } = openKysely();
    database.exec("CREATE TABLE taken (n INT UNIQUE); INSERT INTO taken VALUES (1)");
    const store = open();
    const careless = async (tx: Kysely<Tables>) => {
      await tx.executeQuery(CompiledQuery.raw("INSERT OR ROLLBACK INTO taken VALUES (1)")).catch(() => {});
      await tx.insertInto("effects").values({ id: "after the end" }).execute();
    };
    // Kysely fails to roll back.
    await expect(store.handle(eventOf("1"), careless)).rejects.toThrow("the transaction ended before its handler");
    expect(await store.handle(eventOf("1"), careless)).toBe("duplicate");
    expect(effects(database)).toEqual(["after the end"]);
    expect(await store.failed()).toMatchObject([{ id: "event_1" }]);
  });

  oneConnectionLaws<Kysely<Tables>>("Kysely", async () => {
    const { database, store } = openKysely();
    const insert = (tx: Kysely<Tables>, id: string) => tx.insertInto("effects").values({ id }).execute();
    return { store, write: insert, effects: async () => effects(database) };
  });
});

describe.skipIf(sqlite === undefined)("sqliteStore on node:sqlite with options of the connection", () => {
  test("refuses `returnArrays`, before the handler and without a mark", async () => {
    const connect = openFile(sqlite?.DatabaseSync as Driver);
    const database = withTable(connect());
    const store = sqliteStore(connect({ returnArrays: true }));
    const run = vi.fn();
    await expect(store.handle(eventOf("1"), run)).rejects.toThrow("`returnArrays`");
    expect(run).not.toHaveBeenCalled();
    expect(await sqliteStore(database).handle(eventOf("1"), run)).toBe("handled");
  });

  test("counts attempts in numbers with `readBigInts`", async () => {
    const database = withTable(openFile(sqlite?.DatabaseSync as Driver)({ readBigInts: true }));
    const store = sqliteStore(database, { maxAttempts: 1 });
    await store.handle(eventOf("1"), () => Promise.reject(new Error("no"))).catch(() => {});
    expect(await store.failed()).toMatchObject([{ attempts: 1 }]);
    expect(await store.handle(eventOf("1"), () => {})).toBe("duplicate");
  });
});

interface Tables {
  effects: { id: string };
}

function openKysely() {
  const database = withTable(openFile(sqlite?.DatabaseSync as Driver)());
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  const store = (options?: StoreOptions) =>
    sqliteStore(db, {
      ...options,
      begin: (fn) =>
        db.transaction().execute((tx) =>
          fn({
            tx,
            query: async (text, values) => {
              const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(text, [...values]));
              return rows;
            },
          }),
        ),
    });
  return { database, store };
}

/** Kysely is written for better-sqlite3, which takes the parameters of a statement as one array. */
function forKysely(database: Database): SqliteDialectConfig["database"] {
  return {
    close() {},
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: true,
        all: (values) => statement.all(...(values as string[])),
        run: () => expect.fail("Each statement is run by all()."),
        iterate: () => expect.fail("No statement is streamed."),
      };
    },
  };
}

test.skipIf(sqlite === undefined)(
  "sqliteStore says how its table is created if it is missing, and keeps the error",
  async () => {
    const database = openFile(sqlite?.DatabaseSync as Driver)();
    const remedy = "no such table: sandbank_events. Create the table of the store: run the SQL of its schema()";
    const store = sqliteStore(database);
    for (const call of [() => store.handle(eventOf("1"), () => {}), () => store.resume(), () => store.clean()])
      await expect(call()).rejects.toMatchObject({ message: remedy, code: "ERR_SQLITE_ERROR" });
    const own = { begin: () => Promise.reject(new Error("Failed query", { cause: new Error("no such table: t") })) };
    await expect(sqliteStore(database, { ...own, table: "t" }).resume()).rejects.toMatchObject({
      cause: { message: expect.stringContaining("schema()") },
    });
    const handled =
      withTable(database) && store.handle(eventOf("1"), () => void database.prepare("SELECT * FROM jobs"));
    await expect(handled).rejects.toMatchObject({ message: "no such table: jobs" });
  },
);

test("sqliteStore refuses what is no database", () => {
  expect(() => sqliteStore({})).toThrow("[sandbank] Failed to use database: it must be a DatabaseSync");
});

/** The tests of the store on a driver, which are left out without it. */
function testsOn(name: string, missing: string, Driver: Driver | undefined): void {
  const open = () => openFile(Driver as Driver);
  describe.skipIf(Driver === undefined)(`sqliteStore on ${name}${Driver ? "" : ` (left out: ${missing})`}`, () => {
    const openOne = async () => {
      const database = withTable(open()());
      const store = (options?: StoreOptions) => sqliteStore(database, options);
      return { store, write, effects: async () => effects(database) };
    };
    sqlLaws<Database>("one connection", openOne);
    oneConnectionLaws<Database>("one connection", openOne);

    sqlLaws<Database>("several connections", async () => {
      const connect = open();
      const database = withTable(connect());
      return { store: (options) => sqliteStore(connect(), options), write, effects: async () => effects(database) };
    });

    test("runs the handlers of a connection one at a time", async () => {
      const database = withTable(open()());
      const log: string[] = [];
      const gate = deferred();
      const first = sqliteStore(database).handle(eventOf("1"), async () => {
        log.push("1 starts");
        await gate.promise;
        log.push("1 ends");
      });
      const second = sqliteStore(database).handle(eventOf("2"), () => log.push("2 starts"));
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(log).toEqual(["1 starts"]);
      gate.resolve();
      await Promise.all([first, second]);
      expect(log).toEqual(["1 starts", "1 ends", "2 starts"]);
    });

    test("is busy while another process writes, and counts no attempt", async () => {
      const connect = open();
      const other = withTable(connect());
      const store = sqliteStore(connect(), { maxAttempts: 1 });
      other.exec("BEGIN IMMEDIATE");
      await expect(store.handle(eventOf("1"), () => {})).rejects.toBeInstanceOf(WebhookBusyError);
      other.exec("ROLLBACK");
      expect(await store.failed()).toEqual([]);
      expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
    });

    test("uses the table of the option, with a schema", async () => {
      const database = open()();
      const store = sqliteStore(database, { table: "main.seen" });
      database.exec(store.schema());
      database.exec(store.schema());
      expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
      expect(database.prepare("SELECT id FROM seen").all()).toEqual([{ id: "event_1" }]);
    });
  });
}
