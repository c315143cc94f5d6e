import { describe, expect, test } from "vitest";
import { ProcessCrash } from "../../../src/sweep/process-crash.ts";
import { chooseAdapter } from "../../../src/sweep/stores/choose-adapter.ts";
import { startProcess } from "./store-process.ts";

function open<Value>(entries: Iterable<[string, Value]> = [], crashAt?: string) {
  const raw = new Map<string, Value>(entries);
  return { raw, ...startProcess<Map<string, Value>>(chooseAdapter(raw, { reads: ["set"] }), crashAt) };
}

describe("a Map as a store", () => {
  test("is a Map with the entries of the raw one", () => {
    const { store } = open([
      ["ada", 1],
      ["bob", 2],
    ]);
    expect(store).toBeInstanceOf(Map);
    expect([...store]).toEqual([
      ["ada", 1],
      ["bob", 2],
    ]);
    expect([[...store.keys()], [...store.values()], [...store.entries()].length, store.size]).toEqual([
      ["ada", "bob"],
      [1, 2],
      2,
      2,
    ]);
    const seen: unknown[] = [];
    store.forEach((value, key, map) => {
      seen.push([key, value, map === store]);
    });
    expect(seen).toEqual([
      ["ada", 1, true],
      ["bob", 2, true],
    ]);
    expect(new Map(store)).toEqual(new Map(Object.entries({ ada: 1, bob: 2 })));
  });

  test("has points around each write, whatever `reads` says, and none around reads", () => {
    const { store, points } = open([["ada", 1]]);
    store.get("ada");
    store.has("ada");
    for (const _ of store);
    expect(points).toEqual([]);
    expect(store.set("bob", 2)).toBe(store);
    expect(store.delete("bob")).toBe(true);
    store.clear();
    expect(points).toEqual(
      ["set", "delete", "clear"].flatMap((name) => [`before store.${name}`, `after store.${name}`]),
    );
  });

  test("does not store what an app changes in place", () => {
    const account = { balance: 1, tags: ["a"], opened: new Date(0), key: Buffer.from("k") };
    const { store, raw } = open<typeof account>();
    store.set("ada", account);
    account.balance = 2;
    account.tags.push("b");
    const read = store.get("ada") as typeof account;
    read.balance = 3;
    for (const [, value] of store) value.balance = 4;
    store.forEach((value) => {
      value.balance = 5;
    });
    expect(raw.get("ada")).toEqual({ balance: 1, tags: ["a"], opened: new Date(0), key: Buffer.from("k") });
    expect(read.key).toBeInstanceOf(Buffer);
  });

  test("keeps shared references, cycles, maps and sets of a value", () => {
    const { store } = open<Record<string, unknown>>();
    const value: Record<string, unknown> = { map: new Map([["a", { n: 1 }]]), set: new Set([1]), __proto__: null };
    value["self"] = value;
    store.set("ada", value);
    const read = store.get("ada") as typeof value;
    expect(read["self"]).toBe(read);
    expect(read["map"]).toEqual(new Map([["a", { n: 1 }]]));
    expect(read["set"]).toEqual(new Set([1]));
  });

  test("refuses a value with methods, and says where it is", () => {
    class Money {
      plus() {}
    }
    const { store, points } = open<unknown>();
    expect(() => store.set("ada", { balances: [new Money()] })).toThrow(
      "[sandbank] Failed to copy the value of store.set: its `balances[0]` is an instance of Money, which does not survive a crash.",
    );
    expect(() => store.set("ada", () => {})).toThrow("of store.set: it is a function");
    expect(() => store.set("ada", Promise.resolve())).toThrow("it is an instance of Promise");
    expect(points).toEqual([]);
  });

  test("refuses a key that is found by its identity", () => {
    expect(() => open<number>().store.set({} as string, 1)).toThrow(
      "Failed to call store.set: an object is found by its identity",
    );
  });

  test("stores nothing if the process crashes before a write, and the value if it crashes after it", () => {
    const before = open<number>([], "before store.set");
    expect(() => before.store.set("ada", 1)).toThrow(ProcessCrash);
    expect(before.raw.size).toBe(0);
    const after = open<number>([], "after store.set");
    expect(() => after.store.set("ada", 1)).toThrow(ProcessCrash);
    expect(after.raw.get("ada")).toBe(1);
  });

  test("is closed for a dead process, also in `finally` and in an iteration that has begun", async () => {
    const { store, raw, crash, points } = open([
      ["ada", 1],
      ["bob", 2],
    ]);
    const iterator = store.entries();
    iterator.next();
    await crash();
    for (const call of [
      () => store.set("ada", 2),
      () => store.delete("ada"),
      () => store.clear(),
      () => store.get("ada"),
      () => store.has("ada"),
      () => store.size,
      () => iterator.next(),
      () => store.forEach(() => {}),
    ]) {
      expect(call).toThrow(ProcessCrash);
    }
    expect(() => {
      try {
        store.set("ada", 2);
      } finally {
        store.clear();
      }
    }).toThrow(ProcessCrash);
    expect([...raw.values()]).toEqual([1, 2]);
    expect(points).toEqual([]);
  });
});

describe("a Set as a store", () => {
  test("reads and writes the raw Set, until the process is dead", async () => {
    const raw = new Set(["a"]);
    const { store, points, crash } = startProcess<Set<string>>(chooseAdapter(raw, {}));
    expect(store).toBeInstanceOf(Set);
    expect(store.add("b")).toBe(store);
    expect([...store]).toEqual(["a", "b"]);
    expect([store.has("b"), store.size, [...store.entries()][0]]).toEqual([true, 2, ["a", "a"]]);
    expect(() => store.add({} as string)).toThrow("Failed to call store.add");
    store.delete("a");
    expect(points).toEqual(["add", "delete"].flatMap((name) => [`before store.${name}`, `after store.${name}`]));
    await crash();
    expect(() => store.clear()).toThrow(ProcessCrash);
    expect([...raw]).toEqual(["b"]);
  });

  test.runIf("union" in Set.prototype)("combines its entries with those of another Set", () => {
    interface Combining {
      union(other: object): Iterable<number>;
    }
    const { store } = startProcess<Combining>(chooseAdapter(new Set([1, 2]), {}));
    expect([...store.union(new Set([3]))]).toEqual([1, 2, 3]);
    expect([...(new Set([2, 3]) as unknown as Combining).union(store)]).toEqual([2, 3, 1]);
  });
});
