import { describe, expect, test } from "vitest";
import { BankConnectionError, BankTimeoutError, InternalServerError, RateLimitedError } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Answer, Step } from "./scripted-fetch.ts";
import { stillTime } from "./still-time.ts";

const lost = new TypeError("fetch failed");
const failed: Answer = { status: 500, body: { type: "internal_server_error", title: "The service failed." } };

describe("retries", () => {
  const typed = (status: number, type: string, advice?: string): Answer => ({
    status,
    body: { type, title: "No." },
    ...(advice !== undefined && { headers: { "x-should-retry": advice } }),
  });

  test.each<[string, Answer, number]>([
    ["by a type that lasts, though the status passes", typed(503, "invalid_operation_error"), 1],
    ["by a type that lasts, though the status is 429", typed(429, "insufficient_permissions_error"), 1],
    ["by a type that passes, though the status lasts", typed(400, "rate_limited_error"), 3],
    ["by a type that passes, though the status is 404", typed(404, "internal_server_error"), 3],
    ["by the status where the type is not known", typed(503, "newer_error"), 3],
    ["by the status where the type is not known and the status lasts", typed(409, "newer_error"), 1],
    ["by the status where the type is not text", { status: 503, body: { type: 7 } }, 3],
    ["by x-should-retry: true before a type that lasts", typed(409, "invalid_operation_error", "true"), 3],
    ["by x-should-retry: false before a type that passes", typed(429, "rate_limited_error", "false"), 1],
    ["by the type where x-should-retry is neither", typed(503, "internal_server_error", "maybe"), 3],
  ])("whether a call is sent again is decided %s", async (_how, answer, attempts) => {
    const { client, requests } = clientOf([answer], stillTime().options);
    const error = await errorOf(client.accounts.create({ name: "Operating" }));
    expect(error).toMatchObject({ attempts, shouldRetry: attempts > 1 });
    expect(requests).toHaveLength(attempts);
  });
});

describe("maxRetryDelayMs", () => {
  const busy = (seconds: number): Answer => ({ status: 429, headers: { "retry-after": `${seconds}` }, body: "<html>" });

  test("maxRetryDelayMs ends the call at once where the API asks for a longer wait, and the error tells for how long", async () => {
    const { waits, options } = stillTime();
    const { client, requests } = clientOf([busy(3_600), {}], options);
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfter: 3_600, attempts: 1, shouldRetry: true });
    expect((error as Error).message).toContain("The API asks to wait 3600 s.");
    expect([waits, requests.length]).toEqual([[], 1]);
  });

  test.each<[number | undefined, number | undefined, number, readonly number[]]>([
    [undefined, undefined, 60, [60_000]],
    [undefined, undefined, 61, []],
    [5_000, undefined, 5, [5_000]],
    [5_000, undefined, 6, []],
    [5_000, 7_200_000, 3_600, [3_600_000]],
    [5_000, 0, 1, []],
    [undefined, Number.POSITIVE_INFINITY, 86_400, [86_400_000]],
  ])(
    "maxRetryDelayMs of %s for the client and %s for the call follows a Retry-After of %i s by the waits %j",
    async (...row) => {
      const [ofClient, ofCall, seconds, expected] = row;
      const { waits, options } = stillTime();
      const { client } = clientOf([busy(seconds), {}], { ...options, maxRetryDelayMs: ofClient });
      await client.accounts.retrieve("account_1", { maxRetryDelayMs: ofCall }).catch(() => {});
      expect(waits).toEqual(expected);
    },
  );

  test("maxRetryDelayMs of 0 does not forbid retries for which the API asks for no wait", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed, {}], { ...options, maxRetryDelayMs: 0 });
    await client.accounts.retrieve("account_1");
    expect(waits).toEqual([500]);
  });
});

