import { hasMethod } from "./has-method.ts";
import { Membrane, type ObjectRules } from "./membrane.ts";
import { ProcessCalls } from "./process-calls.ts";
import { callSql, textOfTemplate } from "./sql-call.ts";
import { readSql, type SqlText } from "./sql-text.ts";
import type { SqliteDatabase, SqliteStatement } from "./sqlite-database.ts";
import { SqliteSessionState } from "./sqlite-session-state.ts";
import { sqliteTransaction } from "./sqlite-transaction.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";

/** A database of SQLite. Everything is synchronous, so a dead process cannot be in a call. */
export class SqliteStore implements StoreAdapter {
  readonly #raw: SqliteDatabase;
  readonly #path: string;
  /** An iterator that a dead process has left locks its table. */
  readonly #iterators = new Set<Iterator<unknown>>();
  #state: SqliteSessionState | undefined;

  constructor(raw: SqliteDatabase, path: string) {
    this.#raw = raw;
    this.#path = path;
  }

  open(gate: StoreGate): object {
    const raw = this.#raw;
    const membrane = new Membrane(gate, new ProcessCalls(gate));
    const rules = { path: this.#path, isRead: () => true };
    const exec = (sql: unknown) => this.#call(gate, sql, () => raw.exec(sql as string));
    const database = membrane.wrap(raw, {
      ...rules,
      methods: {
        exec: (sql) => {
          const result = exec(sql);
          return result === raw ? database : result;
        },
        prepare: (sql, ...options) => {
          // SQLite sets some pragmas as soon as their statement is prepared.
          const statement = gate.read(this.#noting(readSql(String(sql)), () => raw.prepare(sql as string, ...options)));
          return membrane.wrap(statement ?? {}, { ...rules, methods: this.#statementMethods(gate, statement, sql) });
        },
        ...(hasMethod(raw, "createTagStore") && {
          createTagStore: (...args) => {
            const tags = gate.read(() => raw.createTagStore(...args)) as SqliteStatement;
            return membrane.wrap(tags as object, { ...rules, methods: this.#statementMethods(gate, tags, undefined) });
          },
        }),
        ...(hasMethod(raw, "pragma") && {
          pragma: (...args) => this.#call(gate, `PRAGMA ${args[0]}`, () => raw.pragma(...args)),
        }),
        ...(hasMethod(raw, "transaction") && { transaction: sqliteTransaction(raw, gate, exec, () => database) }),
      },
    });
    return database;
  }

  async crash(): Promise<void> {
    for (const iterator of this.#iterators) iterator.return?.();
    this.#iterators.clear();
    const isInTransaction = this.#raw.isTransaction ?? this.#raw.inTransaction;
    if (isInTransaction === true) this.#raw.exec("ROLLBACK");
    if (isInTransaction === undefined) rollBackIfOpen(this.#raw);
    if (isOpen(this.#raw)) this.#state?.restore();
  }

  /** The methods of a statement, or of a store of tagged templates, where the text is in the first argument. */
  #statementMethods(gate: StoreGate, raw: SqliteStatement, sql: unknown): NonNullable<ObjectRules["methods"]> {
    const text = (args: readonly unknown[]) => sql ?? textOfTemplate(args[0] as readonly string[]);
    return {
      // A dead process may have caught so many errors that its calls no longer fail.
      run: (...args) => this.#call(gate, text(args), () => raw.run(...args)) ?? { changes: 0, lastInsertRowid: 0 },
      get: (...args) => this.#call(gate, text(args), () => raw.get(...args)),
      all: (...args) => this.#call(gate, text(args), () => raw.all(...args)) ?? [],
      iterate: (...args) => this.#rows(gate, text(args), () => raw.iterate(...args)),
    };
  }

  #call<Result>(gate: StoreGate, sql: unknown, call: () => Result): Result {
    const text = String(sql);
    const read = readSql(text);
    const noting = this.#noting(read, call);
    // The end of the outermost savepoint is a commit.
    return read.kind === "release" ? gate.write(read.name, noting) : callSql(gate, text, noting);
  }

  /** A call that first notes the state of the connection if the text may change it. */
  #noting<Result>({ changesSession }: SqlText, call: () => Result): () => Result {
    return () => {
      if (changesSession) this.#state ??= new SqliteSessionState(this.#raw);
      return call();
    };
  }

  *#rows(gate: StoreGate, sql: unknown, iterate: () => Iterator<unknown>): Generator<unknown, undefined> {
    const iterator = gate.read(iterate);
    this.#iterators.add(iterator);
    try {
      // SQLite does all that the statement writes before it returns the first row.
      let next = this.#call(gate, sql, () => iterator.next());
      while (next?.done === false) {
        yield next.value;
        next = gate.read(() => iterator.next());
      }
      return undefined;
    } finally {
      if (this.#iterators.delete(iterator)) iterator?.return?.();
    }
  }
}

function isOpen({ isOpen, open }: SqliteDatabase): boolean {
  return isOpen ?? open !== false;
}

function rollBackIfOpen(raw: SqliteDatabase): void {
  try {
    raw.exec("ROLLBACK");
  } catch (error) {
    if (!/no transaction is active/.test(String(error))) throw error;
  }
}
