import { describe, expect, test, vi } from "vitest";
import { reactive } from "vue";
import { lazyObjects } from "../../src/bank/lazy-object.ts";
import { createBank } from "../../src/index.ts";

describe("an object with lazy properties", () => {
  test("creates each lazy property once per object", () => {
    const double = vi.fn((context: { number: number }) => ({ value: context.number * 2 }));
    const create = lazyObjects<{ double: { value: number } }, object, { number: number }>({ double }, {});
    const [one, other] = [create({ number: 1 }, {}), create({ number: 2 }, {})];
    expect(double).not.toHaveBeenCalled();
    expect(one.double).toBe(one.double);
    expect([one.double.value, other.double.value]).toEqual([2, 4]);
    expect(double).toHaveBeenCalledTimes(2);
  });

  test("reads a view again at each access", () => {
    const context = { name: "first" };
    const object = lazyObjects<object, { name: string }, { name: string }>({}, { name: ({ name }) => name })(
      context,
      {},
    );
    context.name = "second";
    expect(object.name).toBe("second");
  });

  test("works as reactive state, and through any other deep proxy", () => {
    const deep = <T extends object>(target: T): T =>
      new Proxy(target, {
        get(object, key, receiver) {
          const value = Reflect.get(object, key, receiver);
          return typeof value === "object" && value !== null ? deep(value) : value;
        },
      });
    for (const { bank } of [reactive({ bank: createBank() }), deep({ bank: createBank() })]) {
      const { id } = bank.accounts.create({ name: "Operating" });
      bank.clock.advance({ days: 1 });
      expect(bank.accounts.retrieve(id).name).toBe("Operating");
      expect(bank.simulations.cardAuthorizations.create).toBeTypeOf("function");
      expect([bank.audit(), bank.fork().accounts.list().data.length]).toEqual([[], 1]);
    }
  });

  test("lists and spreads the properties of a bank", () => {
    const bank = createBank();
    const copy = { ...bank };
    expect(Object.keys(bank)).toEqual(expect.arrayContaining(["handle", "accounts", "simulations", "clock", "apiKey"]));
    expect(copy.accounts.create({ name: "Operating" })).toEqual(bank.accounts.list().data[0]);
    expect(Object.keys(bank.simulations)).toContain("cardAuthorizations");
  });

  test("is a plain object to a program that inspects, changes or freezes a bank", () => {
    const [bank, changed, frozen] = [createBank(), createBank(), Object.freeze(createBank())];
    expect(Object.getPrototypeOf(bank)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(bank, "clock")).toMatchObject({ enumerable: true, configurable: true });
    expect(() => Object.assign(bank, { clock: null })).toThrow(TypeError);
    Object.defineProperty(changed, "clock", { value: "another", configurable: true });
    expect(changed.clock).toBe("another");
    expect([Reflect.deleteProperty(changed, "clock"), "clock" in changed, "audit" in changed]).toEqual([
      true,
      false,
      true,
    ]);
    expect(frozen.accounts.create({ name: "Operating" }).status).toBe("open");
    expect(Object.keys(frozen)).toEqual(Object.keys(createBank()));
  });

  test("lets a test spy on `handle` of a bank", () => {
    const bank = createBank();
    const handle = vi.spyOn(bank, "handle");
    bank.handle({ method: "GET", path: "/accounts", headers: {} });
    expect(handle).toHaveBeenCalledOnce();
  });
});

describe("forks of an unchanged bank", () => {
  test("shares the state of a bank with its forks, but no later change", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Shared" });
    const [one, other] = [bank.fork(), bank.fork({ seed: "other" })];
    one.accounts.create({ name: "One" });
    other.accounts.create({ name: "Other" });
    bank.accounts.create({ name: "Bank" });
    const late = bank.fork();
    const names = [bank, one, other, late].map((each) => each.accounts.list().data.map(({ name }) => name));
    expect(names).toEqual([
      ["Bank", "Shared"],
      ["One", "Shared"],
      ["Other", "Shared"],
      ["Bank", "Shared"],
    ]);
    for (const each of [one, other, late]) each.reset();
    expect(one.accounts.list().data).toHaveLength(1);
    expect(other.accounts.list().data).toHaveLength(1);
    expect(late.accounts.list().data).toHaveLength(2);
    expect([bank, one, other, late].flatMap((each) => each.audit())).toEqual([]);
  });

  test("starts each fork at the bank's time and with its faults", () => {
    const bank = createBank();
    const before = bank.fork();
    bank.clock.advance({ days: 1 });
    bank.faults.arm({ kind: "latency" });
    const after = bank.fork();
    expect(before.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    expect(after.clock.now()).toBe("2026-01-02T00:00:00.000Z");
    expect([before.faults.list().length, after.faults.list().length]).toEqual([0, 1]);
  });
});
