import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import type { StoreAdapter } from "../../../src/sweep/stores/store-adapter.ts";
import { played, type StoreProcess, startProcess } from "./store-process.ts";

/** Sends a statement, and returns its rows. */
type Query = (sql: string) => unknown;

/** How an app uses a kind of database. */
interface SqlStore<Store extends object> {
  readonly name: string;
  /** Whether its calls return a promise. */
  readonly isAsync: boolean;
  open(): Promise<Store>;
  close(store: Store): unknown;
  query(store: Store, sql: string): unknown;
  /** Plays work in a transaction, in the way that apps of this database do. */
  transaction(store: Store, work: (query: Query) => unknown): unknown;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const INSERT = "INSERT INTO orders (id) VALUES ";

/** What holds for each database: nothing that a process does after its crash has an effect. */
export function sqlLaws<Store extends object>(database: SqlStore<Store>): void {
  describe(database.name, () => {
    let raw: Store;
    let adapter: StoreAdapter;
    beforeAll(async () => {
      raw = await database.open();
      await database.query(raw, "CREATE TABLE orders (id text PRIMARY KEY, n int)");
    });
    beforeEach(async () => {
      await database.query(raw, "DELETE FROM orders");
      adapter = chooseAdapter(raw, {});
    });
    afterAll(async () => {
      if (raw !== undefined) await database.close(raw);
    });

    const ids = async (store: Store = raw) => {
      const rows = (await database.query(store, "SELECT id FROM orders ORDER BY id")) as { readonly id: string }[];
      return rows.map((row) => row.id).join();
    };
    const start = (crashAt?: string) => startProcess<Store>(adapter, crashAt);
    /** The next process can read, write, and change what the dead one had locked. */
    const nextWorks = async (expected: string) => {
      expect(await ids()).toBe(expected);
      const { store } = start();
      await database.query(store, "UPDATE orders SET n = 1");
      await database.transaction(store, async (query) => {
        await query(`${INSERT} ('next') ON CONFLICT (id) DO UPDATE SET n = 2`);
        await query("UPDATE orders SET n = 3");
      });
      expect(await ids(store)).toBe([...expected.split(",").filter(Boolean), "next"].join());
      await database.query(store, "DELETE FROM orders WHERE id = 'next'");
      expect(await ids(store)).toBe(expected);
    };
    const crashAfter = async (process: StoreProcess<Store>, work: () => unknown) => {
      await played(process, work);
      await process.crash();
    };

    test("has points around writes and commits, and none around reads, BEGIN and ROLLBACK", async () => {
      const { store, points } = start();
      await ids(store);
      expect(points).toEqual([]);
      await database.query(store, `${INSERT} ('a') RETURNING id`);
      await database.transaction(store, async (query) => {
        await query("SELECT 1");
        await query("DELETE FROM orders");
      });
      await Promise.resolve(
        database.transaction(store, () => {
          throw new Error("rolled back");
        }),
      ).catch(() => {});
      expect(points).toEqual(
        ["INSERT INTO orders", "DELETE FROM orders", "COMMIT"].flatMap((name) => [`before ${name}`, `after ${name}`]),
      );
    });

    test("returns the rows and the error of a statement as the database does", async () => {
      const { store } = start();
      expect(await database.query(store, `${INSERT} ('a') RETURNING id`)).toEqual([{ id: "a" }]);
      const again = async () => database.query(store, `${INSERT} ('a')`);
      await expect(again()).rejects.toThrow(/unique/i);
      const inTransaction = async () =>
        database.transaction(store, async (query) => {
          await query(`${INSERT} ('b')`);
          throw new Error("of the app");
        });
      await expect(inTransaction()).rejects.toThrow("of the app");
      const result = await database.transaction(store, async (query) => query(`${INSERT} ('c') RETURNING id`));
      expect(result).toEqual([{ id: "c" }]);
      expect(await ids(store)).toBe("a,c");
    });

    test.each([
      ["before INSERT INTO orders", ""],
      ["after INSERT INTO orders", "a"],
      ["before INSERT INTO orders #2", "a"],
      ["after INSERT INTO orders #2", "a,b"],
    ])("stops outside a transaction %s", async (crashAt, expected) => {
      const process = start(crashAt);
      const goesOn = vi.fn();
      await crashAfter(process, async () => {
        await database.query(process.store, `${INSERT} ('a')`);
        await database.query(process.store, `${INSERT} ('b') RETURNING id`);
        goesOn();
      });
      expect(goesOn).not.toHaveBeenCalled();
      await nextWorks(expected);
    });

    test.each([
      ["before INSERT INTO orders", ""],
      ["after INSERT INTO orders", ""],
      ["after INSERT INTO orders #2", ""],
      ["before COMMIT", ""],
      ["after COMMIT", "a,b"],
    ])("keeps all of a transaction or nothing if it stops %s", async (crashAt, expected) => {
      const process = start(crashAt);
      const goesOn = vi.fn();
      await crashAfter(process, async () => {
        await database.transaction(process.store, async (query) => {
          await query(`${INSERT} ('a')`);
          await query(`${INSERT} ('b')`);
        });
        goesOn();
      });
      expect(goesOn).not.toHaveBeenCalled();
      await nextWorks(expected);
    });

    test.each(["before INSERT INTO orders #2", "after INSERT INTO orders #2", "before COMMIT"])(
      "has no effect with an app that catches the error of a crash %s, and goes on",
      async (crashAt) => {
        const process = start(crashAt);
        await crashAfter(process, async () => {
          const anyway = async (sql: string) => {
            try {
              await database.query(process.store, sql);
            } catch {
              // The app has no idea what this error is.
            }
          };
          try {
            await database.transaction(process.store, async (query) => {
              try {
                await query(`${INSERT} ('a')`);
                await query(`${INSERT} ('b')`);
              } catch {
                await query(`${INSERT} ('c')`);
              } finally {
                await query("COMMIT");
              }
            });
          } catch {
            await anyway(`${INSERT} ('d')`);
          } finally {
            await anyway("ROLLBACK");
            await anyway("COMMIT");
            await anyway(`${INSERT} ('e')`);
          }
        });
        await nextWorks("");
      },
    );

    test("rolls back a transaction whose callback never settles", async () => {
      const process = start();
      let isOpen: () => void;
      const opened = new Promise<void>((resolve) => {
        isOpen = resolve;
      });
      void played(process, () =>
        database.transaction(process.store, async (query) => {
          await query(`${INSERT} ('a')`);
          isOpen();
          await new Promise(() => {});
        }),
      );
      await opened;
      await process.crash();
      await nextWorks("");
    });

    test("rolls back a transaction that was begun and ended by hand in other calls", async () => {
      const process = start();
      await database.query(process.store, `${INSERT} ('before')`);
      let end: () => void = () => {};
      const done = new Promise<void>((resolve) => {
        end = resolve;
      });
      void played(process, () =>
        database.transaction(process.store, async (query) => {
          await query(`${INSERT} ('a')`);
          await query("SAVEPOINT one");
          await query(`${INSERT} ('b')`);
          await query("RELEASE one");
          end();
          await new Promise(() => {});
        }),
      );
      await done;
      await process.crash();
      await nextWorks("before");
    });

    test("closes what a dead process has reached before its crash", async () => {
      const process = start();
      let late: Query = () => {};
      await database.transaction(process.store, async (query) => {
        late = query;
      });
      await process.crash();
      const settled = vi.fn();
      await played(process, async () => {
        try {
          await Promise.any([late(`${INSERT} ('a')`), database.query(process.store, `${INSERT} ('b')`)]);
          settled();
        } catch (error) {
          // Only a synchronous call returns at all, with an error.
          if (database.isAsync) settled(error);
        }
      });
      await played(process, () => database.transaction(process.store, (query) => query(`${INSERT} ('c')`)));
      expect(settled).not.toHaveBeenCalled();
      expect(process.points.filter((point) => point.includes("INSERT"))).toEqual([]);
      await nextWorks("");
    });

    test("does not perform a call that waits for its turn when the process crashes", async () => {
      const process = start("after INSERT INTO orders");
      await crashAfter(process, () =>
        Promise.all([
          database.query(process.store, `${INSERT} ('a')`),
          database.transaction(process.store, async (query) => {
            await query(`${INSERT} ('b')`);
            await query(`${INSERT} ('c')`);
          }),
        ]),
      );
      expect(await ids()).not.toContain("c");
    });

    test("plays 12 crashes one after another on the same database", async () => {
      for (let run = 0; run < 12; run++) {
        const crashAt = ["before COMMIT", "after INSERT INTO orders", "before INSERT INTO orders #2"][run % 3];
        const process = startProcess<Store>(chooseAdapter(raw, {}), crashAt);
        await crashAfter(process, () =>
          database.transaction(process.store, async (query) => {
            await query(`${INSERT} ('a')`);
            await query(`${INSERT} ('b')`);
          }),
        );
      }
      await nextWorks("");
    });

    test("keeps no dead process in memory", async () => {
      const processes: WeakRef<object>[] = [];
      const crashOnce = async () => {
        const process = start("after INSERT INTO orders #2");
        processes.push(new WeakRef(process.store));
        await crashAfter(process, () =>
          database.transaction(process.store, async (query) => {
            await query(`${INSERT} ('a')`);
            await query(`${INSERT} ('b')`);
          }),
        );
      };
      for (let run = 0; run < 4; run++) await crashOnce();
      // The driver may still hold its last call.
      await database.query(raw, "SELECT 1");
      await eventually(() => {
        collectGarbage();
        expect(processes.filter((process) => process.deref() !== undefined).length).toBeLessThanOrEqual(1);
      });
    });
  });
}
