import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createBank } from "@sandbank/engine";
import { Redis } from "ioredis";
import pg from "pg";
import postgres from "postgres";
import { createClient } from "redis";
import { Agent, request } from "undici";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { postgresPrograms, startPostgres } from "../../../../tests/support/postgres.ts";
import { redisProgram, startRedis } from "../../../../tests/support/redis.ts";
import { type Time, timeTogether } from "../../src/index.ts";

const HOUR_MS = 3_600_000;
const { setTimeout: realTimeout } = globalThis;
let time: Time | undefined;

async function together(...databases: object[]): Promise<Time> {
  time = await timeTogether(createBank(), { databases });
  return time;
}

afterEach(() => time?.end());

const timersDue = () => time?.due().filter(({ kind }) => kind === "timer");

describe.skipIf(postgresPrograms === undefined)("drivers of PostgreSQL", () => {
  let connectionString: string;
  beforeAll(async () => {
    connectionString = await startPostgres();
  });

  const pid = "SELECT pg_backend_pid() AS pid";
  const slow = "SELECT pg_sleep(0.3), 1 AS value";

  test("a pool of pg keeps its connections and a query in progress over a month", async () => {
    const limits = { connectionTimeoutMillis: 60_000, query_timeout: 60_000, idleTimeoutMillis: 60_000 };
    const pool = new pg.Pool({ connectionString, max: 1, maxLifetimeSeconds: 600, ...limits });
    onTestFinished(() => pool.end());
    const clock = await together();
    const before = (await pool.query(pid)).rows;
    const running = pool.query(slow);
    expect(timersDue()).toEqual([]);
    await clock.advance({ days: 31 });
    expect((await running).rows).toMatchObject([{ value: 1 }]);
    await clock.advance({ days: 31 });
    expect((await pool.query(pid)).rows).toEqual(before);
  });

  test("waits for queries and transactions of a pool that a callback does not return", async () => {
    const pool = new pg.Pool({ connectionString });
    onTestFinished(() => pool.end());
    await pool.query("CREATE TABLE runs (at timestamptz)");
    const clock = await together(pool);
    const run = async () => {
      const client = await pool.connect();
      await client.query("BEGIN");
      await client.query("SELECT pg_sleep(0.05)");
      await client.query("INSERT INTO runs VALUES ($1)", [new Date()]);
      await client.query("COMMIT");
      client.release();
    };
    setInterval(() => {
      void run();
    }, HOUR_MS);
    await clock.advance({ hours: 3 });
    const { rows } = await pool.query("SELECT at FROM runs");
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      "2026-01-01T01:00:00.000Z",
      "2026-01-01T02:00:00.000Z",
      "2026-01-01T03:00:00.000Z",
    ]);
  });

  test("postgres keeps its connection and a query in progress over a month", async () => {
    const sql = postgres(connectionString, { max: 1, idle_timeout: 60, max_lifetime: 600, connect_timeout: 60 });
    onTestFinished(() => sql.end());
    const clock = await together();
    const before = [...(await sql.unsafe(pid))];
    const running = sql.unsafe(slow).execute();
    expect(timersDue()).toEqual([]);
    await clock.advance({ days: 31 });
    expect([...(await running)]).toMatchObject([{ value: 1 }]);
    await clock.advance({ days: 31 });
    expect([...(await sql.unsafe(pid))]).toEqual(before);
  });
});

describe.skipIf(redisProgram === undefined)("clients of Redis", () => {
  let port: number;
  beforeAll(async () => {
    port = await startRedis();
  });

  test("a client of redis keeps its connection and a command in progress over a month", async () => {
    const client = createClient({ url: `redis://127.0.0.1:${port}`, pingInterval: 60_000, commandOptions: {} });
    onTestFinished(() => client.destroy());
    const clock = await together();
    await client.connect();
    const before = await client.clientId();
    const running = client.blPop("nothing", 0.3);
    expect(timersDue()).toEqual([]);
    await clock.advance({ days: 31 });
    expect(await running).toBeNull();
    expect(await client.clientId()).toBe(before);
  });

  test("a client of ioredis keeps its connection and a command in progress over a month", async () => {
    const clock = await together();
    const client = new Redis(port, "127.0.0.1", { commandTimeout: 60_000, connectTimeout: 60_000 });
    onTestFinished(() => client.disconnect());
    const before = await client.client("ID");
    const running = client.blpop("nothing", 0.3);
    expect(timersDue()).toEqual([]);
    await clock.advance({ days: 31 });
    expect(await running).toBeNull();
    expect(await client.client("ID")).toBe(before);
  });

  test("waits for the commands of a client of redis that a callback does not return", async () => {
    const client = createClient({ url: `redis://127.0.0.1:${port}` });
    onTestFinished(() => client.destroy());
    await client.connect();
    const clock = await together(client);
    const seen: (string | null)[] = [];
    setTimeout(() => {
      void (async () => {
        await client.blPop("nothing", 0.05);
        await client.multi().set("then", new Date().toISOString()).exec();
        seen.push(await client.get("then"));
      })();
    }, HOUR_MS);
    await clock.advance({ hours: 2 });
    expect(seen).toEqual(["2026-01-01T01:00:00.000Z"]);
  });

  test("waits for the commands of a client of ioredis that a callback does not return", async () => {
    const client = new Redis(port, "127.0.0.1");
    onTestFinished(() => client.disconnect());
    const clock = await together(client);
    const seen: (string | null)[] = [];
    setTimeout(() => {
      void (async () => {
        await client.blpop("nothing", 0.05);
        await client.set("at", new Date().toISOString());
        seen.push(await client.get("at"));
      })();
    }, HOUR_MS);
    await clock.advance({ hours: 2 });
    expect(seen).toEqual(["2026-01-01T01:00:00.000Z"]);
  });
});

/** A server that responds after so many real milliseconds. */
async function startSlow(milliseconds: number): Promise<string> {
  const server = createServer((_, response) => void realTimeout(() => response.end("done"), milliseconds));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("undici", () => {
  test.each(["of npm", "of Node"])("undici %s keeps a request in progress over a month", async (which) => {
    const url = await startSlow(300);
    const dispatcher = new Agent({ headersTimeout: 60_000, bodyTimeout: 60_000, keepAliveTimeout: 60_000 });
    onTestFinished(() => dispatcher.close());
    const clock = await together();
    const running =
      which === "of npm"
        ? request(url, { dispatcher }).then(({ body }) => body.text())
        : fetch(url).then((response) => response.text());
    await new Promise((resolve) => void realTimeout(resolve, 100));
    expect(timersDue()).toEqual([]);
    await clock.advance({ days: 31 });
    expect(await running).toBe("done");
  });
});
