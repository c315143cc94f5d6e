import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, Kysely, SqliteDialect, type SqliteDialectConfig } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BetterSqlite, sqlite } from "../../../../engine/test/support/sqlite.ts";
import { type SqliteDatabase, sqliteStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { sqlLaws } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

/** The members that tests use of both drivers. */
interface Database extends SqliteDatabase {
  close(): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[]; run(...values: string[]): unknown };
}

type Driver = new (file: string, options: object) => Database;

const write = (tx: Database, id: string) => tx.prepare("INSERT INTO effects VALUES (?)").run(id);
const effects = (database: Database) =>
  (database.prepare("SELECT id FROM effects").all() as { id: string }[]).map(({ id }) => id);

const withTable = (database: Database) => {
  database.exec(`${sqliteStore(database).schema()} CREATE TABLE effects (id TEXT)`);
  return database;
};

/** Returns a function that opens connections to the same empty file. */
function openFile(Driver: Driver): (options?: object) => Database {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-store-"));
  const opened: Database[] = [];
  onTestFinished(() => {
    for (const database of opened) database.close();
    rmSync(directory, { recursive: true });
  });
  return (options = {}) => {
    // Without waiting for a lock, which another connection of the same thread would never give up.
    const database = new Driver(join(directory, "app.db"), { timeout: 0, ...options });
    opened.push(database);
    return database;
  };
}

testsOn("node:sqlite", "needs Node 22.13", sqlite?.DatabaseSync);
// `.ci/full` looks for the name of this suite among the tests that have passed.
testsOn("better-sqlite3", "it is not installed", BetterSqlite);

describe.skipIf(sqlite === undefined)("sqliteStore with a query builder", () => {
  test("Kysely: a handler writes in the transaction of the store", async () => {
    const database = withTable(openFile(sqlite?.DatabaseSync as Driver)());
    const db = new Kysely<{ effects: { id: string } }>({
      dialect: new SqliteDialect({ database: forKysely(database) }),
    });
    const store = sqliteStore(db, {
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
      maxAttempts: 1,
    });
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

test("sqliteStore refuses what is no database", () => {
  expect(() => sqliteStore({})).toThrow("[sandbank] Failed to use database: it must be a DatabaseSync");
});

/** The tests of the store on a driver, which are left out without it. */
function testsOn(name: string, missing: string, Driver: Driver | undefined): void {
  const open = () => openFile(Driver as Driver);
  describe.skipIf(Driver === undefined)(`sqliteStore on ${name}${Driver ? "" : ` (left out: ${missing})`}`, () => {
    sqlLaws<Database>("one connection", async () => {
      const database = withTable(open()());
      return { store: (options) => sqliteStore(database, options), write, effects: async () => effects(database) };
    });

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

    test("keeps a failure of a handler that has ended the transaction", async () => {
      const database = withTable(open()());
      const store = sqliteStore(database, { maxAttempts: 1 });
      await expect(store.handle(eventOf("1"), (tx) => tx.exec("ROLLBACK"))).rejects.toThrow("no transaction is active");
      expect(await store.failed()).toHaveLength(1);
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
