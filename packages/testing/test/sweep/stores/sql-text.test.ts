import { describe, expect, test } from "vitest";
import { readSql } from "../../../src/sweep/stores/sql-text.ts";

const WRITES: readonly (readonly [sql: string, name: string])[] = [
  ["INSERT INTO orders (id) VALUES ('a')", "INSERT INTO orders"],
  ["  \n insert into Orders values (1)", "INSERT INTO Orders"],
  ["INSERT INTO orders (id) VALUES ($1) RETURNING id", "INSERT INTO orders"],
  ["INSERT OR IGNORE INTO orders VALUES (?)", "INSERT INTO orders"],
  ["INSERT INTO orders VALUES (1) ON CONFLICT (id) DO UPDATE SET n = 2", "INSERT INTO orders"],
  ['insert into "public"."orders" values (1)', "INSERT INTO public.orders"],
  ["INSERT INTO `orders` VALUES (1)", "INSERT INTO orders"],
  ["INSERT INTO [the orders] VALUES (1)", "INSERT INTO the orders"],
  ["REPLACE INTO orders VALUES (1)", "REPLACE INTO orders"],
  ["-- SELECT\n/* of /* the */ UPDATE orders SET n = 1", "UPDATE orders"],
  ["UPDATE ONLY orders SET n = 1", "UPDATE orders"],
  ["UPDATE OR IGNORE orders SET n = 1", "UPDATE orders"],
  ["DELETE FROM orders WHERE id = ';'", "DELETE FROM orders"],
  ["MERGE INTO orders USING o ON true WHEN MATCHED THEN DELETE", "MERGE INTO orders"],
  ["TRUNCATE orders", "TRUNCATE orders"],
  ["TRUNCATE TABLE orders", "TRUNCATE TABLE orders"],
  ["CREATE TABLE IF NOT EXISTS orders (id text)", "CREATE TABLE orders"],
  ["CREATE UNIQUE INDEX orders_id ON orders (id)", "CREATE INDEX orders_id"],
  ["CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE b SET n = 1; END", "CREATE TRIGGER t and 1 more"],
  ["CREATE FUNCTION f() RETURNS int AS $x$ SELECT 1; SELECT 2 $x$ LANGUAGE sql", "CREATE FUNCTION f"],
  ["DROP TABLE IF EXISTS orders", "DROP TABLE orders"],
  ["ALTER TABLE orders ADD n int", "ALTER TABLE orders"],
  ["WITH a AS (SELECT 1) INSERT INTO orders SELECT * FROM a", "INSERT INTO orders"],
  ["WITH gone AS (DELETE FROM jobs RETURNING id) SELECT * FROM gone", "DELETE FROM jobs"],
  ["WITH a AS (UPDATE jobs SET n = 1 RETURNING n) SELECT * FROM a", "UPDATE jobs"],
  ["SELECT * INTO copies FROM orders", "SELECT INTO copies"],
  ["EXPLAIN ANALYZE INSERT INTO orders VALUES (1)", "INSERT INTO orders"],
  ["EXPLAIN (ANALYZE, BUFFERS) DELETE FROM orders", "DELETE FROM orders"],
  ["COPY orders FROM STDIN", "COPY orders"],
  ["CALL settle(1)", "CALL settle"],
  ["DO $$ BEGIN DELETE FROM orders; END $$", "DO"],
  ["NOTIFY orders", "NOTIFY orders"],
  ["COMMIT", "COMMIT"],
  ["commit and chain;", "COMMIT"],
  ["END TRANSACTION", "COMMIT"],
  ["PREPARE TRANSACTION 'a'", "PREPARE TRANSACTION"],
  ["SELECT 1; DELETE FROM orders", "DELETE FROM orders"],
  ["BEGIN; INSERT INTO orders VALUES (1); COMMIT", "INSERT INTO orders and 1 more"],
  [`INSERT INTO ${"long".repeat(30)} VALUES (1)`, `INSERT INTO ${"long".repeat(30)}`.slice(0, 59).concat("…")],
];

const READS = [
  "SELECT * FROM orders",
  "select 'INSERT INTO orders'",
  'SELECT "UPDATE orders" FROM t',
  "SELECT E'it\\'s; DELETE FROM orders'",
  "SELECT $$; DELETE FROM orders$$",
  "SELECT $a$ $b$; DELETE FROM orders $a$",
  "SELECT 1 -- ; DELETE FROM orders",
  "SELECT 1 /* ; DELETE FROM orders */",
  "SELECT * FROM orders FOR UPDATE SKIP LOCKED",
  "SELECT replace(name, 'a', 'b') FROM orders",
  "(SELECT 1) UNION (SELECT 2)",
  "WITH a AS (SELECT 1) SELECT * FROM a",
  "WITH a AS (SELECT * FROM orders FOR NO KEY UPDATE) SELECT * FROM a",
  "EXPLAIN INSERT INTO orders VALUES (1)",
  "EXPLAIN QUERY PLAN DELETE FROM orders",
  "VALUES (1)",
  "PRAGMA foreign_keys = ON",
  "SET search_path TO app",
  "SHOW server_version",
  "COPY orders TO STDOUT",
  "BEGIN",
  "BEGIN IMMEDIATE",
  "START TRANSACTION",
  "SAVEPOINT a",
  "ROLLBACK",
  "ROLLBACK TO SAVEPOINT a",
  "LISTEN orders",
  "",
  " ; -- nothing",
];

describe("the text of a statement", () => {
  test.each(WRITES)("finds a write in %s", (sql, name) => {
    expect(readSql(sql)).toMatchObject({ kind: "write", name });
  });

  test.each(READS)("finds no write in %s", (sql) => {
    expect(readSql(sql).kind).toBe("read");
  });

  test("tells the end of a savepoint from other statements", () => {
    expect(readSql("RELEASE SAVEPOINT a").kind).toBe("release");
  });

  test("names no value", () => {
    expect(readSql("INSERT INTO orders VALUES ('secret')").name).not.toContain("secret");
  });
});
