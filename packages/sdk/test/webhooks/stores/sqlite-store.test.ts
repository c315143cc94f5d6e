import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { sqliteStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { sqlLaws } from "./sql-laws.ts";
import { eventOf } from "./store-laws.ts";

/** node:sqlite; undefined on Node older than 22.13, which does not have it without a flag. */
const sqlite = (() => {
  try {
    return createRequire(import.meta.url)("node:sqlite") as typeof import("node:sqlite");
  } catch {
    return undefined;
  }
})();
const needs = sqlite === undefined ? " (left out: needs Node 22.13)" : "";

function openFile(): () => DatabaseSync {
  if (sqlite === undefined) throw new Error("This Node has no node:sqlite.");
  const directory = mkdtempSync(join(tmpdir(), "sandbank-store-"));
  const opened: DatabaseSync[] = [];
  onTestFinished(() => {
    for (const database of opened) database.close();
    rmSync(directory, { recursive: true });
  });
  return () => {
    const database = new sqlite.DatabaseSync(join(directory, "app.db"));
    opened.push(database);
    return database;
  };
}

const withTable = (database: DatabaseSync) => {
  database.exec(`${sqliteStore(database).schema()} CREATE TABLE effects (id TEXT)`);
  return database;
};

const write = (tx: DatabaseSync, id: string) => tx.prepare("INSERT INTO effects VALUES (?)").run(id);
const effects = (database: DatabaseSync) =>
  database
    .prepare("SELECT id FROM effects")
    .all()
    .map(({ id }) => String(id));

describe.skipIf(sqlite === undefined)(`node:sqlite${needs}`, () => {
  sqlLaws<DatabaseSync>("sqliteStore on one connection", async () => {
    const database = withTable(openFile()());
    return { store: (options) => sqliteStore(database, options), write, effects: async () => effects(database) };
  });

  sqlLaws<DatabaseSync>("sqliteStore on several connections", async () => {
    const connect = openFile();
    const database = withTable(connect());
    return { store: (options) => sqliteStore(connect(), options), write, effects: async () => effects(database) };
  });

  test("runs the handlers of a connection one at a time", async () => {
    const database = withTable(openFile()());
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
    const connect = openFile();
    const other = withTable(connect());
    const store = sqliteStore(connect(), { maxAttempts: 1 });
    other.exec("BEGIN IMMEDIATE");
    await expect(store.handle(eventOf("1"), () => {})).rejects.toBeInstanceOf(WebhookBusyError);
    other.exec("ROLLBACK");
    expect(await store.failed()).toEqual([]);
    expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
  });

  test("keeps a failure of a handler that has ended the transaction", async () => {
    const database = withTable(openFile()());
    const store = sqliteStore(database, { maxAttempts: 1 });
    await expect(store.handle(eventOf("1"), (tx) => tx.exec("ROLLBACK"))).rejects.toThrow("no transaction is active");
    expect(await store.failed()).toHaveLength(1);
  });

  test("uses the table of the option, with a schema", async () => {
    const database = openFile()();
    const store = sqliteStore(database, { table: "main.seen" });
    database.exec(store.schema());
    database.exec(store.schema());
    expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
    expect(database.prepare("SELECT id FROM seen").all()).toEqual([{ id: "event_1" }]);
  });
});

test("sqliteStore refuses what is no database", () => {
  expect(() => sqliteStore({})).toThrow("[sandbank] Failed to use database: it must be a DatabaseSync");
});
