import { afterAll, expect, test, vi } from "vitest";

// As in a set-up file, or by a setting of the test runner: the engine is loaded when the timers are faked already.
vi.useFakeTimers();
const { createDeliverer } = await import("../../src/deliver.ts");
const { clientOptions } = await import("../../src/http.ts");
const { createBank } = await import("../../src/index.ts");
afterAll(() => {
  vi.useRealTimers();
});

/** Sinon fakes these by default, and so does Vitest if it is told to. */
const inMicrotasksFaked = async (run: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "setImmediate", "Date", "queueMicrotask"] });
  try {
    await run();
  } finally {
    vi.useFakeTimers();
  }
};

const URL = "https://app.test/webhooks";

/** A live bank whose one receiver fails once for each Event. */
function delivering() {
  const bank = createBank({ environment: "live" });
  const received: string[] = [];
  const deliverer = createDeliverer(bank, {
    receivers: {
      [URL]: ({ headers }) => {
        received.push(headers.get("webhook-id") ?? "");
        return new Response("answer", { status: received.length % 2 === 1 ? 500 : 200 });
      },
    },
  });
  bank.eventSubscriptions.create({ url: URL, selected_event_categories: [{ event_category: "account.created" }] });
  return { bank, deliverer, received };
}

test("a deliverer settles and advances though all timers are fake and nobody has them pass", async () => {
  const { bank, deliverer } = delivering();
  bank.accounts.create({ name: "Operating" });
  expect((await deliverer.settled()).failed).toHaveLength(1);
  await deliverer.advance({ days: 1 });
  expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [] });
  deliverer.close();
});

test("a deliverer sends by itself, soon after a call", async () => {
  const { bank, deliverer, received } = delivering();
  bank.accounts.create({ name: "Operating" });
  for (let turn = 0; turn < 1_000 && received.length === 0; turn++) await null;
  expect(received).toHaveLength(1);
  deliverer.close();
});

test("a client of the bank is answered, waits for a retry, and loses connections without a timer", async () => {
  const bank = createBank();
  const { baseUrl, apiKey, fetch, sleep } = clientOptions(bank);
  const headers = { authorization: `Bearer ${apiKey}` };
  bank.faults.arm({ kind: "drop_before_commit" });
  await expect(fetch(`${baseUrl}/accounts`, { headers })).rejects.toThrow("fetch failed");
  await sleep(500);
  expect((await fetch(`${baseUrl}/accounts`, { headers })).status).toBe(200);
});

test("latency is waited for by the fake timers, which the test has pass", async () => {
  const bank = createBank();
  const { baseUrl, apiKey, fetch } = clientOptions(bank);
  bank.faults.arm({ kind: "latency", delayMs: 30_000 });
  const sent = fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await sent).status).toBe(200);
});

test("a client reads answers where microtasks are faked", () =>
  inMicrotasksFaked(async () => {
    const bank = createBank();
    const { baseUrl, apiKey, fetch } = clientOptions(bank);
    const response = await fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
    expect(await response.json()).toEqual({ data: [], next_cursor: null });
  }));

test("a receiver reads webhooks and answers with text where microtasks are faked", () =>
  inMicrotasksFaked(async () => {
    const bank = createBank({ environment: "live" });
    const received: unknown[] = [];
    const receiver = async (request: Request) => {
      received.push(((await request.json()) as { category: string }).category);
      return new Response("try again", { status: received.length === 1 ? 503 : 200 });
    };
    const deliverer = createDeliverer(bank, { receivers: { [URL]: receiver } });
    bank.eventSubscriptions.create({ url: URL });
    expect((await deliverer.settled()).failed[0]?.answer).toBe("try again");
    await deliverer.advance({ minutes: 1 });
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [] });
    expect(received).toEqual(["event_subscription.created", "event_subscription.created"]);
    deliverer.close();
  }));
