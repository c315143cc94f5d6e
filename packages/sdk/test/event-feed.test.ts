import { endpoints, eventCategories, objectTypeOf } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { describe, expect, test, vi } from "vitest";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { BankClient, type Event, type Unknown } from "../src/index.ts";
import { clientOf, errorOf, holdTime } from "./client.ts";
import type { Answer } from "./scripted-fetch.ts";

function bankAndClient() {
  const bank = createBank();
  const fetch = vi.fn(createFetchHandler(bank));
  const client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test", fetch });
  return { bank, client, fetch };
}

function eventOf(type: string, id = `${type}_1`, category = `${type}.created`): Event {
  return {
    id: "event_1",
    type: "event",
    category: category as Unknown,
    associated_object_type: type,
    associated_object_id: id,
    created_at: "2026-01-01T00:00:00.000Z",
  };
}

function page(ids: readonly string[], next_cursor: string | null): Answer {
  return { body: { data: ids.map((id) => ({ id })), next_cursor } };
}

const objectTypes = [...new Set(Object.keys(eventCategories).map((name) => objectTypeOf(name.replace(/\..*/, "_1"))))];
const paths: readonly string[] = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

describe("events.fetchObject", () => {
  test("fetchObject returns the object that the Event is about", async () => {
    const { bank, client } = bankAndClient();
    const account = bank.accounts.create({ name: "Operating" });
    const [event] = (await client.events.list({ associated_object_id: account.id })).data;
    expect(await client.events.fetchObject(event as Event)).toEqual(account);
  });

  test.each(objectTypes as string[])("fetchObject requests a %s at the path of its type", async (type) => {
    const { client, requests } = clientOf([{}]);
    await client.events.fetchObject(eventOf(type, "an_id"));
    const path = requests[0]?.url.replace("https://bank.test", "").replace("an_id", "{}");
    expect(paths.map((one) => one.replace(/\{\w+\}/, "{}"))).toContain(`GET ${path}`);
  });

  test("fetchObject derives the path of a type that is newer than this version", async () => {
    const { client, requests } = clientOf([{}]);
    await client.events.fetchObject(eventOf("standing_order"));
    expect(requests[0]?.url).toBe("https://bank.test/standing_orders/standing_order_1");
  });

  test.each<[string, string]>([
    ["../accounts", "account_1"],
    ["", "account_1"],
    ["account?x=", "account_1"],
    ["account", ""],
    ["account", ".."],
  ])("fetchObject refuses the type %j with the id %j, and sends no request", async (type, id) => {
    const { client, requests } = clientOf([{}]);
    expect(await errorOf(client.events.fetchObject(eventOf(type, id)))).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(0);
  });

  test.each([undefined, null, 7, "event_1", {}, [], { id: "event_1" }, { associated_object_id: "account_1" }])(
    "fetchObject refuses %j, which is not an Event, and sends no request",
    async (event) => {
      const { client, requests } = clientOf([{}]);
      expect(await errorOf(client.events.fetchObject(event as never))).toEqual(
        new BankArgumentError(
          "[sandbank] Failed to use event: it must be an Event, with associated_object_type and associated_object_id, " +
            `not ${JSON.stringify(event)}.`,
        ),
      );
      expect(requests).toHaveLength(0);
    },
  );

  test("fetchObject rejects if the object does not exist, and when its signal aborts", async () => {
    const { client } = bankAndClient();
    await expect(client.events.fetchObject(eventOf("account"))).rejects.toMatchObject({
      type: "object_not_found_error",
    });
    const signal = AbortSignal.abort(new Error("stopped"));
    await expect(client.events.fetchObject(eventOf("account"), { signal })).rejects.toThrow("stopped");
  });
});

