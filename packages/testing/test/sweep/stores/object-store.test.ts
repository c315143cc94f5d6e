import { EventEmitter } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { ProcessCrash } from "../../../src/sweep/process-crash.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import { played, quiet, startProcess } from "./store-process.ts";

/** A store with private state and transactions. */
class Orders {
  #rows = new Map<string, unknown>();
  #draft: Map<string, unknown> | undefined;
  readonly crashes: string[] = [];
  readonly totals = { count: 0, tags: ["new"] };
  get count() {
    return this.#rows.size;
  }
  find(id: string) {
    return this.#rows.get(id);
  }
  insert(id: string, row: unknown) {
    (this.#draft ?? this.#rows).set(id, row);
    return this;
  }
  async save(id: string, row: unknown) {
    await new Promise((resolve) => setImmediate(resolve));
    this.insert(id, row);
    return { id, row };
  }
  async transaction<Result>(callback: (tx: Orders) => Promise<Result>): Promise<Result> {
    this.#draft = new Map(this.#rows);
    try {
      const result = await callback(this);
      this.#rows = this.#draft;
      return result;
    } finally {
      this.#draft = undefined;
    }
  }
  inOne<Result>(callback: (tx: Orders) => Result): Result {
    const before = new Map(this.#rows);
    try {
      return callback(this);
    } catch (error) {
      this.#rows = before;
      throw error;
    }
  }
  cursor() {
    const rows = this.#rows;
    return { remove: (id: string) => rows.delete(id), get: (id: string) => rows.get(id) };
  }
  crash() {
    this.crashes.push("crash");
  }
}

function open<Store extends object>(raw: Store, crashAt?: string, reads?: string[]) {
  return { raw, ...startProcess<Store>(chooseAdapter(raw, reads === undefined ? {} : { reads }), crashAt) };
}

describe("any object as a store", () => {
  test("works as without a sweep", async () => {
    const { store } = open(new Orders());
    expect(store).toBeInstanceOf(Orders);
    expect(store.constructor).toBe(Orders);
    expect(store.insert).toBe(store.insert);
    expect(store.insert("a", { n: 1 })).toBe(store);
    expect(await store.save("b", { n: 2 })).toEqual({ id: "b", row: { n: 2 } });
    expect(await store.transaction(async (tx: Orders) => (await tx.save("c", { n: 3 })).id)).toBe("c");
    expect(store.count).toBe(3);
    expect(store.find("c")).toEqual({ n: 3 });
    expect(Object.keys(store)).toEqual(["crashes", "totals"]);
    expect(JSON.stringify(store.totals)).toBe('{"count":0,"tags":["new"]}');
    await expect(store.transaction(async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });

  test("has points around each call, and none around the methods of `reads`", async () => {
    const byDefault = open({ get: () => 1, find: () => 2, values: () => [] });
    byDefault.store.get();
    byDefault.store.values();
    byDefault.store.find();
    expect(byDefault.points).toEqual(["before store.find", "after store.find"]);
    const named = open({ get: () => 1, find: () => 2 }, undefined, ["find"]);
    named.store.find();
    named.store.get();
    expect(named.points).toEqual(["before store.get", "after store.get"]);
  });

  test("copies plain data in and out", async () => {
    const { store, raw } = open(new Orders());
    const row = { items: ["a"] };
    store.insert("a", row);
    row.items.push("b");
    (store.find("a") as typeof row).items.push("c");
    const saved = await store.save("b", { items: ["d"] });
    (saved.row as typeof row).items.push("e");
    expect([raw.find("a"), raw.find("b")]).toEqual([{ items: ["a"] }, { items: ["d"] }]);
  });

  test("passes a template literal to a method that is its tag", () => {
    const { store } = open({ sql: (texts: TemplateStringsArray, id: number) => `${texts.raw.join("?")} ${id}` });
    expect(store.sql`SELECT ${1}`).toBe("SELECT ? 1");
  });

  test("writes a property through the gate, also of an object within it and of a frozen store", async () => {
    const total: { count: number; tags?: string[] } = { count: 0, tags: ["new"] };
    const state: { total?: typeof total; at: Date } = { total, at: new Date(0) };
    const { store, raw, points, crash } = open(Object.freeze({ state }));
    const gated = store.state.total as typeof total;
    gated.count++;
    gated.tags?.push("old");
    expect(gated.tags?.map((tag) => tag.length)).toEqual([3, 3]);
    delete gated.tags;
    store.state.at.setTime(1);
    expect(raw.state).toEqual({ total: { count: 1 }, at: new Date(0) });
    expect(points.filter((point) => point.startsWith("before"))).toEqual([
      "before store.state.total.count =",
      "before store.state.total.tags.push",
      "before delete store.state.total.tags",
    ]);
    const { state: reached } = store;
    await crash();
    expect(() => {
      gated.count = 5;
    }).toThrow(ProcessCrash);
    expect(() => {
      delete reached.total;
    }).toThrow(ProcessCrash);
    expect(() => Object.assign(reached, { total: 1 })).toThrow(ProcessCrash);
    expect(() => Object.defineProperty(reached, "total", { value: 1 })).toThrow(ProcessCrash);
    expect(raw.state.total).toEqual({ count: 1 });
  });

  test("closes everything that a dead process has reached before", async () => {
    const { store, raw, crash } = open(new Orders());
    store.insert("a", 1);
    const cursor = store.cursor();
    const { insert } = store;
    let late = cursor;
    await store.transaction(async (tx) => {
      late = tx.cursor();
    });
    await crash();
    for (const call of [
      () => cursor.remove("a"),
      () => cursor.get("a"),
      () => insert("b", 2),
      () => late.remove("a"),
    ]) {
      expect(call).toThrow(ProcessCrash);
    }
    const settled = vi.fn();
    store.save("d", 4).then(settled, settled);
    await quiet();
    expect(settled).not.toHaveBeenCalled();
    expect([raw.count, raw.find("a")]).toEqual([1, 1]);
  });

  test("awaits `crash` of the store, which the app cannot call", async () => {
    let isDone = false;
    const raw = {
      async crash() {
        await new Promise((resolve) => setImmediate(resolve));
        isDone = this === raw;
      },
    };
    const { store, crash } = open(raw);
    expect(() => store.crash()).toThrow("[sandbank] Failed to call store.crash: the sweep calls it after a crash.");
    await crash();
    expect(isDone).toBe(true);
  });

  test.each(["before store.insert", "after store.insert"])(
    "undoes a transaction in which the process crashes %s and catches the error",
    async (crashAt) => {
      const asynchronous = open(new Orders(), `${crashAt} #2`);
      await played(asynchronous, () =>
        asynchronous.store.transaction(async (tx: Orders) => {
          try {
            tx.insert("a", 1);
            tx.insert("b", 2);
          } catch {}
        }),
      );
      await asynchronous.crash();
      expect(asynchronous.raw.count).toBe(0);
      const synchronous = open(new Orders(), `${crashAt} #2`);
      await played(synchronous, () =>
        synchronous.store.inOne((tx: Orders) => {
          try {
            tx.insert("a", 1);
            tx.insert("b", 2);
          } catch {}
        }),
      );
      expect(synchronous.raw.count).toBe(0);
    },
  );

  test("undoes a transaction whose callback never settles", async () => {
    const { store, raw, crash } = open(new Orders());
    void store.transaction(async (tx: Orders) => {
      tx.insert("a", 1);
      await new Promise(() => {});
    });
    await quiet();
    await crash();
    expect(raw.count).toBe(0);
    const next = startProcess<typeof raw>(chooseAdapter(raw, {}));
    next.store.insert("b", 2);
    expect(raw.count).toBe(1);
  });

  test("undoes a transaction whose callback has ended just before a crash", async () => {
    const { store, raw, crash } = open(new Orders());
    await new Promise<void>((ended) => {
      void store.transaction(
        (tx) =>
          new Promise<void>((resolve) => {
            tx.insert("b", 2);
            setImmediate(() => {
              resolve();
              ended(crash());
            });
          }),
      );
    });
    expect(raw.find("b")).toBe(undefined);
  });

  test("waits in `crash` for a call in progress, and never returns its result", async () => {
    const { store, raw, crash } = open(new Orders());
    const settled = vi.fn();
    store.save("a", 1).then(settled, settled);
    await crash();
    expect(raw.count).toBe(1);
    await quiet();
    expect(settled).not.toHaveBeenCalled();
  });

  test("does not call a listener of a dead process, and a live one can be removed", async () => {
    const raw = Object.assign(new EventEmitter(), { set: (value: string) => void raw.emit("set", value) });
    const dead = vi.fn();
    const first = open(raw);
    first.store.on("set", dead);
    await first.crash();
    const second = startProcess<typeof raw>(chooseAdapter(raw, {}));
    const live = vi.fn();
    second.store.on("set", live);
    second.store.set("a");
    second.store.off("set", live);
    second.store.set("b");
    expect(dead).not.toHaveBeenCalled();
    expect(live.mock.calls).toEqual([["a"]]);
  });

  test("iterates until the process is dead", async () => {
    const { store, points, crash } = open(
      {
        *entries() {
          yield* ["a", "b"];
        },
        async *rows() {
          yield* [1, 2];
        },
      },
      undefined,
      ["entries", "rows"],
    );
    expect([...store.entries()]).toEqual(["a", "b"]);
    const rows: unknown[] = [];
    for await (const row of store.rows()) rows.push(row);
    expect(rows).toEqual([1, 2]);
    expect(points).toEqual([]);
    const entries = store.entries();
    entries.next();
    await crash();
    expect(() => entries.next()).toThrow(ProcessCrash);
  });

  test("awaits a query builder with a method `then`", async () => {
    const rows: string[] = [];
    const raw = {
      insert: (row: string) => ({
        // biome-ignore lint/suspicious/noThenProperty: query builders have one.
        then: (resolve: (count: number) => void) => resolve(rows.push(row)),
      }),
    };
    const { store, points, crash } = open(raw);
    expect(await store.insert("a")).toBe(1);
    expect(points.at(-1)).toBe("after store.insert().then");
    const late = store.insert("b");
    await crash();
    const settled = vi.fn();
    void (async () => settled(await late))().catch(() => {});
    await quiet();
    expect(settled).not.toHaveBeenCalled();
    expect(rows).toEqual(["a"]);
  });

  test("gives a Map within it the rules of a Map", async () => {
    const { store, raw, points, crash } = open({ outbox: new Map<string, unknown>() });
    expect(store.outbox).toBeInstanceOf(Map);
    expect(store.outbox).toBe(store.outbox);
    store.outbox.set("a", 1);
    expect(points).toEqual(["before store.outbox.set", "after store.outbox.set"]);
    const { outbox } = store;
    await crash();
    expect(() => outbox.clear()).toThrow(ProcessCrash);
    expect(raw.outbox.size).toBe(1);
  });

  test("names a point in at most 60 characters, without keys that are data", () => {
    const { store, points } = open({
      accounts: { "acct 1": { n: 0 } },
      aVeryLongNameOfAPropertyOfThisStore: { anotherVeryLongNameOfAMethod: () => {} },
    });
    store.accounts["acct 1"].n = 1;
    store.aVeryLongNameOfAPropertyOfThisStore.anotherVeryLongNameOfAMethod();
    expect(points[0]).toBe("before store.accounts[].n =");
    expect(points[2]).toHaveLength("before ".length + 60);
  });
});
