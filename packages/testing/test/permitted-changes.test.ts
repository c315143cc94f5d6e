import { isDeepStrictEqual } from "node:util";
import type { PGlite } from "@electric-sql/pglite";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { permittedChanges } from "@sandbank/engine/private/mutants";
import { BankClient, InvalidOperationError, ObjectNotFoundError } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import {
  postgresStore,
  redisStore,
  type SqliteDatabase,
  sqliteStore,
  type WebhookStore,
} from "@sandbank/sdk/webhooks/stores";
import { mutants } from "@sandbank/testing/mutants";
import { createClient } from "redis";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyPglite } from "../../../tests/support/pglite.ts";
import { redisProgram, startRedis } from "../../../tests/support/redis.ts";
import { sqlite } from "../../../tests/support/sqlite.ts";

const url = "https://app.test/webhooks";
const secret = "secret";

/** What an app uses to handle each Event once. */
interface Once {
  readonly store?: WebhookStore<unknown>;
}

/**
 * An app that opens Accounts, sends money between them and keeps books: of Transactions as it receives webhooks, and of
 * everything as it polls. Returns what it knows at the end.
 */
async function runApp(bank: Bank, { store }: Once): Promise<unknown> {
  const client = new BankClient(clientOptions(bank));
  const booked = new Map<string, number>();
  const router = createWebhookRouter({
    client,
    secret,
    now: () => Date.parse(bank.clock.now()),
    ...(store && { store }),
  });
  router.on("transaction.created", ({ object }) => {
    booked.set(object.account_id, (booked.get(object.account_id) ?? 0) + object.amount);
  });
  // Categories that the app does not know need no work.
  router.fallback(() => {});
  const deliverer = createDeliverer(bank, { receivers: { [url]: (request) => router.handle(request) } });
  await client.eventSubscriptions.create({ url, shared_secret: secret });

  const accounts = [];
  for (const name of ["Operating", "Payroll", "Taxes"]) accounts.push(await client.accounts.create({ name }));
  const [operating, payroll, taxes] = accounts as [(typeof accounts)[0], (typeof accounts)[0], (typeof accounts)[0]];
  await client.simulations.interestPayments.create({ account_id: operating.id, amount: 100_00 });
  await deliverer.settled();
  for (const [to, amount] of [
    [payroll, 30_00],
    [taxes, 20_00],
  ] as const) {
    const transfer = { account_id: operating.id, destination_account_id: to.id, amount, description: "Pay" };
    await client.accountTransfers.create(transfer, { idempotencyKey: `transfer to ${to.name}` });
  }
  const refused = await client.accounts.close(payroll.id).catch((error: unknown) => error);
  const missing = await client.accounts.retrieve("account_none").catch((error: unknown) => error);
  await deliverer.settled();
  deliverer.close();

  let polled = 0;
  for await (const event of client.events.poll({ follow: false, limit: 2 })) {
    await router.dispatch(event);
    const object = await client.events.fetchObject(event);
    polled += object.id === event.associated_object_id ? 1 : 0;
  }
  const names = new Map(accounts.map(({ id, name }) => [id as string, name]));
  const listed = await client.transactions.list({ account_id: operating.id, limit: 2 }).toArray({ limit: 100 });
  const { data: since } = await client.accounts.list({ created_at: { on_or_after: taxes.created_at } });
  return {
    booked: Object.fromEntries(Array.from(booked, ([id, amount]) => [names.get(id), amount])),
    balances: await Promise.all(accounts.map(async ({ id }) => (await client.accounts.balance(id)).current_balance)),
    listed: listed.map(({ amount }) => amount),
    since: since.length > 0,
    polled: polled > 10,
    failed: (await store?.failed()) ?? [],
    errors: [refused instanceof InvalidOperationError, missing instanceof ObjectNotFoundError],
  };
}

const expected = {
  booked: { Operating: 50_00, Payroll: 30_00, Taxes: 20_00 },
  balances: [50_00, 30_00, 20_00],
  listed: [-20_00, -30_00, 100_00],
  since: true,
  polled: true,
  failed: [],
  errors: [true, true],
};

interface Stores {
  /** Opens an empty store. */
  readonly open: () => Promise<Once>;
  readonly isMissing?: boolean;
}

let opened = 0;

const stores: Readonly<Record<string, Stores>> = {
  "no store": { open: async () => ({}) },
  sqliteStore: {
    async open() {
      const database = new (sqlite as NonNullable<typeof sqlite>).DatabaseSync(":memory:");
      const store = sqliteStore(database as SqliteDatabase);
      database.exec(store.schema());
      return { store };
    },
    isMissing: sqlite === undefined,
  },
  postgresStore: {
    async open() {
      // Each store has marks of its own, in the one database of the file.
      const store = postgresStore(pglite, { consumer: `app-${opened++}` });
      await pglite.exec(store.schema());
      return { store };
    },
  },
  redisStore: {
    open: async () => ({ store: redisStore(redis, { consumer: `app-${opened++}` }) }),
    isMissing: redisProgram === undefined,
  },
};

let pglite: PGlite;
let redis: ReturnType<typeof createClient>;

beforeAll(async () => {
  pglite = await emptyPglite();
  if (redisProgram === undefined) return;
  redis = createClient({ url: `redis://127.0.0.1:${await startRedis()}` });
  redis.on("error", () => {});
  await redis.connect();
});
afterAll(() => redis?.destroy());

for (const [name, { open, isMissing = false }] of Object.entries(stores)) {
  test.skipIf(isMissing)(`an app on the SDK accepts each change that the contract permits, with ${name}`, async () => {
    const { reached, notAccepted, setAside } = await mutants({
      bank: createBank(),
      only: ["permitted"],
      run: async (bank) => {
        const seen = await runApp(bank, await open());
        // No assertion, because a new value may differ from what a test asserts.
        if (!isDeepStrictEqual(seen, expected)) throw new Error(`The app knows ${JSON.stringify(seen)}.`);
      },
    });
    expect([...notAccepted, ...setAside]).toEqual([]);
    const kinds = new Set(reached.map(({ id }) => id.split("/")[1]));
    expect([...kinds].toSorted()).toEqual(["new-value", ...Object.keys(permittedChanges)].toSorted());
  });
}
