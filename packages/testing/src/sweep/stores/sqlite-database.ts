import { hasMethod } from "./has-method.ts";

/** `DatabaseSync` of node:sqlite, or `Database` of better-sqlite3. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string, ...options: unknown[]): SqliteStatement;
  /** Only better-sqlite3. */
  readonly transaction?: unknown;
  /** Whether a transaction is open. node:sqlite, not in each version. */
  readonly isTransaction?: boolean;
  /** The same in better-sqlite3. */
  readonly inTransaction?: boolean;
  /** Whether the connection is open. node:sqlite; not in each version. */
  readonly isOpen?: boolean;
  /** The same in better-sqlite3; in node:sqlite, the method that opens it. */
  readonly open?: unknown;
}

export interface SqliteStatement {
  run(...params: unknown[]): unknown;
  get(...params: unknown[]): unknown;
  all(...params: unknown[]): unknown;
  iterate(...params: unknown[]): Iterator<unknown>;
}

export function isSqliteDatabase(store: object): store is SqliteDatabase {
  return hasMethod(store, "prepare") && hasMethod(store, "exec") && !hasMethod(store, "query");
}
