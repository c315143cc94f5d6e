import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import type { WebhookRouter } from "@sandbank/sdk/webhooks";
import { sweep } from "@sandbank/testing/sweep";
import { Pool } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp, migrate } from "./app.ts";
import { play } from "./chaos/play.ts";
import { postgresPrograms, type RunningPostgres, startPostgres } from "./chaos/postgres.ts";

const isMissing = postgresPrograms === undefined;
const isFullVolume = process.env["SANDBANK_TEST_VOLUME"] === "full";
const [events, times] = isFullVolume ? [1_000, 20] : [100, 5];

describe.skipIf(isMissing)(`an app on PostgreSQL${isMissing ? " (left out: no PostgreSQL is installed)" : ""}`, () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    return postgres.stop;
  });

  test.each([
    ["are killed", "kill"],
    ["lose their connections", "cut"],
    ["have their connections ended by PostgreSQL", "terminate"],
  ] as const)("three processes that %s at random handle each Event once", async (_, fault) => {
    const { host } = postgres;
    const { deliveries, failures, balances, ...report } = await play({ host, fault, times, events, seed: 1 });
    expect(report).toEqual({ events, faults: times, lost: 0, twice: 0 });
    expect(deliveries).toBeGreaterThan(events);
    expect(failures).toBeGreaterThan(0);
    expect(balances[1]).toBe(balances[0]);
  });

  test.runIf(isFullVolume).each([
    ["lose their connections", "cut"],
    ["have their connections ended by PostgreSQL", "terminate"],
  ] as const)("three processes on the driver postgres that %s at random handle each Event once", async (_, fault) => {
    const options = { host: postgres.host, driver: "postgres", fault, times, events, seed: 1 } as const;
    const { deliveries, failures, balances, ...report } = await play(options);
    expect(report).toEqual({ events, faults: times, lost: 0, twice: 0 });
    expect(failures).toBeGreaterThan(0);
    expect(balances[1]).toBe(balances[0]);
  });

  test("an app handles each Event once, with a fault at any point", async () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const pool = new Pool({ host: postgres.host, user: "postgres", database: "postgres", max: 3 });
    try {
      const { runs } = await sweep<WebhookRouter, Pool>({
        bank,
        async store() {
          await pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
          await migrate(pool);
          return pool;
        },
        start: ({ store, clientOptions, webhookSecret, now }) =>
          createApp({
            pool: store,
            client: new BankClient(clientOptions),
            verification: { secret: webhookSecret, now },
            onError() {},
          }),
        receive: (router, request) => router.handle(request),
        idle: (router) => router.poll({ follow: false }),
        async story({ bank, settle }) {
          bank.simulations.interestPayments.create({ account_id, amount: 5_00 });
          bank.simulations.interestPayments.create({ account_id, amount: 7_00 });
          await settle();
        },
        async check({ bank, store }) {
          const { rows } = await store.query("SELECT amount FROM balances WHERE account_id = $1", [account_id]);
          expect(Number(rows[0]?.amount)).toBe(bank.accounts.balance(account_id).current_balance);
          const entries = await store.query("SELECT amount FROM entries ORDER BY amount");
          expect(entries.rows.map(({ amount }) => Number(amount))).toEqual([5_00, 7_00]);
        },
      });
      expect(runs).toBeGreaterThan(50);
    } finally {
      await pool.end();
    }
  });
});
