import type { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookStore } from "@sandbank/sdk/webhooks";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";
import { SweepError, type SweepFault, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { describe, expect, test } from "vitest";
import { sqlite } from "../../../engine/test/support/sqlite.ts";
import { credit, openBank } from "./apps/proof.ts";

const needs = sqlite === undefined ? " (left out: needs Node 22.13)" : "";

type Handle = (
  database: DatabaseSync,
  id: string,
  run: (tx: DatabaseSync) => unknown,
) => Promise<"handled" | "duplicate">;

const isMarked = (database: DatabaseSync, id: string) =>
  database.prepare("SELECT 1 FROM marks WHERE id = ?").get(id) !== undefined;
const mark = (database: DatabaseSync, id: string) => database.prepare("INSERT INTO marks VALUES (?)").run(id);
const unmark = (database: DatabaseSync, id: string) => database.prepare("DELETE FROM marks WHERE id = ?").run(id);

/** Three wrong ways to write a store, the first in both orders. Each with the faults that reveal it. */
const wrong: readonly (readonly [name: string, handle: Handle, faults: readonly SweepFault[]])[] = [
  [
    "marks an Event in a transaction before the effect",
    async (database, id, run) => {
      if (isMarked(database, id)) return "duplicate";
      mark(database, id);
      try {
        await run(database);
        return "handled";
      } catch (error) {
        unmark(database, id);
        throw error;
      }
    },
    ["crash"],
  ],
  [
    "marks an Event in a transaction after the effect",
    async (database, id, run) => {
      if (isMarked(database, id)) return "duplicate";
      await run(database);
      mark(database, id);
      return "handled";
    },
    ["crash"],
  ],
  [
    "keeps the mark of a handler that has failed",
    async (database, id, run) => {
      if (isMarked(database, id)) return "duplicate";
      mark(database, id);
      await run(database);
      return "handled";
    },
    ["crash", "outage"],
  ],
  [
    "forgets an Event that its sender may still repeat",
    async (database, id, run) => {
      const store = sqliteStore(database);
      const outcome = await store.handle({ id } as never, run);
      await store.clean({ olderThanDays: 0 });
      return outcome;
    },
    ["crash", "duplicate"],
  ],
];

function optionsOf(handle: Handle): SweepOptions<{ receive(request: Request): Promise<Response> }, DatabaseSync> {
  const { bank, numberId } = openBank();
  return {
    bank,
    store: () => {
      if (sqlite === undefined) throw new Error("This Node has no node:sqlite.");
      const database = new sqlite.DatabaseSync(":memory:");
      database.exec(`${sqliteStore(database).schema()} CREATE TABLE marks (id TEXT);
        CREATE TABLE balance (amount BIGINT); INSERT INTO balance VALUES (0)`);
      return database;
    },
    start: ({ store: database, clientOptions, webhookSecret, now }) => {
      const client = new BankClient(clientOptions);
      const store: WebhookStore<DatabaseSync> = {
        handle: ({ id }, run) => handle(database, id, run),
        failed: async () => [],
        retry: async () => {},
        clean: async () => 0,
      };
      const router = createWebhookRouter({ client, secret: webhookSecret, now, store, onError() {} });
      router.on("transaction.created", async ({ object, tx }) => {
        // A request of the handler, which can fail.
        await client.accounts.retrieve(object.account_id);
        tx.prepare("UPDATE balance SET amount = amount + ?").run(object.amount);
      });
      return { receive: (request) => router.handle(request) };
    },
    receive: (app, request) => app.receive(request),
    story: async ({ bank, settle }) => {
      credit(bank, numberId, 20_00);
      await settle();
    },
    check: ({ store }) => expect(store.prepare("SELECT amount FROM balance").get()?.["amount"]).toBe(20_00),
    close: (database) => database.close(),
  };
}

describe.skipIf(sqlite === undefined)(`stores that handle an Event not exactly once${needs}`, () => {
  test.each(wrong)("a sweep fails for a store that %s", async (_name, handle, faults) => {
    const error = await sweep(optionsOf(handle)).then(
      () => expect.fail("The sweep found nothing."),
      (error: unknown) => error,
    );
    if (!(error instanceof SweepError)) throw error;
    expect([...new Set(error.failures.map(({ fault }) => fault))]).toEqual(faults);
  });

  test("a sweep passes for the store of the SDK with the same app", async () => {
    await sweep(optionsOf((database, id, run) => sqliteStore(database).handle({ id } as never, run)));
  });
});
