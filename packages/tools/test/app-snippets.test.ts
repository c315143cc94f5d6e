import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { postgresPrograms, startPostgres } from "../../../tests/support/postgres.ts";
import { redisProgram, startRedis } from "../../../tests/support/redis.ts";
import { TIMEOUT_MS } from "../../../vitest.shared.ts";
import { readSnippets } from "../src/snippets.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);
// Within the repository, so that the snippets import the packages by name as a user does.
const folder = `${root}.snippets-app/`;

const snippets = readSnippets(root)
  .filter(({ isApp }) => isApp)
  .map(({ page, line, code }) => {
    const [, driver = ""] = /from "(pg|postgres|redis|ioredis|node:sqlite|@electric-sql\/pglite)"/.exec(code) ?? [];
    return { place: `${page}:${line}`, driver, code, file: `${folder}${line}.ts` };
  });

/**
 * Delivers a Transaction twice to the router that a snippet exports, or to one with the `store` that it exports, whose
 * handler calls its `addEntry`. A `database` gets the table of the app.
 */
const main = `
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";

// Other ids for each snippet: some share a server.
const bank = createBank({ seed: process.argv[2] });
const { apiKey, baseUrl, fetch } = clientOptions(bank);
Object.assign(process.env, { SANDBANK_API_KEY: apiKey, SANDBANK_URL: baseUrl, WEBHOOK_SECRET: "test-secret" });
globalThis.fetch = fetch;
const { router, store, addEntry, database } = await import(process.argv[2]);
await database?.exec("CREATE TABLE entries (account TEXT, amount BIGINT)");
let runs = 0;
const app = router ?? createWebhookRouter({ client: new BankClient(), secret: "test-secret", store })
  .on("transaction.created", ({ object, tx }) => {
    runs += 1;
    return addEntry?.(tx, object);
  });

const url = "https://app.test/webhooks";
const deliverer = createDeliverer(bank, { receivers: { [url]: app.handle }, signTime: "machine" });
bank.webhooks.setDeliveryFaults({ duplicated: 1 });
bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
const { id: account_id } = bank.accounts.create({ name: "Operating" });
bank.simulations.interestPayments.create({ account_id, amount: 5_00 });
await deliverer.advance({ minutes: 5 });
const { delivered, failed } = await deliverer.settled();
process.stdout.write(JSON.stringify({ runs, delivered, failed }), () => process.exit());
`;

const [noPostgres, noRedis] = [postgresPrograms === undefined, redisProgram === undefined];
const missing: Readonly<Record<string, boolean>> = {
  pg: noPostgres,
  postgres: noPostgres,
  redis: noRedis,
  ioredis: noRedis,
};

describe("parts of apps in the documentation", () => {
  const env: Record<string, string | undefined> = { ...process.env };
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}main.ts`, main);
    if (!noPostgres) {
      const { hostname, port, username, pathname } = new URL(await startPostgres());
      Object.assign(env, { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) });
    }
    if (!noRedis) env["REDIS_URL"] = `redis://127.0.0.1:${await startRedis()}`;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("are there for every driver", () => {
    expect(new Set(snippets.map(({ driver }) => driver))).toEqual(
      new Set(["pg", "postgres", "@electric-sql/pglite", "node:sqlite", "redis", "ioredis"]),
    );
  });

  describe.each(snippets)("the snippet at $place", ({ driver, code, file }) => {
    const left = missing[driver] ? " (left out: its server is not installed)" : "";
    test.skipIf(missing[driver])(`handles each Event once on ${driver}${left}`, async () => {
      writeFileSync(file, code);
      const usesPostgres = driver === "pg" || driver === "postgres";
      const entries = usesPostgres ? await openEntries(env) : undefined;
      const cwd = mkdtempSync(join(tmpdir(), "sandbank-app-"));
      onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
      const program = ["--conditions=source", `${folder}main.ts`, file];
      const { stdout } = await run(process.execPath, program, { cwd, env, timeout: TIMEOUT_MS });
      const isRouter = code.includes("export const router");
      // Each of three Events arrives twice.
      expect(JSON.parse(stdout)).toEqual({ runs: isRouter ? 0 : 1, delivered: 6, failed: [] });
      if (entries) expect(await entries()).toEqual([5_00]);
    });
  });
});

/** Creates the table of the app in PostgreSQL. Returns what reads it. */
async function openEntries(env: Readonly<Record<string, string | undefined>>): Promise<() => Promise<number[]>> {
  const pool = new pg.Pool({
    host: env["PGHOST"],
    port: Number(env["PGPORT"]),
    user: env["PGUSER"],
    database: env["PGDATABASE"],
    max: 1,
  });
  onTestFinished(() => pool.end());
  await pool.query("DROP TABLE IF EXISTS sandbank_events, entries; CREATE TABLE entries (account TEXT, amount BIGINT)");
  return async () => (await pool.query("SELECT amount FROM entries")).rows.map(({ amount }) => Number(amount));
}
