import { type Bank, createBank, type Event, tickingClock } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BankClient, type BankClientOptions, type EventPollOptions } from "../src/index.ts";
import { errorOf } from "./client.ts";

/** The real function: some tests replace the global one. */
const { setImmediate } = globalThis;

function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Many more requests than any test here needs: a poll that sends more does not wait. */
const MOST_REQUESTS = 200;

let polls: AbortController[] = [];
afterEach(async () => {
  for (const poll of polls) poll.abort(new Error("the test has ended"));
  polls = [];
  await macrotask();
});

/** A client that rejects requests after `MOST_REQUESTS`, so that a poll that does not wait ends. */
function countingClient(bank: Bank, options: Partial<BankClientOptions> = {}) {
  const { fetch, ...others } = clientOptions(bank);
  const counting = vi.fn<typeof fetch>((input, init) => {
    if (counting.mock.calls.length > MOST_REQUESTS) throw new Error(`There were more than ${MOST_REQUESTS} requests.`);
    return fetch(input, init);
  });
  return { client: new BankClient({ ...others, fetch: counting, ...options }), fetch: counting };
}

/** Starts to poll, as an app does when it boots. Returns the names of the categories so far. */
function follow(client: BankClient, options: EventPollOptions = {}) {
  const controller = new AbortController();
  polls.push(controller);
  const seen: string[] = [];
  const ended = (async () => {
    for await (const { category } of client.events.poll({ signal: controller.signal, ...options })) seen.push(category);
  })();
  return { seen, ended: errorOf(ended), controller };
}

/** Runs macrotasks until `isDone`, for at most 100 of them. */
async function until(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isDone(); turn++) await macrotask();
}

