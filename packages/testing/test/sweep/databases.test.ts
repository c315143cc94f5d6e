import type { PGlite } from "@electric-sql/pglite";
import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { expect, test } from "vitest";
import { emptyPglite } from "../../../../tests/support/pglite.ts";
import { type SweepOptions, sweep } from "../../src/sweep.ts";
import { reportOf } from "./apps/report-of.ts";
import { sqliteLedger } from "./apps/sqlite-ledger.ts";
import { pay } from "./support.ts";

const database = await emptyPglite();

type App = { open(): Promise<string>; receive(request: Request): Promise<Response> };

/** A ledger on PGlite. Its transaction waits for a request, which is repeated after a wait. */
const options: SweepOptions<App, PGlite> = {
  bank: createBank(),
  async store() {
    await database.exec("DROP TABLE IF EXISTS entries; CREATE TABLE entries (event TEXT PRIMARY KEY, amount BIGINT)");
    return database;
  },
  start: ({ store, clientOptions }) => {
    const client = new BankClient(clientOptions);
    return {
      open: async () => (await client.accounts.create({ name: "Ada" }, { idempotencyKey: "ada" })).id,
      async receive(request) {
        const event = await request.json();
        if (event.category !== "transaction.created") return new Response(null, { status: 204 });
        await store.transaction(async (tx) => {
          const { rows } = await tx.query("SELECT 1 FROM entries WHERE event = $1", [event.id]);
          if (rows.length > 0) return;
          const { amount } = await client.transactions.retrieve(event.associated_object_id);
          await tx.query("INSERT INTO entries VALUES ($1, $2)", [event.id, amount]);
        });
        return new Response(null, { status: 204 });
      },
    };
  },
  receive: (app, request) => app.receive(request),
  story: async ({ bank, step, settle }) => {
    pay(bank, await step("open", (app) => app.open()), 500, 700);
    await settle();
  },
  async check({ store }) {
    const { rows } = await store.query<{ sum: string }>("SELECT sum(amount)::text AS sum FROM entries");
    expect(rows).toEqual([{ sum: "1200" }]);
  },
};

test("a transaction of PGlite may wait for a request and its retries", async () => {
  const { runs } = await sweep(options);
  expect(runs).toBeGreaterThan(40);
});

test("a transaction of PGlite may wait for another that waits for the repetition of a request", async () => {
  const bank = createBank();
  const { runs } = await sweep({
    bank,
    async store() {
      await database.exec("DROP TABLE IF EXISTS names; CREATE TABLE names (name TEXT PRIMARY KEY)");
      return database;
    },
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    async story({ step }) {
      await step("two sign up", async ({ store, client }) => {
        const signUp = (name: string) =>
          store.transaction(async (tx) => {
            await tx.query("INSERT INTO names VALUES ($1) ON CONFLICT DO NOTHING", [name]);
            await client.accounts.create({ name }, { idempotencyKey: name });
          });
        await Promise.all([signUp("Ada"), signUp("Ben")]);
      });
    },
    check: ({ bank }) => bank.accounts.list().data.length === 2,
  });
  expect(runs).toBeGreaterThan(10);
});

test("a report names the place of a COMMIT in a helper of the app", async () => {
  const { message } = await reportOf({
    ...sqliteLedger.optionsOf("effect committed before the mark"),
    faults: ["crash"],
  });
  expect(message).toMatch(
    /crash after COMMIT #1\n +during webhook transaction\.created \(.*apps\/sqlite-ledger\.ts:\d+:\d+\)/,
  );
});
