import { beforeEach, describe, expect, test, vi } from "vitest";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { BankApiError, BankConnectionError, RateLimitedError } from "../src/index.ts";
import { clientOf, errorOf, holdTime, outcomeOf } from "./client.ts";
import type { Answer, Step } from "./scripted-fetch.ts";

const lost = new BankArgumentError("fetch failed", { cause: new Error("read ECONNRESET") });
const failed: Answer = { status: 500, body: { type: "internal_server_error", title: "The service failed." } };

beforeEach(holdTime);

describe("what is sent again", () => {
  test.each<[string, number, Step]>([
    ["a lost connection", 2, lost],
    ["a timeout", 2, "hang"],
    ["a body that never ends", 2, "hang in the body"],
    ["408", 2, { status: 408 }],
    ["429", 2, { status: 429 }],
    ["500", 2, { status: 500 }],
    ["502", 2, { status: 502, body: "<html>" }],
    ["503", 2, { status: 503 }],
    ["504", 2, { status: 504 }],
    ["500 with x-should-retry: false", 1, { status: 500, headers: { "x-should-retry": "false" } }],
    ["409 with x-should-retry: true", 2, { status: 409, headers: { "x-should-retry": "true" } }],
    ["301", 1, { status: 301, body: { id: "account_1" } }],
    ["400", 1, { status: 400 }],
    ["401", 1, { status: 401 }],
    ["403", 1, { status: 403 }],
    ["404", 1, { status: 404 }],
    ["409", 1, { status: 409 }],
    ["501", 1, { status: 501 }],
    ["a success that is not JSON", 1, { body: "<html>" }],
    ["a success that is not an object", 1, { body: "[]" }],
    ["an error of another API", 1, { status: 422, body: { type: "https://bank.test/e", errors: { name: ["?"] } } }],
  ])("after %s, the client makes %i attempts in total", async (_name, attempts, step) => {
    const { client, requests } = clientOf([step, { body: { id: "account_1" } }]);
    const outcome = await outcomeOf(client.accounts.retrieve("account_1"));
    expect(requests).toHaveLength(attempts);
    expect(outcome instanceof Error).toBe(attempts === 1);
  });
});

describe("maxRetries", () => {
  test.each([
    { client: undefined, call: undefined, attempts: 3 },
    { client: 0, call: undefined, attempts: 1 },
    { client: 4, call: undefined, attempts: 5 },
    { client: 4, call: 1, attempts: 2 },
    { client: 0, call: 1, attempts: 2 },
  ])(
    "maxRetries of $client for the client and $call for the call allows $attempts attempts",
    async ({ client, call, attempts }) => {
      const bank = clientOf([lost], { maxRetries: client });
      const error = await outcomeOf(bank.client.accounts.retrieve("account_1", { maxRetries: call }));
      expect(error).toBeInstanceOf(BankConnectionError);
      expect(error).toMatchObject({ attempts });
      expect(bank.requests).toHaveLength(attempts);
    },
  );
});

describe("the idempotency key", () => {
  test("is generated once for all attempts of a POST", async () => {
    const { client, requests } = clientOf([lost, failed, {}]);
    await outcomeOf(client.accounts.create({ name: "Operating" }));
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("the idempotency key differs between calls", async () => {
    const { client, requests } = clientOf([{}]);
    await client.accounts.create({ name: "Operating" });
    await client.accounts.create({ name: "Operating" });
    expect(requests[0]?.headers["idempotency-key"]).not.toBe(requests[1]?.headers["idempotency-key"]);
  });

  test("the idempotency key is the caller's if there is one", async () => {
    const { client, requests } = clientOf([lost, {}]);
    await outcomeOf(client.accounts.close("account_1", { idempotencyKey: "close-17" }));
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["close-17", "close-17"]);
  });

  test("GET and PATCH are retried unchanged, without an idempotency key", async () => {
    const { client, requests } = clientOf([failed, {}, failed, {}]);
    await outcomeOf(client.accounts.retrieve("account_1"));
    await outcomeOf(client.accounts.update("account_1", { name: "Payroll" }));
    expect(requests.map(({ method, headers }) => [method, "idempotency-key" in headers])).toEqual([
      ["GET", false],
      ["GET", false],
      ["PATCH", false],
      ["PATCH", false],
    ]);
  });

  test("each attempt sends the idempotency key with the same bytes", async () => {
    const { client, requests } = clientOf([failed, {}]);
    const params = { name: "Operating" };
    const call = client.accounts.create(params);
    params.name = "changed meanwhile";
    await outcomeOf(call);
    expect(requests.map(({ body }) => body)).toEqual(['{"name":"Operating"}', '{"name":"Operating"}']);
  });

  test.each(["", "k".repeat(201), "clé", "two\nlines", "order 7 ", " order 7", "   "])(
    "the idempotency key %j is refused before a request is sent (D-115)",
    async (key) => {
      const { client, requests } = clientOf([{}]);
      const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: key }));
      expect(error).toEqual(
        new BankArgumentError(
          "[sandbank] Failed to use idempotencyKey: it must be 1 to 200 printable ASCII characters, without spaces around them.",
        ),
      );
      expect(requests).toHaveLength(0);
    },
  );
});

