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
    ["by a type that is permanent, although the status is temporary", typed(503, "invalid_operation_error"), 1],
    ["by a type that is permanent, although the status is 429", typed(429, "insufficient_permissions_error"), 1],
    ["by a type that is temporary, although the status is permanent", typed(400, "rate_limited_error"), 3],
    ["by a type that is temporary, although the status is 404", typed(404, "internal_server_error"), 3],
    ["by the status if the type is not known", typed(503, "newer_error"), 3],
    ["by the status if the type is not known and the status is permanent", typed(409, "newer_error"), 1],
    ["by the status if the type is not text", { status: 503, body: { type: 7 } }, 3],
    ["by x-should-retry: true rather than a permanent type", typed(409, "invalid_operation_error", "true"), 3],
    ["by x-should-retry: false rather than a temporary type", typed(429, "rate_limited_error", "false"), 1],
    ["by the type if x-should-retry is neither true nor false", typed(503, "internal_server_error", "maybe"), 3],
  ])("the client decides on a retry %s", async (_how, answer, attempts) => {
    const { client, requests } = clientOf([answer], stillTime().options);
    const error = await errorOf(client.accounts.create({ name: "Operating" }));
    expect(error).toMatchObject({ attempts, shouldRetry: attempts > 1 });
    expect(requests).toHaveLength(attempts);
  });
});

describe("maxRetryDelayMs", () => {
  const busy = (seconds: number): Answer => ({ status: 429, headers: { "retry-after": `${seconds}` }, body: "<html>" });

  test("maxRetryDelayMs ends the call at once if the API requests a longer wait, and the error has the requested wait", async () => {
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
    "maxRetryDelayMs of %s for the client and %s for the call, with a Retry-After of %i s, results in the waits %j",
    async (...row) => {
      const [ofClient, ofCall, seconds, expected] = row;
      const { waits, options } = stillTime();
      const { client } = clientOf([busy(seconds), {}], { ...options, maxRetryDelayMs: ofClient });
      await client.accounts.retrieve("account_1", { maxRetryDelayMs: ofCall }).catch(() => {});
      expect(waits).toEqual(expected);
    },
  );

  test("maxRetryDelayMs of 0 allows retries for which the API requests no wait", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed, {}], { ...options, maxRetryDelayMs: 0 });
    await client.accounts.retrieve("account_1");
    expect(waits).toEqual([500]);
  });
});

