import { createRequire } from "node:module";

/** The members of a `Database` of better-sqlite3 that tests use. */
export interface BetterSqliteDatabase {
  readonly inTransaction: boolean;
  close(): unknown;
  exec(sql: string): this;
  prepare(sql: string): BetterSqliteStatement;
  transaction(work: (...args: string[]) => unknown): (...args: string[]) => unknown;
}

interface BetterSqliteStatement {
  /** Whether it returns rows. Only `run` accepts one that does not. */
  readonly reader: boolean;
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
  pluck(): this;
}

/** `timeout`: how long a statement waits for a lock, in milliseconds. */
type BetterSqlite = new (file: string, options?: { readonly timeout?: number }) => BetterSqliteDatabase;

/** node:sqlite; undefined on Node older than 22.13, which does not have it without a flag. */
export const sqlite: typeof import("node:sqlite") | undefined = loaded(() =>
  createRequire(import.meta.url)("node:sqlite"),
);

/** better-sqlite3; undefined until `npm ci --prefix tests/pinned --workspace better-sqlite3` has installed it. */
export const BetterSqlite: BetterSqlite | undefined = loaded(() => {
  const Database = createRequire(new URL("../pinned/better-sqlite3/package.json", import.meta.url))("better-sqlite3");
  // The native part is loaded with the first database. There is none for some platforms.
  new Database(":memory:").close();
  return Database;
});

function loaded<Module>(load: () => Module): Module | undefined {
  try {
    return load();
  } catch {
    return undefined;
  }
}
