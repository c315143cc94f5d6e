import { beforeEach, describe, expect, test } from "vitest";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import type { SqlWebhookStore } from "../../../src/webhooks/stores.ts";
import { deferred } from "../receiver.ts";
import { eventOf, type OpenDatabase, storeLaws } from "./store-laws.ts";

/** An SQL database under test, with an empty table `effects (id TEXT)` of the app. */
export interface OpenSqlDatabase<Tx> extends OpenDatabase<Tx> {
  store(options?: StoreOptions): SqlWebhookStore<Tx>;
  /** Writes an effect in the transaction of a handler. */
  write(tx: Tx, id: string): unknown;
  /** The ids of the effects that were committed. */
  effects(): Promise<string[]>;
}

/** Tests that every SQL store passes. */
export function sqlLaws<Tx>(name: string, open: () => Promise<OpenSqlDatabase<Tx>>): void {
  storeLaws(name, open);
  describe(name, () => {
    let database: OpenSqlDatabase<Tx>;
    beforeEach(async () => {
      database = await open();
    });

    test("commits the effect of a handler with the mark", async () => {
      const store = database.store();
      for (const _ of [1, 2]) await store.handle(eventOf("1"), (tx) => database.write(tx, "1"));
      expect(await database.effects()).toEqual(["1"]);
    });

    test("rolls the effect of a failed handler back, and counts the attempt", async () => {
      const store = database.store({ maxAttempts: 1 });
      const failing = async (tx: Tx) => {
        await database.write(tx, "1");
        throw new Error("after the effect");
      };
      await expect(store.handle(eventOf("1"), failing)).rejects.toThrow("after the effect");
      expect(await database.effects()).toEqual([]);
      expect(await store.failed()).toHaveLength(1);
    });

    test("handles many Events at the same time, each once", async () => {
      const stores = [database.store(), database.store()];
      const ids = Array.from({ length: 10 }, (_, index) => String(index));
      const all = [...ids, ...ids].map(async (id, index) => {
        const store = stores[index % 2] as SqlWebhookStore<Tx>;
        // Repeats a busy Event, as its sender does.
        for (;;) {
          try {
            return await store.handle(eventOf(id), (tx) => database.write(tx, id));
          } catch (error) {
            if ((error as Error).name !== "WebhookBusyError") throw error;
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }
      });
      expect((await Promise.all(all)).filter((outcome) => outcome === "handled")).toHaveLength(10);
      expect((await database.effects()).sort()).toEqual(ids);
    });

    test("refuses a table whose name is no identifier", () => {
      const options = { table: "events; DROP TABLE users" } as StoreOptions;
      expect(() => database.store(options)).toThrow("[sandbank] Failed to use table");
    });
  });
}

/** Tests that every SQL store passes whose transactions share one connection. */
export function oneConnectionLaws<Tx>(name: string, open: () => Promise<OpenSqlDatabase<Tx>>): void {
  describe(name, () => {
    let database: OpenSqlDatabase<Tx>;
    beforeEach(async () => {
      database = await open();
    });

    test("refuses a call of a handler to its own connection, instead of waiting for itself", async () => {
      const store = database.store({ maxAttempts: 1 });
      const other = database.store();
      const refusal = "[sandbank] Failed to use the store in one of its own handlers";
      const outcome = store.handle(eventOf("1"), async (tx) => {
        await expect(store.handle(eventOf("2"), () => {})).rejects.toThrow(refusal);
        // As another router on the same database does.
        await expect(other.handle(eventOf("1"), () => {})).rejects.toThrow(refusal);
        await expect(store.failed()).rejects.toThrow(refusal);
        await database.write(tx, "1");
      });
      expect(await outcome).toBe("handled");
      expect(await store.handle(eventOf("2"), (tx) => database.write(tx, "2"))).toBe("handled");
      expect(await database.effects()).toEqual(["1", "2"]);
      expect(await store.failed()).toEqual([]);
    });

    test("handles an Event that arrives while a handler runs, and one that the handler starts for later", async () => {
      const store = database.store();
      const [started, gate, later] = [deferred(), deferred(), deferred()];
      let laterOutcome: Promise<unknown> | undefined;
      const first = store.handle(eventOf("1"), async () => {
        // Keeps the context of the handler after it has ended.
        laterOutcome = later.promise.then(() => store.handle(eventOf("3"), () => {}));
        started.resolve();
        await gate.promise;
      });
      await started.promise;
      const second = store.handle(eventOf("2"), () => {});
      gate.resolve();
      expect(await Promise.all([first, second])).toEqual(["handled", "handled"]);
      later.resolve();
      expect(await laterOutcome).toBe("handled");
    });
  });
}

/** A handler that goes on after it has returned. */
export async function unawaitedLaw<Tx>({ store, write, effects }: OpenSqlDatabase<Tx>): Promise<void> {
  let late: Promise<unknown> | undefined;
  const careless = (tx: Tx) => {
    late = (async () => {
      await write(tx, "1");
      await write(tx, "2");
    })();
    late.catch(() => {});
  };
  await expect(store().handle(eventOf("1"), careless)).rejects.toThrow(
    "[sandbank] Failed to commit: a statement of the handler is in progress. Await all statements in the handler.",
  );
  await expect(late).rejects.toThrow("[sandbank] Failed to run a statement: its transaction is over");
  expect(await effects()).toEqual([]);
  expect(await store().handle(eventOf("1"), (tx) => write(tx, "1"))).toBe("handled");
}
