import { describe, expect, test, vi } from "vitest";
import { type Bank, createBank, tickingClock } from "../../src/index.ts";

/** Turns of the microtask queue, many more than a call needs that does not wait. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await null;
}

/** Begins to idle. Returns whether the wait is over. */
function idling(bank: Bank, milliseconds = 10_000) {
  const wait = { isOver: false };
  void bank.clock.idle(milliseconds).then(() => {
    wait.isOver = true;
  });
  return wait;
}

/** Lists newer Events as a poll does. */
function poll(bank: Bank): number {
  return bank.events.list({ order_by: { field: "created_at", direction: "ascending" } }).data.length;
}

const accountOf = (bank: Bank) => bank.accounts.create({ name: "Operating" });

describe("bank.clock.idle (D-111)", () => {
  test.each<[string, (bank: Bank) => unknown]>([
    ["an Event", accountOf],
    ["a move of the clock", (bank) => bank.clock.advance({ milliseconds: 1 })],
    ["a sleep of another caller", (bank) => bank.clock.sleep(1)],
    ["a reset", (bank) => bank.reset()],
    ["a restore", (bank) => bank.restore(createBank().snapshot())],
  ])("idle waits for %s, and leaves the clock alone", async (_, act) => {
    const bank = createBank();
    const wait = idling(bank);
    await settle();
    expect(wait.isOver).toBe(false);
    expect(bank.journal().entries).toEqual([]);
    await act(bank);
    await settle();
    expect(wait.isOver).toBe(true);
  });

  test.each<[string, (bank: Bank) => unknown]>([
    ["a request that emits no Event", (bank) => bank.accounts.list()],
    ["a call that is refused", (bank) => expect(() => bank.accounts.create({ name: "" })).toThrow()],
    ["an advance of no time", (bank) => bank.clock.advance({ days: 0 })],
    ["an Event of a fork", (bank) => accountOf(bank.fork())],
    ["an advance of a fork", (bank) => bank.fork().clock.advance({ days: 1 })],
  ])("idle does not end at %s", async (_, act) => {
    const bank = createBank();
    const wait = idling(bank);
    act(bank);
    await settle();
    expect(wait.isOver).toBe(false);
  });

  test("idle of a fork waits for the fork, although its parent has been polled", async () => {
    const bank = createBank();
    poll(bank);
    accountOf(bank);
    const fork = bank.fork();
    const wait = idling(fork);
    accountOf(bank);
    await settle();
    expect(wait.isOver).toBe(false);
    accountOf(fork);
    await settle();
    expect(wait.isOver).toBe(true);
  });

  test("idle returns at once if an Event has come since the latest poll, which found none", async () => {
    const bank = createBank();
    expect(poll(bank)).toBe(0);
    accountOf(bank);
    const wait = idling(bank);
    await settle();
    expect(wait.isOver).toBe(true);
  });

  test("idle wakes all polls if one of them has last listed before the latest Event", async () => {
    const bank = createBank();
    poll(bank);
    accountOf(bank);
    // Another poll has seen the Event, and found no newer one.
    bank.events.list({ order_by: { field: "created_at", direction: "ascending" }, category: { in: ["card.created"] } });
    const waits = [idling(bank), idling(bank)];
    await settle();
    expect(waits).toEqual([{ isOver: true }, { isOver: true }]);
  });

  test("idle waits for as many polls as have found no Event", async () => {
    const bank = createBank();
    for (const _ of [1, 2]) poll(bank);
    const waits = [idling(bank), idling(bank)];
    await settle();
    expect(waits).toEqual([{ isOver: false }, { isOver: false }]);
    accountOf(bank);
    await settle();
    expect(waits).toEqual([{ isOver: true }, { isOver: true }]);
  });

  test("idle rejects with the reason of a signal, and leaves no listener", async () => {
    const bank = createBank();
    const reason = new Error("Enough.");
    await expect(bank.clock.idle(1_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, "removeEventListener");
    const idle = bank.clock.idle(1_000, controller.signal);
    controller.abort(reason);
    await expect(idle).rejects.toBe(reason);
    expect(removed).toHaveBeenCalledTimes(1);
    accountOf(bank);
  });

  test.each([-1, Number.NaN, "1000" as never])("idle refuses %s milliseconds", async (milliseconds) => {
    const idle = createBank().clock.idle(milliseconds);
    await expect(idle).rejects.toThrow(
      `[sandbank] Failed to idle: ${milliseconds} is not a number of milliseconds. Pass 0 or more.`,
    );
    await expect(idle).rejects.toThrow(RangeError);
  });

  test("idle accepts Infinity, and ends at the next Event", async () => {
    const bank = createBank();
    const wait = idling(bank, Infinity);
    accountOf(bank);
    await settle();
    expect(wait.isOver).toBe(true);
  });
});

describe("bank.clock.idle on a clock that follows a time source", () => {
  function tickingBank() {
    const source = { time: Date.UTC(2026, 0, 1) };
    return { source, bank: createBank({ clock: tickingClock(() => source.time) }) };
  }

  test("isTicking says whether a clock follows a time source", () => {
    expect([tickingBank().bank, createBank()].map(({ clock }) => clock.isTicking)).toEqual([true, false]);
  });

  test("idle ends once its time has passed, and not when the source moves a little", async () => {
    const { source, bank } = tickingBank();
    const wait = idling(bank, 10_000);
    source.time += 9_999;
    bank.accounts.list();
    await settle();
    expect(wait.isOver).toBe(false);
    source.time += 1;
    bank.clock.now();
    await settle();
    expect(wait.isOver).toBe(true);
  });

  test("idle ends at an advance", async () => {
    const { bank } = tickingBank();
    const wait = idling(bank);
    bank.clock.advance({ seconds: 1 });
    await settle();
    expect(wait.isOver).toBe(true);
  });
});
