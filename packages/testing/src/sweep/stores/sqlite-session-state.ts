import type { SqliteDatabase } from "./sqlite-database.ts";

/** The pragmas of a connection. The file of a database keeps the others. */
const PRAGMAS = (
  "foreign_keys query_only ignore_check_constraints recursive_triggers read_uncommitted reverse_unordered_selects " +
  "busy_timeout synchronous automatic_index cell_size_check legacy_alter_table trusted_schema writable_schema " +
  "secure_delete cache_size journal_size_limit wal_autocheckpoint"
).split(" ");

const STATE = `
SELECT 'DROP ' || type || ' IF EXISTS temp."' || replace(name, '"', '""') || '"' FROM sqlite_temp_schema
  WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY type = 'table'`;

const ATTACHED = `
SELECT 'DETACH "' || replace(name, '"', '""') || '"' FROM pragma_database_list WHERE name NOT IN ('main', 'temp')`;

/**
 * The state of a connection to SQLite before the app first changed it: its temporary tables, attached databases and pragmas.
 * A crash closes the connection of a process. What `store` has set is part of how the app connects, so it survives.
 */
export class SqliteSessionState {
  readonly #raw: SqliteDatabase;
  readonly #parts: ReadonlySet<string>;
  readonly #pragmas: readonly string[];

  constructor(raw: SqliteDatabase) {
    this.#raw = raw;
    this.#parts = new Set(this.#now());
    this.#pragmas = this.#pragmasNow();
  }

  /** Restores the state, outside a transaction. */
  restore(): void {
    const pragmas = this.#pragmasNow();
    for (const [index, name] of PRAGMAS.entries()) {
      const before = this.#pragmas[index];
      if (before !== undefined && before !== pragmas[index]) this.#raw.exec(`PRAGMA ${name} = ${before}`);
    }
    for (const undo of this.#now()) if (!this.#parts.has(undo)) this.#raw.exec(undo);
  }

  #now(): readonly string[] {
    return [...readTexts(this.#raw, STATE), ...readTexts(this.#raw, ATTACHED)];
  }

  #pragmasNow(): readonly string[] {
    return PRAGMAS.map((name) => readTexts(this.#raw, `PRAGMA ${name}`)[0] ?? "");
  }
}

/** The first column of each row, whether the connection returns rows as objects or as arrays, and numbers as big integers. */
function readTexts(raw: SqliteDatabase, sql: string): readonly string[] {
  return (raw.prepare(sql).all() as readonly object[]).map((row) => String(Object.values(row)[0]));
}