describe("events.poll", () => {
  test("poll yields every Event, oldest first, and ends at the newest with follow: false", async () => {
    const { bank, client } = bankAndClient();
    for (let number = 1; number <= 230; number++) bank.accounts.create({ name: `Customer ${number}` });
    const seen: string[] = [];
    for await (const { id } of client.events.poll({ follow: false })) seen.push(id);
    const all = await client.events.list({ order_by: { direction: "ascending" } }).toArray({ limit: 1_000 });
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(seen).toHaveLength(230);
  });

  test("poll resumes after its last cursor and yields the Events created in between", async () => {
    const { bank, client } = bankAndClient();
    const kept: string[] = [];
    const drain = async () => {
      const seen: string[] = [];
      const options = { cursor: kept.at(-1), follow: false, onCursor: (cursor: string) => kept.push(cursor) };
      for await (const event of client.events.poll(options)) seen.push(event.associated_object_id);
      return seen;
    };
    await drain();
    expect(await drain()).toEqual([]);
    const account = bank.accounts.create({ name: "Operating" });
    expect(await drain()).toEqual([account.id]);
  });

  test("poll reports a cursor only after the Events before it were consumed", async () => {
    const { client } = clientOf([page(["event_1", "event_2"], "c1"), page(["event_3"], "c2"), page([], "c2")]);
    const log: string[] = [];
    for await (const { id } of client.events.poll({ follow: false, onCursor: (cursor) => log.push(cursor) })) {
      log.push(id);
    }
    expect(log).toEqual(["event_1", "event_2", "c1", "event_3", "c2"]);
  });

  test.each<[string, number, readonly string[]]>([
    ["in the middle of a page", 1, []],
    ["at its last Event", 2, []],
    ["at the first of the next", 3, ["c1"]],
  ])("poll reports no cursor beyond the Event where the consumer failed: %s", async (_where, last, kept) => {
    const { client } = clientOf([page(["event_1", "event_2"], "c1"), page(["event_3", "event_4"], "c2")]);
    const cursors: string[] = [];
    let count = 0;
    const consume = async () => {
      for await (const _event of client.events.poll({ onCursor: (cursor) => cursors.push(cursor) })) {
        if (++count === last) throw new Error("crashed");
      }
    };
    await expect(consume()).rejects.toThrow("crashed");
    expect(cursors).toEqual(kept);
  });

  test("poll waits for onCursor, and rejects if it rejects", async () => {
    const { client, requests } = clientOf([page(["event_1"], "c1"), page([], "c1")]);
    const events = client.events.poll({ onCursor: () => Promise.reject(new Error("disk full")) });
    expect((await events.next()).value).toEqual({ id: "event_1" });
    await expect(events.next()).rejects.toThrow("disk full");
    expect(requests).toHaveLength(1);
  });

  test("poll sends the cursor, the filters and the order with each request", async () => {
    const { client, requests } = clientOf([page(["event_1"], "c1"), page([], "c1")]);
    const category = { in: ["account.created" as const] };
    for await (const _event of client.events.poll({ cursor: "c0", follow: false, limit: 1, category }));
    expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual(
      ["c0", "c1"].map((cursor) => ({
        cursor,
        limit: "1",
        "category.in": "account.created",
        "order_by.field": "created_at",
        "order_by.direction": "ascending",
      })),
    );
  });

  test("poll begins at the oldest Event without a cursor", async () => {
    const { client, requests } = clientOf([page([], "c0")]);
    const cursors: string[] = [];
    const options = { cursor: null, follow: false, onCursor: (cursor: string) => cursors.push(cursor) };
    for await (const _event of client.events.poll(options));
    expect(requests[0]?.url).not.toContain("cursor");
    expect(cursors).toEqual(["c0"]);
  });

  test("poll waits at the newest Event, and yields later Events", async () => {
    holdTime();
    const { client, requests } = clientOf([page([], "c0"), page([], "c0"), page(["event_1"], "c1"), page([], "c1")]);
    const events = client.events.poll({ intervalMs: 5_000 });
    const next = events.next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await next).value).toEqual({ id: "event_1" });
    const [first, second, third] = requests.map(({ at }) => at) as [number, number, number];
    expect([second - first, third - second]).toEqual([5_000, 5_000]);
  });

  test("poll waits after a page without a cursor, which the API never returns, instead of polling again at once", async () => {
    holdTime();
    const { client, requests } = clientOf([page(["event_1"], null)]);
    const events = client.events.poll({ intervalMs: 5_000 });
    await events.next();
    void events.next();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test("poll calls onCaughtUp each time before it waits", async () => {
    holdTime();
    const { client, requests } = clientOf([
      page(["event_1"], "c1"),
      page([], "c1"),
      page(["event_2"], "c2"),
      page([], "c3"),
    ]);
    const log: string[] = [];
    const consume = async () => {
      const options = { onCursor: (cursor: string) => log.push(cursor), onCaughtUp: () => log.push("caught up") };
      for await (const { id } of client.events.poll({ ...options, intervalMs: 5_000 })) log.push(id);
    };
    void consume();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(log).toEqual(["event_1", "c1", "caught up"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log.slice(3)).toEqual(["event_2", "c2", "c3", "caught up"]);
    expect(requests).toHaveLength(4);
  });

  test("poll calls onCaughtUp before it ends", async () => {
    const { bank, client } = bankAndClient();
    bank.accounts.create({ name: "Operating" });
    const log: string[] = [];
    const options = { follow: false, onCaughtUp: () => log.push("caught up") };
    for await (const { category } of client.events.poll(options)) log.push(category);
    log.push("ended");
    expect(log).toEqual(["account.created", "caught up", "ended"]);
  });

  test("poll waits for onCaughtUp, and rejects if it rejects", async () => {
    const { client, requests } = clientOf([page([], "c1")]);
    const events = client.events.poll({ onCaughtUp: () => Promise.reject(new Error("disk full")) });
    await expect(events.next()).rejects.toThrow("disk full");
    expect(requests).toHaveLength(1);
  });

  test("poll waits for ten seconds by default", async () => {
    holdTime();
    const { client, requests } = clientOf([page([], "c0")]);
    void client.events.poll().next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test("poll rejects with the reason of its signal during a wait, and leaves no timer", async () => {
    holdTime();
    const { client } = clientOf([page([], "c0")]);
    const controller = new AbortController();
    const next = errorOf(client.events.poll({ signal: controller.signal }).next());
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort(new Error("shutting down"));
    expect(await next).toMatchObject({ message: "shutting down" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("poll yields no further Event of a page after its signal has aborted", async () => {
    const { client } = clientOf([page(["event_1", "event_2"], "c1")]);
    const controller = new AbortController();
    const events = client.events.poll({ signal: controller.signal });
    await events.next();
    controller.abort(new Error("shutting down"));
    await expect(events.next()).rejects.toThrow("shutting down");
  });

  test("poll rejects as the list does, after the client's own retries", async () => {
    holdTime();
    const { client, requests } = clientOf([{ status: 503, body: { type: "internal_server_error", title: "Down." } }]);
    const failed = errorOf(client.events.poll().next());
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ type: "internal_server_error" });
    expect(requests).toHaveLength(3);
  });

  test.each([0, -1, Number.NaN])("poll refuses an interval of %s ms", async (intervalMs) => {
    const { client, requests } = clientOf([page([], "c0")]);
    await expect(client.events.poll({ intervalMs }).next()).rejects.toThrow(
      new BankArgumentError("[sandbank] Failed to use intervalMs: it must be more than 0."),
    );
    expect(requests).toHaveLength(0);
  });

  test("poll rejects with the API's error for an unknown filter", async () => {
    const { client } = bankAndClient();
    const options = { categories: "account.created" } as object;
    await expect(client.events.poll(options).next()).rejects.toMatchObject({ type: "invalid_parameters_error" });
  });
});
