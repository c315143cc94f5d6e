import { afterAll, expect, test, vi } from "vitest";

// The timers are fake before the engine is loaded, as after a setup file or a setting of the test runner.
vi.useFakeTimers();
const { createDeliverer } = await import("../../src/deliver.ts");
const { clientOptions, createFetchHandler } = await import("../../src/http.ts");
const { createBank } = await import("../../src/index.ts");
afterAll(() => {
  vi.useRealTimers();
});

/** Sinon fakes these by default, and Vitest does with a setting. */
const inMicrotasksFaked = async (run: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "setImmediate", "Date", "queueMicrotask"] });
  try {
    await run();
  } finally {
    vi.useFakeTimers();
  }
};

const URL = "https://app.test/webhooks";

/** A live bank with one receiver that fails once for each Event. */
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

test("settles and advances although all timers are fake and never advanced", async () => {
  const { bank, deliverer } = delivering();
  bank.accounts.create({ name: "Operating" });
  expect((await deliverer.settled()).failed).toHaveLength(1);
  await deliverer.advance({ days: 1 });
  expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
  deliverer.close();
});

test("gives up on a receiver that never responds although all timers are fake and never advanced", async () => {
  const bank = createBank();
  const receivers = { [URL]: () => new Promise<Response>(() => {}) };
  const deliverer = createDeliverer(bank, { receivers, hangTimeoutMs: 1 });
  bank.eventSubscriptions.create({ url: URL });
  expect((await deliverer.settled({ timeoutMs: 1 })).pending).toHaveLength(1);
  await deliverer.advance({ seconds: 10 });
  expect((await deliverer.settled()).failed).toMatchObject([{ error: "There was no response within 10 seconds." }]);
  deliverer.close();
});

test("sends soon after a call although all timers are fake", async () => {
  const { bank, deliverer, received } = delivering();
  bank.accounts.create({ name: "Operating" });
  for (let turn = 0; turn < 1_000 && received.length === 0; turn++) await null;
  expect(received).toHaveLength(1);
  deliverer.close();
});

test("responds to a client, waits for a retry and drops a connection without real timers", async () => {
  const bank = createBank();
  const { baseUrl, apiKey, fetch, sleep } = clientOptions(bank);
  const headers = { authorization: `Bearer ${apiKey}` };
  bank.faults.arm({ kind: "drop_before_commit" });
  await expect(fetch(`${baseUrl}/accounts`, { headers })).rejects.toThrow("fetch failed");
  await sleep(500);
  expect((await fetch(`${baseUrl}/accounts`, { headers })).status).toBe(200);
});

test("waits for a latency with the fake timers", async () => {
  const bank = createBank();
  const { baseUrl, apiKey, fetch } = clientOptions(bank);
  bank.faults.arm({ kind: "latency", delayMs: 30_000 });
  const sent = fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await sent).status).toBe(200);
});

test("lets a client read responses when microtasks are fake", () =>
  inMicrotasksFaked(async () => {
    const bank = createBank();
    const { baseUrl, apiKey, fetch } = clientOptions(bank);
    const response = await fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
    expect(await response.json()).toEqual({ data: [], next_cursor: null });
  }));

test("lets a receiver read webhooks and respond with text when microtasks are fake", () =>
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
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
    expect(received).toEqual(["event_subscription.created", "event_subscription.created"]);
    deliverer.close();
  }));

test("reads a Request made from text or bytes, once, when microtasks are fake", () =>
  inMicrotasksFaked(async () => {
    const bank = createBank();
    const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
    const text = JSON.stringify({ name: "A" });
    for (const body of [text, new TextEncoder().encode(text)]) {
      const request = new Request("https://bank.test/accounts", { method: "POST", headers, body });
      expect((await createFetchHandler(bank)(request)).status).toBe(200);
    }
    expect(bank.accounts.list().data.map(({ name }) => name)).toEqual(["A", "A"]);
  }));

test("lets a client idle until an Event comes although all timers are fake", async () => {
  const bank = createBank();
  const { idle } = clientOptions(bank);
  const idled = idle(10_000);
  bank.accounts.create({ name: "Operating" });
  await idled;
  expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
});
