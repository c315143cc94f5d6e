import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";

/** The timers that deliveries set. The tests run them by hand, so that no test waits for real time. */
const set = vi.hoisted(() => ({ timers: [] as { readonly milliseconds: number; readonly act: () => void }[] }));

vi.mock("../../src/transport/timers.ts", async (original) => ({
  ...(await original<typeof import("../../src/transport/timers.ts")>()),
  after: timer,
  every: timer,
}));

function timer(milliseconds: number, act: () => void): () => void {
  const one = { milliseconds, act };
  set.timers.push(one);
  return () => {
    set.timers = set.timers.filter((other) => other !== one);
  };
}

/** Runs every timer of this length. */
function pass(milliseconds: number): void {
  const due = set.timers.filter((one) => one.milliseconds === milliseconds);
  expect(due.length).toBeGreaterThan(0);
  for (const { act } of due) act();
}

const { createDeliverer } = await import("../../src/deliver.ts");
const { createBank, tickingClock } = await import("../../src/index.ts");

const URL = "https://app.test/webhooks";

afterEach(() => {
  set.timers = [];
});

/** Waits until the receiver was called. */
const called = () => eventually(() => expect(set.timers.some((one) => one.milliseconds === 10_000)).toBe(true));

test("times out a receiver that hangs after 10 real seconds in settled()", async () => {
  const signals: AbortSignal[] = [];
  const bank = createBank();
  const deliverer = createDeliverer(bank, {
    receivers: {
      [URL]: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    },
  });
  bank.eventSubscriptions.create({ url: URL });
  const settled = deliverer.settled();
  await called();
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", status: null, durationMs: 10_000, error: "There was no response within 10 seconds." },
  ]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  deliverer.close();
});

test("times out a receiver that hangs after 10 seconds of a ticking clock", async () => {
  let time = 1_767_225_600_000;
  const bank = createBank({ clock: tickingClock(() => time) });
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => new Promise(() => {}) } });
  bank.eventSubscriptions.create({ url: URL });
  const settled = deliverer.settled();
  await called();
  time += 10_000;
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", durationMs: 10_000, error: "There was no response within 10 seconds." },
  ]);
  deliverer.close();
});

test("times out an endless response after 10 real seconds, and cancels its body", async () => {
  const canceled = vi.fn();
  const bank = createBank();
  const endless = () =>
    new ReadableStream(
      { pull: (stream) => stream.enqueue(new Uint8Array(10)), cancel: canceled },
      { highWaterMark: 0 },
    );
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => new Response(endless()) } });
  bank.eventSubscriptions.create({ url: URL });
  const settled = deliverer.settled();
  // By now the body is being read.
  await new Promise(setImmediate);
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", error: "There was no response within 10 seconds." },
  ]);
  await eventually(() => expect(canceled).toHaveBeenCalled());
  deliverer.close();
});

test("checks a ticking clock once a second, so that retries are sent without a call to the bank", async () => {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const times: string[] = [];
  const bank = createBank({ environment: "live", clock: tickingClock(() => time) });
  const deliverer = createDeliverer(bank, {
    receivers: {
      [URL]: () => {
        times.push(new Date(time).toISOString());
        return new Response(null, { status: times.length < 2 ? 500 : 200 });
      },
    },
  });
  bank.eventSubscriptions.create({ url: URL });
  await deliverer.settled();
  time += 60_000;
  pass(1_000);
  await eventually(() => expect(bank.webhooks.attempts().at(-1)?.state).toBe("succeeded"));
  expect(times).toEqual(["2026-01-01T00:00:00.000Z", "2026-01-01T00:01:00.000Z"]);
  deliverer.close();
});

test("checks no manual clock, and leaves no timer when the deliverer is closed", async () => {
  const bank = createBank();
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => new Promise(() => {}) } });
  expect(set.timers).toEqual([]);
  bank.eventSubscriptions.create({ url: URL });
  await eventually(() => expect(set.timers).toMatchObject([{ milliseconds: 10_000 }]));
  deliverer.close();
  await eventually(() => expect(set.timers).toEqual([]));
  expect(bank.webhooks.due()).toHaveLength(1);
});
