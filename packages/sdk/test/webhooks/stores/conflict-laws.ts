import { describe, expect, test } from "vitest";
import type { SqlWebhookStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { eventOf } from "./store-laws.ts";

/** A store of a server with an empty table `effects (id TEXT)`, which sets an Event aside after one attempt. */
interface OpenServer<Tx> {
  readonly store: SqlWebhookStore<Tx>;
  ask(tx: Tx, text: string): Promise<readonly { readonly id?: string }[]>;
  effects(): Promise<string[]>;
}

const many = Array.from({ length: 10 }, (_, index) => String(index));

/** Resolves each call when there were `count` of them. Later calls do not wait. */
function barrier(count: number): () => Promise<void> {
  const gate = deferred();
  let arrived = 0;
  return () => {
    if (++arrived === count) gate.resolve();
    return gate.promise;
  };
}

/** Tests of transactions that fail, of themselves or because others are in the way. `settings` are options of each connection. */
export function conflictLaws<Tx>(name: string, open: (settings: string) => Promise<OpenServer<Tx>>): void {
  /** Delivers an Event as often as its handler is busy, as its sender does, and returns the errors. */
  async function deliver({ store }: OpenServer<Tx>, id: string, run: (tx: Tx) => unknown): Promise<WebhookBusyError[]> {
    for (const errors: WebhookBusyError[] = []; ; ) {
      try {
        expect(await store.handle(eventOf(id), run)).toBe("handled");
        return errors;
      } catch (error) {
        if (!(error instanceof WebhookBusyError)) throw error;
        errors.push(error);
      }
    }
  }

  describe(name, () => {
    test("commits nothing if a handler catches the error of a statement, which ends the transaction", async () => {
      const { store, ask, effects } = await open("");
      const careless = async (tx: Tx) => {
        await ask(tx, "INSERT INTO effects VALUES ('1')");
        await ask(tx, "SELECT * FROM nowhere").catch(() => {});
      };
      // `postgres` rejects with the error that was caught.
      await expect(store.handle(eventOf("1"), careless)).rejects.toThrow(
        /^(\[sandbank\] Failed to commit: a statement of the handler failed, .* It is: )?relation "nowhere" does not exist/,
      );
      expect(await effects()).toEqual([]);
      expect(await store.failed()).toHaveLength(1);
    });

    test.each(["serializable", "repeatable read"])("sets no Event aside if ten update one row: %s", async (level) => {
      const server = await open(`-c default_transaction_isolation=${level.replace(" ", "\\ ")}`);
      await deliver(server, "first", (tx) => server.ask(tx, "INSERT INTO effects VALUES ('0')"));
      const haveRead = barrier(many.length);
      const add = async (tx: Tx) => {
        const [row] = await server.ask(tx, "SELECT id FROM effects");
        await haveRead();
        await server.ask(tx, `UPDATE effects SET id = '${Number(row?.id) + 1}'`);
      };
      const errors = (await Promise.all(many.map((id) => deliver(server, id, add)))).flat();
      expect(await server.effects()).toEqual(["10"]);
      expect(await server.store.failed()).toEqual([]);
      expect(errors[0]).toMatchObject({ cause: { code: "40001" } });
    });

    test("sets no Event aside after a deadlock, also if the handler wraps the error", async () => {
      const server = await open("-c deadlock_timeout=20ms");
      await deliver(server, "first", (tx) => server.ask(tx, "INSERT INTO effects VALUES ('a'), ('b')"));
      const haveLocked = barrier(2);
      const lock = async (tx: Tx, ids: readonly string[]) => {
        for (const id of ids) {
          await server.ask(tx, `SELECT id FROM effects WHERE id = '${id}' FOR UPDATE`).catch((cause) => {
            throw new Error("The row is not available.", { cause });
          });
          await haveLocked();
        }
      };
      const errors = await Promise.all([
        deliver(server, "1", (tx) => lock(tx, ["a", "b"])),
        deliver(server, "2", (tx) => lock(tx, ["b", "a"])),
      ]);
      expect(errors.flat()[0]).toMatchObject({ cause: { cause: { code: "40P01" } } });
      expect(await server.store.failed()).toEqual([]);
    });

    test("is busy if a row is locked that the handler does not wait for", async () => {
      const server = await open("");
      await deliver(server, "first", (tx) => server.ask(tx, "INSERT INTO effects VALUES ('a')"));
      const [locked, gate] = [deferred(), deferred()];
      const text = "SELECT id FROM effects FOR UPDATE NOWAIT";
      const first = deliver(server, "1", async (tx) => {
        await server.ask(tx, text);
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      const second = server.store.handle(eventOf("2"), (tx) => server.ask(tx, text));
      await expect(second).rejects.toMatchObject({ name: "WebhookBusyError", cause: { code: "55P03" } });
      gate.resolve();
      await first;
      await deliver(server, "2", (tx) => server.ask(tx, text));
      expect(await server.store.failed()).toEqual([]);
    });
  });
}
