import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { BetterSqlite, sqlite } from "../../../../../tests/support/sqlite.ts";
import { type SqliteDatabase, sqliteStore } from "../../../src/webhooks/stores.ts";

/** The members that tests use of both drivers. */
export interface Database extends SqliteDatabase {
  close(): unknown;
  prepare(sql: string): { all(...values: string[]): unknown[]; run(...values: string[]): unknown };
}

/** A driver of SQLite. */
export type Driver = new (file: string, options: object) => Database;

export const write = (tx: Database, id: string) => tx.prepare("INSERT INTO effects VALUES (?)").run(id);
export const effects = (database: Database) =>
  (database.prepare("SELECT id FROM effects").all() as { id: string }[]).map(({ id }) => id);

export const withTable = (database: Database) => {
  database.exec(`${sqliteStore(database).schema()} CREATE TABLE effects (id TEXT)`);
  return database;
};

/** Returns a function that opens connections to the same empty file. */
export function openFile(Driver: Driver): (options?: object) => Database {
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

/** The drivers, each with the reason why it can be missing. */
export const drivers: readonly (readonly [name: string, missing: string, Driver: Driver | undefined])[] = [
  ["node:sqlite", "needs Node 22.13", sqlite?.DatabaseSync],
  ["better-sqlite3", "it is not installed", BetterSqlite],
];
