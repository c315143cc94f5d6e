import { createBank } from "@sandbank/engine";
import { expect, onTestFinished, test } from "vitest";
import { emptyPglite } from "../../../../tests/support/pglite.ts";
import { timeTogether } from "../../src/index.ts";

test("waits for transactions of PGlite that a callback does not return, and gives its methods back", async () => {
  const database = await emptyPglite();
  await database.exec("CREATE TABLE runs (at text)");
  const { query } = database;
  const time = await timeTogether(createBank(), { databases: [database] });
  onTestFinished(time.end);
  const run = async () => {
    await database.query("SELECT 1");
    await database.transaction(async (transaction) => {
      await transaction.query("SELECT 1");
      await transaction.query("INSERT INTO runs VALUES ($1)", [new Date().toISOString()]);
    });
  };
  setInterval(() => void run(), 3_600_000);
  await time.advance({ hours: 2 });
  time.end();
  const { rows } = await database.query("SELECT at FROM runs");
  expect(rows).toEqual([{ at: "2026-01-01T01:00:00.000Z" }, { at: "2026-01-01T02:00:00.000Z" }]);
  expect(database.query).toBe(query);
});
