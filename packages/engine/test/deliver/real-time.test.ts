import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../support/eventually.ts";

/** The timers that deliveries set, run by hand: no test waits for real time. */
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

/** Runs every timer of this length that is set. */
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

test("settled() gives up on a receiver that hangs after 10 real seconds", async () => {
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
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", status: null, durationMs: 10_000, error: "There was no response within 10 seconds." },
  ]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  deliverer.close();
});

test("a hanging receiver of a bank whose clock ticks is given up after 10 seconds", async () => {
  let time = 1_767_225_600_000;
  const bank = createBank({ clock: tickingClock(() => time) });
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => new Promise(() => {}) } });
  bank.eventSubscriptions.create({ url: URL });
  const settled = deliverer.settled();
  time += 10_000;
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", durationMs: 10_000, error: "There was no response within 10 seconds." },
  ]);
  deliverer.close();
});

test("an answer without an end, made without a pause, is given up after 10 real seconds, and canceled", async () => {
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
  // The body is being read by now.
  await new Promise(setImmediate);
  pass(10_000);
  await settled;
  expect(bank.webhooks.attempts()).toMatchObject([
    { state: "failed", error: "There was no response within 10 seconds." },
  ]);
  await eventually(() => expect(canceled).toHaveBeenCalled());
  deliverer.close();
});

test("a ticking clock is looked at once a second, so that retries go out when nobody calls the bank", async () => {
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

test("a clock that stands still is not looked at, and a closed deliverer leaves no timer", async () => {
  const bank = createBank();
  const deliverer = createDeliverer(bank, { receivers: { [URL]: () => new Promise(() => {}) } });
  expect(set.timers).toEqual([]);
  bank.eventSubscriptions.create({ url: URL });
  await eventually(() => expect(set.timers).toMatchObject([{ milliseconds: 10_000 }]));
  deliverer.close();
  await eventually(() => expect(set.timers).toEqual([]));
  expect(bank.webhooks.due()).toHaveLength(1);
});