describe("totalTimeoutMs", () => {
  test("totalTimeoutMs ends the call before a wait that would exceed it, with the failure of the last attempt", async () => {
    const { waits, options } = stillTime();
    const { client, requests } = clientOf([failed], { ...options, maxRetries: 9, totalTimeoutMs: 2_000 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ attempts: 3 });
    expect(waits).toEqual([500, 1_000]);
    expect(requests).toHaveLength(3);
  });

  test("totalTimeoutMs includes the time of the attempts", async () => {
    const { waits, clock, options } = stillTime();
    const fetch = async () => {
      clock.at += 900;
      throw lost;
    };
    const { client } = clientOf([], { ...options, fetch, maxRetries: 9, totalTimeoutMs: 2_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ attempts: 2 });
    expect(waits).toEqual([500]);
  });

  test("totalTimeoutMs of the call replaces the client's", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed], { ...options, maxRetries: 9, totalTimeoutMs: 2_000 });
    await errorOf(client.accounts.retrieve("account_1", { totalTimeoutMs: 400 }));
    expect(waits).toEqual([]);
  });

  test("totalTimeoutMs ends the call before a wait that the API requests and that would exceed it", async () => {
    const { waits, options } = stillTime();
    const busy: Answer = { status: 503, headers: { "retry-after": "30" } };
    const { client } = clientOf([busy, {}], { ...options, totalTimeoutMs: 10_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ retryAfter: 30, attempts: 1 });
    expect(waits).toEqual([]);
  });

  test("totalTimeoutMs prevents a retry if a wait took longer than requested", async () => {
    const { clock, options } = stillTime();
    const sleep = async () => {
      clock.at += 60_000;
    };
    const { client, requests } = clientOf([failed, {}], { ...options, sleep, totalTimeoutMs: 10_000 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toBeInstanceOf(InternalServerError);
    expect(requests).toHaveLength(1);
  });

  test("totalTimeoutMs limits the next attempt to the remaining time, and the timeout names the total", async () => {
    const { clock, options } = stillTime();
    const sleep = async () => {
      clock.at += 9_999;
    };
    const { client, requests } = clientOf([failed, "hang"], { ...options, sleep, totalTimeoutMs: 10_000 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(BankTimeoutError);
    expect((error as Error).message).toContain("it took longer than 10000 ms (GET /accounts/account_1). 2 attempts.");
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
  test("sleep, now and random control every wait, so that a test does not wait", async () => {
    const { waits, options } = stillTime();
    const { client } = clientOf([failed], { ...options, random: () => 0.5, maxRetries: 6 });
    await errorOf(client.accounts.retrieve("account_1"));
    expect(waits).toEqual([375, 750, 1_500, 3_000, 6_000, 6_000]);
  });

  test("sleep and now control the wait until a date", async () => {
    const { waits, options } = stillTime();
    const until: Answer = { status: 503, headers: { "retry-after": "Thu, 01 Jan 2026 00:00:30 GMT" } };
    await clientOf([until, {}], options).client.accounts.retrieve("account_1");
    expect(waits).toEqual([30_000]);
  });

  test("sleep controls the wait between two polls for Events", async () => {
    const { waits, options } = stillTime();
    const page = (next_cursor: string, ...data: readonly object[]): Answer => ({ body: { data, next_cursor } });
    const { client } = clientOf([page("A"), page("A"), page("B", { id: "event_1" })], options);
    for await (const { id } of client.events.poll({ intervalMs: 30_000 })) {
      expect(id).toBe("event_1");
      break;
    }
    expect(waits).toEqual([30_000, 30_000]);
  });

  test("idle replaces the wait between two polls for Events, and sleep still waits before a retry", async () => {
    const { waits, options } = stillTime();
    const idles: unknown[] = [];
    const idle = async (...args: readonly unknown[]) => void idles.push(args);
    const page = (next_cursor: string, ...data: readonly object[]): Answer => ({ body: { data, next_cursor } });
    const { client } = clientOf([page("A"), failed, page("B", { id: "event_1" })], { ...options, idle });
    const { signal } = new AbortController();
    for await (const { id } of client.events.poll({ intervalMs: 30_000, signal })) {
      expect(id).toBe("event_1");
      break;
    }
    expect(idles).toEqual([[30_000, signal]]);
    expect(waits).toEqual([500]);
  });

  test("the call rejects with the error of a sleep that rejects", async () => {
    const reason = new Error("no timers here");
    const { client, requests } = clientOf([failed, {}], { sleep: () => Promise.reject(reason) });
    await expect(client.accounts.retrieve("account_1")).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });

  test("no attempt is sent after an abort, even if sleep ignores the signal", async () => {
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
    "mayBeDone after %s is a property of the error, and the message mentions it if it is true",
    async (_what, step, mayBeDone) => {
      const { client } = clientOf([step], { maxRetries: 0 });
      const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
      expect(error).toMatchObject({ mayBeDone });
      expect((error as Error).message.includes('repeating with idempotencyKey "k1" is safe')).toBe(mayBeDone);
    },
  );

  test("mayBeDone is false for a GET, which changes nothing", async () => {
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
  ])("mayBeDone stays true if %s is the response to the retry of a lost attempt", async (_what, answer) => {
    const { client } = clientOf([lost, answer], stillTime().options);
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
    expect(error).not.toBeInstanceOf(BankConnectionError);
    expect(error).toMatchObject({ mayBeDone: true });
    expect((error as Error).message).toContain('repeating with idempotencyKey "k1" is safe');
  });
});
