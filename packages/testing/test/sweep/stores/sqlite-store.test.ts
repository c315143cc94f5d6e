import type { DatabaseSync, StatementSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { BetterSqlite, type BetterSqliteDatabase, sqlite } from "../../../../../tests/support/sqlite.ts";
import { ProcessCrash } from "../../../src/sweep/process-crash.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import { sessionLaws, sqliteDialect } from "./session-laws.ts";
import { sqlLaws } from "./sql-laws.ts";
import { played, startProcess } from "./store-process.ts";

const needs = sqlite === undefined ? " (left out: needs Node 22.13)" : "";

function openDatabase(): DatabaseSync {
  if (sqlite === undefined) throw new Error("This Node has no node:sqlite.");
  return new sqlite.DatabaseSync(":memory:");
}

/** The laws of a driver. `query` runs a statement, whether or not it returns rows. */
function lawsOf<Database extends { exec(sql: string): unknown; close(): unknown }>(
  name: string,
  open: () => Database,
  query: (database: Database, sql: string) => unknown,
): void {
  const openOrders = async () => {
    const database = open();
    database.exec("CREATE TABLE orders (id text PRIMARY KEY)");
    return database;
  };
  sessionLaws<Database>({ name, open: openOrders, close: (database) => database.close(), query }, sqliteDialect);
  sqlLaws<Database>({
    name,
    isAsync: false,
    open: async () => open(),
    close: (database) => database.close(),
    query,
    async transaction(database, work) {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = await work((sql) => query(database, sql));
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  });
}

function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function orders(crashAt?: string) {
  const raw = openDatabase();
  raw.exec("CREATE TABLE orders (id text PRIMARY KEY, n int)");
  const adapter = chooseAdapter(raw, {});
  const ids = () =>
    (raw.prepare("SELECT id FROM orders ORDER BY id").all() as { id: string }[]).map(({ id }) => id).join();
  return { raw, adapter, ids, ...startProcess<DatabaseSync>(adapter, crashAt) };
}

describe.skipIf(sqlite === undefined)(`node:sqlite${needs}`, () => {
  lawsOf("DatabaseSync", openDatabase, (database, sql) => database.prepare(sql).all());

  test("is a DatabaseSync, with its getters and its other methods", () => {
    const { store } = orders();
    expect(store).toBeInstanceOf(sqlite?.DatabaseSync);
    expect(store.isOpen).toBe(true);
    store.function("twice", (n) => Number(n) * 2);
    expect(store.prepare("SELECT twice(?) AS n").get(2)).toEqual({ n: 4 });
    const statement = store.prepare("INSERT INTO orders (id) VALUES (?)");
    expect(statement.sourceSQL).toBe("INSERT INTO orders (id) VALUES (?)");
    expect(statement.run("a")).toEqual({ changes: 1, lastInsertRowid: 1 });
  });

  test.each(["run", "get", "all", "iterate"] as const)("has points around a write through `%s`", (method) => {
    const { store, points } = orders();
    const statement = store.prepare("INSERT INTO orders (id) VALUES (?) RETURNING id");
    const result = statement[method]("a");
    if (method === "iterate") expect([...(result as Iterable<unknown>)]).toEqual([{ id: "a" }]);
    expect(points).toEqual(["before INSERT INTO orders", "after INSERT INTO orders"]);
  });

  test("has points around a COMMIT, and around the end of a savepoint, which may be one", () => {
    const { store, points } = orders();
    transaction(store, () => {});
    store.exec("SAVEPOINT one; RELEASE one");
    expect(points).toEqual(["before COMMIT", "after COMMIT", "before RELEASE", "after RELEASE"]);
  });

  test("has no effect with synchronous code that catches the error of a crash", async () => {
    const { store, crash, ids } = orders("after INSERT INTO orders #2");
    const insert = store.prepare("INSERT INTO orders (id) VALUES (?)");
    expect(() =>
      transaction(store, () => {
        for (const id of ["a", "b", "c"]) {
          try {
            insert.run(id);
          } catch {
            // The app tries the next one.
          }
        }
      }),
    ).toThrow(ProcessCrash);
    expect(() => store.exec("COMMIT")).toThrow(ProcessCrash);
    await crash();
    expect(ids()).toBe("");
  });

  test("does not hold the lock of an iteration that a dead process has left", async () => {
    const { store, raw, adapter, crash } = orders();
    store.exec("INSERT INTO orders (id) VALUES ('a'), ('b')");
    const rows = store.prepare("SELECT id FROM orders").iterate();
    expect(rows.next().value).toEqual({ id: "a" });
    await crash();
    expect(() => rows.next()).toThrow(ProcessCrash);
    startProcess<DatabaseSync>(adapter).store.exec("DROP TABLE orders");
    expect(raw.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'").get()).toEqual({ n: 0 });
  });

  test("ends a statement whose iteration the app leaves", () => {
    const { store } = orders();
    store.exec("INSERT INTO orders (id) VALUES ('a'), ('b')");
    for (const _ of store.prepare("SELECT id FROM orders").iterate()) break;
    store.exec("DROP TABLE orders");
  });

  test.runIf(sqlite !== undefined && "createTagStore" in sqlite.DatabaseSync.prototype)(
    "reads the text of a tagged template",
    async () => {
      const { store, points, crash, ids } = orders();
      const sql = store.createTagStore();
      sql.run`INSERT INTO orders (id) VALUES (${"a"})`;
      expect(sql.all`SELECT id FROM orders`).toEqual([{ id: "a" }]);
      expect(points).toEqual(["before INSERT INTO orders", "after INSERT INTO orders"]);
      await crash();
      expect(() => sql.run`INSERT INTO orders (id) VALUES (${"b"})`).toThrow(ProcessCrash);
      expect(ids()).toBe("a");
    },
  );

  test("gives databases within another store adapters of their own", async () => {
    const raw = { db: openDatabase(), outbox: new Map<string, string>() };
    raw.db.exec("CREATE TABLE orders (id text)");
    const adapter = chooseAdapter(raw, {});
    const { store, points, crash } = startProcess<typeof raw>(adapter);
    const { db, outbox } = store;
    db.exec("BEGIN");
    db.exec("INSERT INTO orders VALUES ('a')");
    outbox.set("a", "sent");
    expect(points.filter((point) => point.startsWith("before"))).toEqual([
      "before INSERT INTO orders",
      "before store.outbox.set",
    ]);
    await crash();
    for (const call of [() => db.exec("COMMIT"), () => outbox.clear()]) expect(call).toThrow(ProcessCrash);
    expect(raw.db.prepare("SELECT * FROM orders").all()).toEqual([]);
    expect([...raw.outbox.keys()]).toEqual(["a"]);
    startProcess<typeof raw>(adapter).store.db.exec("BEGIN; INSERT INTO orders VALUES ('b'); COMMIT");
    expect(raw.db.prepare("SELECT * FROM orders").all()).toEqual([{ id: "b" }]);
  });
});

/** The methods of better-sqlite3 that node:sqlite does not have, or not in this way. */
interface BetterDatabase {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): { run(...values: string[]): unknown; all(): unknown[]; pluck(): unknown };
  transaction(work: (...args: string[]) => unknown): (...args: string[]) => unknown;
}

/** These methods on node:sqlite. */
class BetterStandIn implements BetterDatabase {
  readonly #database = openDatabase();
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }
  exec(sql: string): this {
    this.#database.exec(sql);
    return this;
  }
  prepare(sql: string): StatementSync & { pluck(): unknown } {
    return Object.assign(this.#database.prepare(sql), {
      pluck() {
        return this;
      },
    });
  }
  /** Commits what the work has done, also if the work has caught an error. */
  transaction(work: (...args: string[]) => unknown): (...args: string[]) => unknown {
    return (...args) => {
      this.exec("BEGIN");
      const result = work(...args);
      this.exec("COMMIT");
      return result;
    };
  }
}