/** Runs enough macrotasks for everything that does not wait. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await macrotask();
}

describe("a poll that an app starts at boot", () => {
  test("a poll lets timers of the process run, and sends one request while no Event comes", async () => {
    const { client, fetch } = countingClient(createBank());
    follow(client);
    await new Promise((resolve) => setTimeout(resolve, 0));
    await rest();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("a poll lets AbortSignal.timeout abort it", async () => {
    const { client, fetch } = countingClient(createBank());
    const { ended } = follow(client, { signal: AbortSignal.timeout(1) });
    expect(await ended).toMatchObject({ name: "TimeoutError" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("a poll does not move the clock of the bank", async () => {
    const bank = createBank();
    const { client } = countingClient(bank);
    follow(client);
    await rest();
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    expect(bank.journal().entries).toEqual([]);
  });

  test("a poll yields an Event that comes while it is idle", async () => {
    const bank = createBank();
    const { client, fetch } = countingClient(bank);
    const { seen } = follow(client);
    await rest();
    bank.accounts.create({ name: "Operating" });
    await until(() => seen.length > 0);
    expect(seen).toEqual(["account.created"]);
    await rest();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("a poll yields an Event that due work causes when the clock moves", async () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 1, resolve_at: "2026-01-02T00:00:00Z" });
    const { seen } = follow(countingClient(bank).client, { category: { in: ["inbound_ach_transfer.updated"] } });
    await rest();
    bank.clock.advance({ days: 1 });
    await until(() => seen.length > 0);
    expect(seen).toEqual(["inbound_ach_transfer.updated"]);
  });

  test("a poll misses no Event that comes between its request and its wait", async () => {
    const bank = createBank();
    const { client } = countingClient(bank);
    let isReady = false;
    const { seen } = follow(client, {
      onCaughtUp: () => {
        if (!isReady) bank.accounts.create({ name: "Operating" });
        isReady = true;
      },
    });
    await until(() => seen.length > 0);
    expect(seen).toEqual(["account.created"]);
  });

  test("two polls of a client each yield every Event, also if one of them is slow", async () => {
    const bank = createBank();
    const { client, fetch } = countingClient(bank);
    let proceed = () => {};
    const slow = follow(client, { onCaughtUp: () => new Promise<void>((resolve) => (proceed = resolve)) });
    const fast = follow(client);
    await rest();
    bank.accounts.create({ name: "Operating" });
    await until(() => fast.seen.length > 0);
    await rest();
    proceed();
    await until(() => slow.seen.length > 0);
    expect([fast.seen, slow.seen]).toEqual([["account.created"], ["account.created"]]);
    await rest();
    expect(fetch.mock.calls.length).toBeLessThan(12);
  });

  test.each<[string, (bank: Bank) => void]>([
    ["reset", (bank) => bank.reset()],
    ["restored", (bank) => bank.restore(createBank().snapshot())],
  ])("a poll yields the first Event after the bank was %s, although earlier Events no longer exist", async (_, act) => {
    const bank = createBank();
    const { seen } = follow(countingClient(bank).client);
    for (const name of ["One", "Two"]) bank.accounts.create({ name });
    await until(() => seen.length === 2);
    await rest();
    act(bank);
    await rest();
    bank.accounts.create({ name: "Three" });
    await until(() => seen.length === 3);
    expect(seen).toHaveLength(3);
  });

  test("a poll ignores the Events and the clock of a fork", async () => {
    const bank = createBank();
    const { client, fetch } = countingClient(bank);
    follow(client);
    await rest();
    const fork = bank.fork();
    fork.accounts.create({ name: "Operating" });
    fork.clock.advance({ days: 1 });
    await rest();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("a poll whose signal aborts while it is idle rejects with the reason", async () => {
    const { client } = countingClient(createBank());
    const { ended, controller } = follow(client);
    await rest();
    const reason = new Error("shutting down");
    controller.abort(reason);
    expect(await ended).toBe(reason);
  });

  test("a client that retries lets timers of the process run", async () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", times: MOST_REQUESTS });
    const { client, fetch } = countingClient(bank, { maxRetries: MOST_REQUESTS });
    const controller = new AbortController();
    const called = errorOf(client.accounts.list({}, { signal: controller.signal }));
    await macrotask();
    controller.abort(new Error("shutting down"));
    expect(await called).toMatchObject({ message: "shutting down" });
    expect(fetch.mock.calls.length).toBeLessThan(10);
  });
});

describe("a poll under fake timers", () => {
  test.each<[string, Parameters<typeof vi.useFakeTimers>[0]]>([
    ["setTimeout and setImmediate", undefined],
    [
      "microtasks and the time",
      { toFake: ["setTimeout", "setInterval", "setImmediate", "queueMicrotask", "Date", "performance"] },
    ],
  ])("a poll yields an Event while %s are fake", async (_, config) => {
    vi.useFakeTimers(config);
    try {
      const bank = createBank();
      const { seen } = follow(countingClient(bank).client);
      await rest();
      bank.accounts.create({ name: "Operating" });
      await until(() => seen.length > 0);
      expect(seen).toEqual(["account.created"]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a poll beside a deliverer", () => {
  test("a poll and a webhook receiver both get an Event, and the deliverer waits for the receiver only", async () => {
    const bank = createBank();
    const delivered: string[] = [];
    const receiver = async (request: Request) => {
      delivered.push(((await request.json()) as Event).category);
      return new Response();
    };
    const url = "https://app.test/webhooks";
    const deliverer = createDeliverer(bank, { receivers: { [url]: receiver } });
    bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
    const { seen } = follow(countingClient(bank).client, { category: { in: ["account.created"] } });
    await rest();
    bank.accounts.create({ name: "Operating" });
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
    await deliverer.advance({ days: 1 });
    await until(() => seen.length > 0);
    expect([seen, delivered]).toEqual([["account.created"], ["account.created"]]);
    expect(bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
    deliverer.close();
  });
});

describe("a poll on a clock that follows a time source", () => {
  test("a poll lists again once its interval has passed, and not at each request of another client", async () => {
    let time = Date.UTC(2026, 0, 1);
    const bank = createBank({ clock: tickingClock(() => time) });
    const { client, fetch } = countingClient(bank);
    follow(client, { intervalMs: 10_000 });
    await rest();
    time += 9_999;
    await new BankClient(clientOptions(bank)).accounts.list();
    await rest();
    expect(fetch).toHaveBeenCalledTimes(1);
    time += 1;
    bank.clock.now();
    await rest();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
