import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { BankClient } from "../../../src/index.ts";
import { sqliteStore } from "../../../src/webhooks/stores.ts";
import { createWebhookRouter, WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { type Database, type Driver, drivers, effects, openFile, withTable, write } from "./sqlite-files.ts";
import { eventOf } from "./store-laws.ts";

for (const [name, missing, Driver] of drivers) {
  const open = () => openFile(Driver as Driver);
  describe.skipIf(!Driver)(
    `the transactions of sqliteStore on ${name}${Driver ? "" : ` (left out: ${missing})`}`,
    () => {
      test.each<[string, (tx: Database) => unknown]>([
        ["INSERT OR ROLLBACK", (tx) => tx.exec("INSERT OR ROLLBACK INTO taken VALUES (1)")],
        ["RAISE(ROLLBACK) in a trigger", (tx) => tx.exec("INSERT INTO refusing VALUES (1)")],
        ["a full database", (tx) => tx.exec("INSERT INTO effects VALUES (hex(zeroblob(1000000)))")],
        ["the handler itself, with ROLLBACK", (tx) => tx.exec("ROLLBACK")],
        ["the handler itself, with COMMIT", (tx) => tx.exec("COMMIT")],
        [
          "the handler itself, which began another one",
          (tx) => tx.exec("ROLLBACK; INSERT INTO effects VALUES ('after the end'); BEGIN"),
        ],
      ])(
        "sets an Event aside at once if its transaction was ended by %s, and repeats no effect",
        async (_name, end) => {
          const database = withTable(open()());
          database.exec(`CREATE TABLE taken (n INT UNIQUE); INSERT INTO taken VALUES (1); CREATE TABLE refusing (n);
        CREATE TRIGGER refuse BEFORE INSERT ON refusing BEGIN SELECT RAISE(ROLLBACK, 'no'); END; PRAGMA max_page_count = 20`);
          const store = sqliteStore(database);
          const careless = (tx: Database) => {
            try {
              end(tx);
            } catch {
              // Goes on, as if only the statement had failed.
            }
            write(tx, "after the end");
          };
          const message = "[sandbank] Failed to commit: the transaction ended before its handler";
          await expect(store.handle(eventOf("1"), careless, { cursor: "here" })).rejects.toThrow(message);
          expect(await store.handle(eventOf("1"), careless)).toBe("duplicate");
          expect(effects(database)).toEqual(["after the end"]);
          expect(await store.failed()).toMatchObject([{ id: "event_1", error: expect.stringContaining(message) }]);
          expect((await store.resume()).cursor).toBe(null);
          await store.retry("event_1");
          expect(await store.handle(eventOf("1"), (tx) => write(tx, "repaired"))).toBe("handled");
        },
      );

      test.each(["INSERT OR ROLLBACK INTO taken VALUES (1)", "COMMIT"])(
        "sets an Event aside at once if its handler fails of itself after %s",
        async (text) => {
          const database = withTable(open()());
          database.exec("CREATE TABLE taken (n INT UNIQUE); INSERT INTO taken VALUES (1)");
          const store = sqliteStore(database);
          const failure = new Error("The amount is null.");
          const careless = (tx: Database) => {
            try {
              tx.exec(text);
            } catch {}
            write(tx, "after the end");
            throw failure;
          };
          const error = await store.handle(eventOf("1"), careless).catch((thrown: Error) => thrown);
          expect(error).toMatchObject({ message: expect.stringContaining("ended before its handler"), cause: failure });
          expect(await store.handle(eventOf("1"), careless)).toBe("duplicate");
          expect(effects(database)).toEqual(["after the end"]);
          expect(await store.failed()).toMatchObject([{ id: "event_1" }]);
        },
      );

      test.each<[string, (tx: Database, error: unknown) => unknown]>([
        ["lets the error pass", (_tx, error) => error],
        ["wraps the error", (_tx, cause) => new Error("The booking has failed.", { cause })],
        [
          "writes before it throws the error again",
          (tx, error) => {
            write(tx, "after the end");
            return error;
          },
        ],
        [
          "writes before another statement fails",
          (tx) => {
            write(tx, "after the end");
            return tx.exec("INSERT INTO taken VALUES (1)");
          },
        ],
      ])(
        "sets an Event aside at once if SQLite has ended its transaction and the handler %s",
        async (_name, thrown) => {
          const database = withTable(open()());
          database.exec("CREATE TABLE taken (n INT UNIQUE); INSERT INTO taken VALUES (1)");
          const store = sqliteStore(database);
          const handler = (tx: Database) => {
            try {
              tx.exec("INSERT OR ROLLBACK INTO taken VALUES (1)");
            } catch (error) {
              throw thrown(tx, error);
            }
          };
          const cause = expect.objectContaining({ message: expect.stringMatching(/UNIQUE|booking/) });
          await expect(store.handle(eventOf("1"), handler)).rejects.toMatchObject({ cause });
          const committed = effects(database);
          expect(await store.handle(eventOf("1"), handler)).toBe("duplicate");
          expect(effects(database)).toEqual(committed);
          expect(await store.failed()).toMatchObject([{ id: "event_1" }]);
          await store.retry("event_1");
          expect(await store.handle(eventOf("1"), (tx) => write(tx, "1"))).toBe("handled");
        },
      );

      test("sets an Event aside whose handler has committed its mark before a statement fails", async () => {
        const database = withTable(open()());
        const store = sqliteStore(database);
        const handler = (tx: Database) => tx.exec("COMMIT; INSERT INTO nowhere VALUES (1)");
        await expect(store.handle(eventOf("1"), handler)).rejects.toThrow("ended before its handler");
        expect(await store.failed()).toMatchObject([{ id: "event_1" }]);
      });

      test("commits the effects around a savepoint that a handler has rolled back", async () => {
        const database = withTable(open()());
        const handler = (tx: Database) => {
          write(tx, "before");
          tx.exec("SAVEPOINT attempt; INSERT INTO effects VALUES ('undone'); ROLLBACK TO attempt; RELEASE attempt");
          write(tx, "after");
        };
        expect(await sqliteStore(database).handle(eventOf("1"), handler)).toBe("handled");
        expect(effects(database)).toEqual(["before", "after"]);
      });

      test("lets other code go on while a handler waits, if no connection of the process waits for a lock", async () => {
        const connect = open();
        const app = withTable(connect());
        const store = sqliteStore(connect());
        const [started, gate] = [deferred(), deferred()];
        const first = store.handle(eventOf("1"), async (tx) => {
          write(tx, "1");
          started.resolve();
          await gate.promise;
        });
        await started.promise;
        expect(() => write(app, "too early")).toThrow("locked");
        const second = sqliteStore(connect(), { maxAttempts: 1 });
        await expect(second.handle(eventOf("2"), () => {})).rejects.toBeInstanceOf(WebhookBusyError);
        gate.resolve();
        expect(await first).toBe("handled");
        write(app, "repeated");
        expect(await second.handle(eventOf("2"), (tx) => write(tx, "2"))).toBe("handled");
        expect(effects(app)).toEqual(["1", "repeated", "2"]);
      });

      test("shares its connection with other code if no handler waits: what that writes is not rolled back", async () => {
        const database = withTable(open()());
        const store = sqliteStore(database);
        const failing = store.handle(eventOf("1"), (tx) => {
          write(tx, "of the handler");
          throw new Error("no");
        });
        // The next turn of the event loop, as for the timer of a worker and for a request.
        setImmediate(() => write(database, "of other code"));
        await expect(failing).rejects.toThrow("no");
        await eventually(() => expect(effects(database)).toEqual(["of other code"]));
      });

      test("counts an attempt if a handler writes over another connection, which the store has locked", async () => {
        const connect = open();
        const other = withTable(connect());
        const store = sqliteStore(connect(), { maxAttempts: 1 });
        await expect(store.handle(eventOf("1"), () => write(other, "1"))).rejects.toThrow("locked");
        expect(await store.failed()).toHaveLength(1);
      });

      test("is busy if another connection still reads when the handler's transaction commits", async () => {
        const connect = open();
        const reader = withTable(connect());
        write(reader, "0");
        reader.exec("BEGIN");
        expect(effects(reader)).toEqual(["0"]);
        const store = sqliteStore(connect(), { maxAttempts: 1 });
        await expect(store.handle(eventOf("1"), (tx) => write(tx, "1"))).rejects.toBeInstanceOf(WebhookBusyError);
        reader.exec("COMMIT");
        expect(await store.handle(eventOf("1"), (tx) => write(tx, "1"))).toBe("handled");
        expect(effects(reader)).toEqual(["0", "1"]);
      });

      test("handles an Event that a handler causes in a bank of the same process", async () => {
        const database = open()();
        const store = sqliteStore(database);
        database.exec(store.schema());
        const bank = createBank();
        const client = new BankClient(clientOptions(bank));
        const onError = vi.fn();
        const router = createWebhookRouter({ client, secret: "test-secret", now: bank.clock.now, store, onError });
        const names: string[] = [];
        router.on("account.created", async ({ object }) => {
          names.push(object.name);
          if (object.name !== "one") return;
          await client.accounts.create({ name: "two" });
          // The delivery arrives while this handler still runs.
          await new Promise((resolve) => setImmediate(resolve));
        });
        const url = "https://app.test/webhooks";
        const deliverer = createDeliverer(bank, { receivers: { [url]: router.handle } });
        onTestFinished(() => deliverer.close());
        bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
        bank.accounts.create({ name: "one" });
        await deliverer.settled();
        expect(onError).not.toHaveBeenCalled();
        expect(names).toEqual(["one", "two"]);
      });
    },
  );
}