const hasIsTransaction = sqlite !== undefined && "isTransaction" in openDatabase();
betterTests(
  `a database like that of better-sqlite3${hasIsTransaction ? "" : " (left out: needs a newer Node)"}`,
  hasIsTransaction ? () => new BetterStandIn() : undefined,
);

const Better = BetterSqlite;
const openBetter = Better && (() => new Better(":memory:"));
const better = `better-sqlite3${openBetter ? "" : " (left out: it is not installed)"}`;
betterTests(better, openBetter);
describe.skipIf(openBetter === undefined)(better, () => {
  lawsOf("Database", openBetter as () => BetterSqliteDatabase, (database, sql) => {
    const statement = database.prepare(sql);
    return statement.reader ? statement.all() : statement.run();
  });

  test("undoes what a crashed process has set with `pragma`", async () => {
    const raw = (openBetter as () => BetterSqliteDatabase)() as BetterSqliteDatabase & { pragma(sql: string): unknown };
    const { store, crash } = startProcess<typeof raw>(chooseAdapter(raw, {}));
    store.pragma("query_only = 1");
    expect(store.pragma("query_only")).toEqual([{ query_only: 1 }]);
    await crash();
    expect(raw.pragma("query_only")).toEqual([{ query_only: 0 }]);
  });
});

function betterTests(name: string, database: (() => BetterDatabase) | undefined): void {
  describe.skipIf(database === undefined)(name, () => {
    function open(crashAt?: string) {
      const raw = (database as () => BetterDatabase)();
      raw.exec("CREATE TABLE orders (id text)");
      const process = startProcess<BetterDatabase>(chooseAdapter(raw, {}), crashAt);
      return { raw, ids: () => raw.prepare("SELECT id FROM orders").all(), ...process };
    }

    test("returns the database and the statement from methods that can be chained", () => {
      const { store } = open();
      expect(store.exec("SELECT 1")).toBe(store);
      const statement = store.prepare("SELECT 1");
      expect(statement.pluck()).toBe(statement);
    });

    test("has points around the commit of `transaction`, and rolls back an error", () => {
      const { store, points, ids } = open();
      const insert = store.prepare("INSERT INTO orders VALUES (?)");
      const inner = store.transaction((id) => insert.run(String(id)));
      const outer = store.transaction((...given) => given.map((id) => inner(id)).length);
      expect(outer("a", "b")).toBe(2);
      expect(points.slice(-2)).toEqual(["before COMMIT", "after COMMIT"]);
      const failing = store.transaction((id) => {
        inner(String(id));
        throw new Error("no");
      });
      expect(() => failing("c")).toThrow("no");
      expect(ids()).toEqual([{ id: "a" }, { id: "b" }]);
    });

    test.each(["after INSERT INTO orders", "before INSERT INTO orders #2", "before COMMIT"])(
      "commits nothing if the process crashes %s and catches the error",
      async (crashAt) => {
        const { store, crash, ids, ...process } = open(crashAt);
        const insert = store.prepare("INSERT INTO orders VALUES (?)");
        const work = store.transaction((...given) => {
          for (const id of given) {
            try {
              insert.run(id);
            } catch {
              // The app tries the next one.
            }
          }
        });
        await played(process, () => work("a", "b"));
        await crash();
        expect(ids()).toEqual([]);
      },
    );
  });
}