describe("totalTimeoutMs", () => {
  test("totalTimeoutMs ends the call without a wait that would go past it, with the failure of the last attempt", async () => {
    const { waits, options } = stillTime();
    const { client, requests } = clientOf([failed], { ...options, maxRetries: 9, totalTimeoutMs: 2_000 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ attempts: 3 });
    expect(waits).toEqual([500, 1_000]);
    expect(requests).toHaveLength(3);
  });

  test("totalTimeoutMs counts the time that attempts take, too", async () => {
    const { waits, clock, options } = stillTime();
    const fetch = async () => {
      clock.at += 900;
      throw lost;
    };
    const { client } = clientOf([], { ...options, fetch, maxRetries: 9, totalTimeoutMs: 2_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ attempts: 2 });
    expect(waits).toEqual([500]);
  });

  test("totalTimeoutMs of the call replaces that of the client", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed], { ...options, maxRetries: 9, totalTimeoutMs: 2_000 });
    await errorOf(client.accounts.retrieve("account_1", { totalTimeoutMs: 400 }));
    expect(waits).toEqual([]);
  });

  test("totalTimeoutMs leaves out a wait that the API asks for and that goes past it", async () => {
    const { waits, options } = stillTime();
    const busy: Answer = { status: 503, headers: { "retry-after": "30" } };
    const { client } = clientOf([busy, {}], { ...options, totalTimeoutMs: 10_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ retryAfter: 30, attempts: 1 });
    expect(waits).toEqual([]);
  });

  test("totalTimeoutMs sends nothing more where a wait took longer than it was asked to", async () => {
    const { clock, options } = stillTime();
    const sleep = async () => {
      clock.at += 60_000;
    };
    const { client, requests } = clientOf([failed, {}], { ...options, sleep, totalTimeoutMs: 10_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toBeInstanceOf(InternalServerError);
    expect(requests).toHaveLength(1);
  });

  test("totalTimeoutMs of what is left limits the next attempt, which is a timeout that names the total", async () => {
    const { clock, options } = stillTime();
    const sleep = async () => {
      clock.at += 9_999;
    };
    const { client, requests } = clientOf([failed, "hang"], { ...options, sleep, totalTimeoutMs: 10_000 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(BankTimeoutError);
    expect((error as Error).message).toContain("It took longer than 10000 ms. 2 attempts.");
    expect(requests).toHaveLength(2);
  });

  test.each([0, -1, Number.NaN, "5", null])(
    "totalTimeoutMs of %j is refused for a call and for a client",
    async (value) => {
      const totalTimeoutMs = value as number;
      const { client, requests } = clientOf([{}]);
      if (value !== null) {
        const said = typeof value === "number" ? value : JSON.stringify(value);
        const message = `[sandbank] Failed to use totalTimeoutMs: it must be a number of milliseconds, more than 0, not ${said}.`;
        expect(await errorOf(client.accounts.retrieve("account_1", { totalTimeoutMs }))).toMatchObject({ message });
        expect(() => clientOf([], { totalTimeoutMs })).toThrow(message);
      }
      expect(requests).toHaveLength(0);
    },
  );
});

describe("sleep, now and random", () => {
  test("sleep, now and random are asked for every wait, so that a test does not wait", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed], { ...options, random: () => 0.5, maxRetries: 6 });
    await errorOf(client.accounts.retrieve("account_1"));
    expect(waits).toEqual([375, 750, 1_500, 3_000, 6_000, 6_000]);
  });

  test("sleep, now and random are asked for the wait until a date, too", async () => {
    const { waits, options } = stillTime();
    const until: Answer = { status: 503, headers: { "retry-after": "Thu, 01 Jan 2026 00:00:30 GMT" } };
    await clientOf([until, {}], options).client.accounts.retrieve("account_1");
    expect(waits).toEqual([30_000]);
  });

  test("sleep, now and random are asked for the wait between two polls for Events", async () => {
    const { waits, options } = stillTime();
    const page = (next_cursor: string, ...data: readonly object[]): Answer => ({ body: { data, next_cursor } });
    const { client } = clientOf([page("A"), page("A"), page("B", { id: "event_1" })], options);
    for await (const { id } of client.events.poll({ intervalMs: 30_000 })) {
      expect(id).toBe("event_1");
      break;
    }
    expect(waits).toEqual([30_000, 30_000]);
  });

  test("sleep, now and random may fail: the call rejects with what sleep rejects with", async () => {
    const reason = new Error("no timers here");
    const { client, requests } = clientOf([failed, {}], { sleep: () => Promise.reject(reason) });
    await expect(client.accounts.retrieve("account_1")).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });

  test("sleep, now and random of which sleep may not know of the signal: no attempt is sent after an abort", async () => {
    const controller = new AbortController();
    const reason = new Error("the user left");
    const sleep = async () => controller.abort(reason);
    const { client, requests } = clientOf([failed, {}], { sleep });
    await expect(client.accounts.retrieve("account_1", { signal: controller.signal })).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});

describe("mayBeDone", () => {
  test.each<[string, Step, boolean]>([
    ["a connection that is lost", lost, true],
    ["a success that is not JSON", { body: "<html>" }, true],
    ["a success of another kind", { body: "[]" }, true],
    ["a success that is empty", { status: 204, body: "" }, true],
    ["500", failed, true],
    ["500 with HTML", { status: 500, body: "<html>" }, true],
    ["502", { status: 502 }, true],
    ["503", { status: 503 }, true],
    ["504", { status: 504 }, true],
    ["501", { status: 501 }, false],
    ["302", { status: 302 }, false],
    ["400", { status: 400, body: { type: "invalid_parameters_error", errors: [] } }, false],
    ["401", { status: 401 }, false],
    ["403", { status: 403 }, false],
    ["404", { status: 404 }, false],
    ["408", { status: 408 }, false],
    ["409", { status: 409, body: { type: "idempotency_key_already_used_error" } }, false],
    ["429", { status: 429 }, false],
  ])(
    "mayBeDone after %s is a property of the error, and its message says so where it is true",
    async (_what, step, mayBeDone) => {
      const { client } = clientOf([step], { maxRetries: 0 });
      const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
      expect(error).toMatchObject({ mayBeDone });
      expect((error as Error).message.includes('repeating with idempotencyKey "k1" is safe')).toBe(mayBeDone);
    },
  );

  test("mayBeDone is false for a GET, which does nothing", async () => {
    const { client } = clientOf([lost], { maxRetries: 0 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ mayBeDone: false });
    expect(await errorOf(client.accounts.list())).toMatchObject({ mayBeDone: false });
  });

  test("mayBeDone is true after a timeout", async () => {
    const { client } = clientOf(["hang"], { maxRetries: 0, timeoutMs: 1 });
    expect(await errorOf(client.accounts.create({ name: "Operating" }))).toMatchObject({ mayBeDone: true });
  });

  test.each<[string, Answer]>([
    ["a rate limit", { status: 429, body: { type: "rate_limited_error" } }],
    ["a key that was revoked", { status: 401, body: { type: "invalid_api_key_error" } }],
    ["the page of a proxy", { status: 404, body: "<html>" }],
  ])("mayBeDone stays true where %s answers the retry of an attempt that was lost", async (_what, answer) => {
    const { client } = clientOf([lost, answer], stillTime().options);
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
    expect(error).not.toBeInstanceOf(BankConnectionError);
    expect(error).toMatchObject({ mayBeDone: true });
    expect((error as Error).message).toContain('repeating with idempotencyKey "k1" is safe');
  });
});
