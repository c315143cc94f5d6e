import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOptions } from "../../src/http.ts";
import { createBank, tickingClock } from "../../src/index.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Client options of modules that were loaded while these functions of the platform were missing. */
async function optionsWithout(...missing: readonly string[]) {
  vi.resetModules();
  for (const name of missing) vi.stubGlobal(name, undefined);
  const http = await import("../../src/http.ts");
  const { createBank: create } = await import("../../src/index.ts");
  return http.clientOptions(create());
}

describe("sleep and idle of clientOptions", () => {
  test.each<[string, readonly string[]]>([
    ["a runtime with setImmediate", []],
    ["a runtime without setImmediate", ["setImmediate"]],
    ["a runtime with neither setImmediate nor MessageChannel", ["setImmediate", "MessageChannel"]],
  ])("a loop that sleeps lets timers fire in %s", async (_, missing) => {
    const { setTimeout } = globalThis;
    const { sleep } = await optionsWithout(...missing);
    let hasFired = false;
    const fire = () => {
      hasFired = true;
    };
    setTimeout(fire, 0);
    let sleeps = 0;
    // Far more than the turns of the event loop within a millisecond.
    while (!hasFired && sleeps < 5_000) {
      await sleep(1);
      sleeps++;
    }
    expect(hasFired).toBe(true);
  });

  test("sleep rejects with the reason of a signal that aborts after the clock has moved", async () => {
    const bank = createBank();
    const controller = new AbortController();
    const reason = new Error("Enough.");
    const slept = clientOptions(bank).sleep(1_000, controller.signal);
    while (bank.clock.now() === "2026-01-01T00:00:00.000Z") await null;
    controller.abort(reason);
    await expect(slept).rejects.toBe(reason);
  });

  test("concurrent sleeps of a client share one advance, to the latest of their times", async () => {
    const bank = createBank();
    const { sleep } = clientOptions(bank);
    await Promise.all([500, 2_000, 1_000].map((milliseconds) => sleep(milliseconds)));
    expect(bank.clock.now()).toBe("2026-01-01T00:00:02.000Z");
    expect(bank.journal().entries).toHaveLength(1);
  });

  test("idle reads a clock that follows a time source until the time has passed", async () => {
    let reads = 0;
    // The source moves whenever it is read, so that only reads let the time pass.
    const bank = createBank({ clock: tickingClock(() => Date.UTC(2026, 0, 1) + reads++) });
    const before = reads;
    await clientOptions(bank).idle(3);
    expect(reads - before).toBeGreaterThan(1);
  });
});
