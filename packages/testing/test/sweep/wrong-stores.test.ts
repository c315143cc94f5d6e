import { readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookStore } from "@sandbank/sdk/webhooks";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";
import { SweepError, type SweepFault, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { describe, expect, test } from "vitest";
import { sqlite } from "../../../../tests/support/sqlite.ts";
import { spread } from "../../../../tests/support/volume.ts";
import { credit, openBank } from "./apps/proof.ts";

const needs = sqlite === undefined ? " (left out: needs Node 22.13)" : "";

type Event = Parameters<WebhookStore["handle"]>[0];

type Handle = (
  database: DatabaseSync,
  event: Event,
  run: (tx: DatabaseSync) => unknown,
) => Promise<"handled" | "duplicate">;

const isMarked = (database: DatabaseSync, { id }: Event) =>
  database.prepare("SELECT 1 FROM marks WHERE id = ?").get(id) !== undefined;
const mark = (database: DatabaseSync, { id }: Event) => database.prepare("INSERT INTO marks VALUES (?)").run(id);
const unmark = (database: DatabaseSync, { id }: Event) => database.prepare("DELETE FROM marks WHERE id = ?").run(id);

/**
 * Three wrong ways to write a store, the first in both orders. Each with the faults that reveal it. The guide on exactly-once
 * shows the last three.
 */
const wrong: readonly (readonly [name: string, handle: Handle, faults: readonly SweepFault[]])[] = [
  [
    "marks an Event in a transaction before the effect",
    async (database, event, run) => {
      if (isMarked(database, event)) return "duplicate";
      mark(database, event);
      try {
        await run(database);
        return "handled";
      } catch (error) {
        unmark(database, event);
        throw error;
      }
    },
    ["crash"],
  ],
  [
    "marks an Event in a transaction after the effect",
    async (database, event, run) => {
      if (isMarked(database, event)) return "duplicate";
      await run(database); // commits the effect
      mark(database, event); // after a crash in between, the effect is doubled
      return "handled";
    },
    ["crash"],
  ],
  [
    "keeps the mark of a handler that has failed",
    async (database, event, run) => {
      if (isMarked(database, event)) return "duplicate";
      mark(database, event);
      await run(database); // after an error, the Event counts as handled
      return "handled";
    },
    ["crash", "outage"],
  ],
  [
    "forgets an Event that its sender may still repeat",
    async (database, event, run) => {
      const store = sqliteStore(database);
      const outcome = await store.handle(event, run);
      await store.clean({ olderThanDays: 0 }); // a late repetition runs again
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
        handle: (event, run) => handle(database, event, run),
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

// `.ci/steps.sh` looks for the name of this suite and of its first tests among the tests that have passed.
describe.skipIf(sqlite === undefined)(`stores that handle an Event not exactly once${needs}`, () => {
  test.each(spread(wrong, 3))("a sweep fails for a store that %s", async (_name, handle, faults) => {
    const error = await sweep(optionsOf(handle)).then(
      () => expect.fail("The sweep found nothing."),
      (error: unknown) => error,
    );
    if (!(error instanceof SweepError)) throw error;
    expect([...new Set(error.failures.map(({ fault }) => fault))]).toEqual(faults);
  });

  test("the guide on exactly-once shows the code of these stores", () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
    const lines = (text: string) => text.replaceAll(/^ +/gm, "");
    const [, section = ""] = read("../../../../docs/guides/exactly-once.md").split("## Three wrong ways");
    const shown = [...section.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code]) => lines(code ?? ""));
    expect(shown).toHaveLength(3);
    const code = lines(read("wrong-stores.test.ts"));
    expect(shown.filter((block) => !code.includes(block))).toEqual([]);
  });

  test("a sweep passes for the store of the SDK with the same app", async () => {
    await sweep(optionsOf((database, event, run) => sqliteStore(database).handle(event, run)));
  });
});