describe("the wait before the next attempt", () => {
  test("the wait before a retry doubles from half a second to eight seconds", async () => {
    const { client, requests } = clientOf([failed], { maxRetries: 7 });
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(waits(requests)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  test("the wait before a retry is shortened at random by up to a half", async () => {
    vi.mocked(Math.random).mockReturnValue(0.999_999_999);
    const { client, requests } = clientOf([failed], { maxRetries: 2 });
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(waits(requests)).toEqual([250, 500]);
  });

  test.each<[string, Answer, number]>([
    ["Retry-After in seconds", { status: 429, headers: { "retry-after": "7" } }, 7_000],
    ["Retry-After in parts of a second", { status: 503, headers: { "retry-after": "1.25" } }, 1_250],
    ["Retry-After as a date", { status: 503, headers: { "retry-after": "Thu, 01 Jan 2026 00:00:30 GMT" } }, 30_000],
    [
      "Retry-After as an old date",
      { status: 503, headers: { "retry-after": "Thursday, 01-Jan-26 00:00:09 GMT" } },
      9_000,
    ],
    ["retry_after of the body", { status: 429, body: { type: "rate_limited_error", retry_after: 3 } }, 3_000],
    [
      "the header before the body",
      { status: 429, headers: { "retry-after": "2" }, body: { type: "rate_limited_error", retry_after: 9 } },
      2_000,
    ],
    ["the longest that is kept to", { status: 429, headers: { "retry-after": "60" } }, 60_000],
  ])("the wait before a retry follows %s", async (_name, answer, wait) => {
    const { client, requests } = clientOf([answer, {}]);
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(waits(requests)).toEqual([wait]);
  });

  test.each<[string, Answer]>([
    ...["0", "0.25", "-5", "", "soon", "9 s", "0x10", "1e1", "Infinity", "in 2030", "7, 9"].map(
      (text): [string, Answer] => [`Retry-After: ${text}`, { status: 429, headers: { "retry-after": text } }],
    ),
    ["a date that has passed", { status: 429, headers: { "retry-after": "Thu, 01 Jan 2025 00:00:00 GMT" } }],
    ["a date that does not exist", { status: 429, headers: { "retry-after": "Thu, 99 Jan 2030 00:00:00 GMT" } }],
    ...[0, -5, "9", null, [9], { valueOf: 9 }].map((retry_after): [string, Answer] => [
      `retry_after ${JSON.stringify(retry_after)} of the body`,
      { status: 429, body: { type: "rate_limited_error", retry_after } },
    ]),
  ])("the wait before a retry is the usual backoff after %s", async (_name, answer) => {
    const { client, requests } = clientOf([answer], { maxRetries: 3 });
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(waits(requests)).toEqual([500, 1_000, 2_000]);
  });

  test("the wait before a retry follows the body if the header cannot be read", async () => {
    const body = { type: "rate_limited_error", retry_after: 9 };
    const { client, requests } = clientOf([{ status: 429, headers: { "retry-after": "soon" }, body }, {}]);
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(waits(requests)).toEqual([9_000]);
  });

  test("the call fails at once if the API requests a wait of more than a minute", async () => {
    const { client, requests } = clientOf([
      { status: 429, headers: { "retry-after": "61" }, body: { type: "rate_limited_error" } },
    ]);
    const error = await outcomeOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfter: 61, attempts: 1 });
    expect(requests).toHaveLength(1);
  });
});

test("the error of a call is the error of the last attempt", async () => {
  const { client } = clientOf([lost, { status: 503 }, { status: 404, headers: { "x-request-id": "request_3" } }]);
  const error = await outcomeOf(client.accounts.retrieve("account_1"));
  expect(error).toBeInstanceOf(BankApiError);
  expect(error).toMatchObject({ status: 404, attempts: 3, requestId: "request_3" });
});

function waits(requests: readonly { readonly at: number }[]): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
}
