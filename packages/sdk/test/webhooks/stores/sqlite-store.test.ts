import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { BetterSqlite, sqlite } from "../../../../engine/test/support/sqlite.ts";
import { type SqliteDatabase, sqliteStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { sqlLaws } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

/** What tests use of both drivers. */
interface Database extends SqliteDatabase {
  close(): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[]; run(...values: string[]): unknown };
}

type Driver = new (file: string, options: { readonly timeout: number }) => Database;

const write = (tx: Database, id: string) => tx.prepare("INSERT INTO effects VALUES (?)").run(id);
const effects = (database: Database) =>
  (database.prepare("SELECT id FROM effects").all() as { id: string }[]).map(({ id }) => id);

const withTable = (database: Database) => {
  database.exec(`${sqliteStore(database).schema()} CREATE TABLE effects (id TEXT)`);
  return database;
};

/** Returns a function that opens connections to the same empty file. */
function openFile(Driver: Driver): () => Database {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-store-"));
  const opened: Database[] = [];
  onTestFinished(() => {
    for (const database of opened) database.close();
    rmSync(directory, { recursive: true });
  });
  return () => {
    // Without waiting for a lock, which another connection of the same thread would never give up.
    const database = new Driver(join(directory, "app.db"), { timeout: 0 });
    opened.push(database);
    return database;
  };
}

testsOn("node:sqlite", "needs Node 22.13", sqlite?.DatabaseSync);
// `.ci/full` looks for the name of this suite among the tests that have passed.
testsOn("better-sqlite3", "it is not installed", BetterSqlite);

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
