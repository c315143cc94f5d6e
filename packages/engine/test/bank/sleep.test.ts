import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeliverer, type Deliverer } from "../../src/deliver.ts";
import { type Bank, createBank, createPlatform, tickingClock } from "../../src/index.ts";

const URL = "https://app.test/webhooks";

let open: Deliverer[] = [];
afterEach(() => {
  for (const deliverer of open) deliverer.close();
  open = [];
});

function advances(bank: Bank) {
  return bank.journal().entries.filter(({ kind }) => kind === "advance");
}

/** A bank with a deliverer. `receiver` receives the Events of new Accounts. */
function delivering(receiver: (bank: Bank) => Response | Promise<Response>, environment?: "live") {
  const bank = createBank({ ...(environment && { environment }) });
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => receiver(bank) } });
  open.push(deliverer);
  bank.eventSubscriptions.create({ url: URL, selected_event_categories: [{ event_category: "account.created" }] });
  return { bank, deliverer };
}

describe("bank.clock.sleep", () => {
  test("advances a manual clock by whole milliseconds, and runs the due work", async () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: URL, selected_event_categories: [{ event_category: "account.created" }] });
    bank.accounts.create({ name: "Operating" });
    await bank.clock.sleep(10_000.5);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:10.001Z");
    expect(bank.webhooks.attempts()[0]?.error).toBe("There was no response within 10 seconds.");
  });

  test("advances a ticking clock ahead of its source", async () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ clock: tickingClock(() => time) });
    await bank.clock.sleep(60_000);
    expect(bank.clock.now()).toBe("2026-01-01T00:01:00.000Z");
    time += 1_000;
    expect(bank.clock.now()).toBe("2026-01-01T00:01:01.000Z");
  });

  test("resolves a sleep when the source of a ticking clock reaches its time, without an advance", async () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ clock: tickingClock(() => time) });
    const slept = bank.clock.sleep(1_000);
    time += 1_500;
    await slept;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.500Z");
  });

  test("advances the clock once for concurrent sleeps, to the latest time, and resolves them in order of their times", async () => {
    const bank = createBank();
    const woken: number[] = [];
    const spans = [...Array(16).keys()].map((index) => 1_000 - 10 * index);
    await Promise.all(
      spans.map(async (span, index) => {
        // A call some turns of the microtask queue later still waits together with the others.
        for (let turn = 0; turn < index; turn++) await null;
        await bank.clock.sleep(span);
        woken.push(span);
      }),
    );
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.000Z");
    expect(advances(bank)).toHaveLength(1);
    expect(woken).toEqual(spans.toSorted((one, other) => one - other));
  });

  test("resolves a sleep when another call advances the clock", async () => {
    const bank = createBank();
    const slept = bank.clock.sleep(1_000);
    bank.clock.advance({ seconds: 5 });
    await slept;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:05.000Z");
  });

  test.each<[string, (bank: Bank) => void]>([
    ["a reset", (bank) => bank.reset()],
    ["a restore", (bank) => bank.restore(createBank().snapshot())],
  ])("resolves a sleep at %s, and does not advance the clock afterwards", async (_, act) => {
    const bank = createBank();
    const slept = bank.clock.sleep(1_000);
    act(bank);
    await slept;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test("advances only the clock of its own bank, not of a fork or its parent", async () => {
    const bank = createBank();
    const slept = bank.clock.sleep(1_000);
    const fork = bank.fork();
    await Promise.all([slept, fork.clock.sleep(5_000)]);
    expect([bank, fork].map(({ clock }) => clock.now())).toEqual([
      "2026-01-01T00:00:01.000Z",
      "2026-01-01T00:00:05.000Z",
    ]);
  });

  test("rejects with the reason of a signal that is already aborted, without an advance", async () => {
    const bank = createBank();
    const reason = new Error("Enough.");
    await expect(bank.clock.sleep(1_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test("rejects with the reason of a signal that aborts, and waits only for the other sleeps", async () => {
    const bank = createBank();
    const controller = new AbortController();
    const reason = new Error("Enough.");
    const aborted = bank.clock.sleep(5_000, controller.signal);
    const other = bank.clock.sleep(1_000);
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    await other;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.000Z");
  });

  test("leaves no listener on the signal of a sleep", async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, "removeEventListener");
    await createBank().clock.sleep(1, signal);
    expect(removed).toHaveBeenCalledTimes(1);
  });

  test.each([-1, Number.NaN, Infinity, 1e15, "1000" as never])(
    "refuses to sleep %s milliseconds",
    async (milliseconds) => {
      const slept = createBank().clock.sleep(milliseconds);
      await expect(slept).rejects.toThrow(
        `[sandbank] Failed to sleep: ${milliseconds} is not a number of milliseconds`,
      );
      await expect(slept).rejects.toThrow(RangeError);
    },
  );

  test("resolves without a timer while all timers are fake", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "setImmediate", "Date", "performance"] });
    try {
      const bank = createBank();
      await bank.clock.sleep(60_000);
      expect(bank.clock.now()).toBe("2026-01-01T00:01:00.000Z");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("bank.clock.sleep with a deliverer", () => {
  test("sends due webhooks before a sleep resolves", async () => {
    const times: string[] = [];
    const { bank } = delivering((bank) => {
      times.push(bank.clock.now());
      return new Response(null, { status: times.length === 1 ? 500 : 200 });
    }, "live");
    bank.accounts.create({ name: "Operating" });
    await bank.clock.sleep(60_000);
    expect(times).toEqual(["2026-01-01T00:00:00.000Z", "2026-01-01T00:01:00.000Z"]);
    expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(["failed", "succeeded"]);
  });

  test("advances the clock to the latest time for concurrent sleeps with a deliverer", async () => {
    const { bank } = delivering(() => new Response());
    await Promise.all([...Array(16).keys()].map(() => bank.clock.sleep(1_000)));
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.000Z");
  });

  test("advances both clocks of a platform that has a deliverer", async () => {
    const platform = createPlatform();
    open.push(createDeliverer(platform, {}));
    await platform.sandbox.clock.sleep(1_000);
    expect([platform.live, platform.sandbox].map(({ clock }) => clock.now())).toEqual(
      Array(2).fill("2026-01-01T00:00:01.000Z"),
    );
  });

  test.each<[string, (deliverer: Deliverer) => Promise<unknown>, string]>([
    ["settled", (deliverer) => deliverer.settled(), "2026-01-01T00:00:00.500Z"],
    ["advance", (deliverer) => deliverer.advance({ days: 20 }), "2026-01-21T00:00:00.000Z"],
    ["a short advance", (deliverer) => deliverer.advance({ milliseconds: 100 }), "2026-01-01T00:00:00.500Z"],
  ])("does not wait in real time for a receiver that sleeps: %s", async (_, act, end) => {
    let woken: string | undefined;
    const { bank, deliverer } = delivering(async (bank) => {
      await bank.clock.sleep(500);
      woken = bank.clock.now();
      return new Response();
    });
    // Only a receiver that times out waits for timers.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      bank.accounts.create({ name: "Operating" });
      await act(deliverer);
      await deliverer.settled();
    } finally {
      vi.useRealTimers();
    }
    expect(woken).toBe("2026-01-01T00:00:00.500Z");
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded", durationMs: 500 }]);
    expect(bank.clock.now()).toBe(end);
  });

  test("advances the clock without the deliverer when it is closed during a sleep", async () => {
    const { bank, deliverer } = delivering(() => new Response());
    const slept = bank.clock.sleep(1_000);
    await null;
    deliverer.close();
    await slept;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.000Z");
  });

  test("rejects a sleep if the attached sender cannot advance the clock", async () => {
    const bank = createBank();
    bank.webhooks.attach({ wake() {}, abandon() {} });
    await expect(bank.clock.sleep(1)).rejects.toThrow("[sandbank] Failed to sleep: the attached sender cannot");
  });
});
