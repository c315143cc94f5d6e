import { errorCatalogue } from "@sandbank/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import * as sdk from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Answer } from "./scripted-fetch.ts";

const advice = "a proxy may have sent it, or baseUrl is wrong";

/** JSON that differs from an API error in each member that the client reads. */
const odd: readonly unknown[] = [
  null,
  true,
  7,
  -0.5,
  "text",
  [],
  [null],
  {},
  { toString: 1, valueOf: 1, toJSON: 1, constructor: 1 },
  { name: ["is required"] },
  [[["field", "message"]]],
  [{ field: "name" }, { message: "is required" }, { field: 7, message: {} }, null, "name", ["name"]],
];
const members = ["type", "title", "detail", "errors", "status", "retry_after", "reason", "resource_id"];
const bodies: readonly unknown[] = [
  ...odd,
  { type: "https://bank.test/errors/validation", errors: { name: ["is required"] } },
  { message: "Unprocessable", errors: { name: ["is required"] } },
  ...members.flatMap((member) => odd.map((value) => ({ [member]: value }))),
  ...Object.keys(errorCatalogue).flatMap((type) =>
    odd.map((value) => ({ ...Object.fromEntries(members.map((member) => [member, value])), type })),
  ),
];

describe("a refusal with a body that is any JSON", () => {
  test.each([400, 401, 403, 404, 409, 422, 429])(
    "a refusal with any JSON and status %i is a BankApiError, without a retry",
    async (status) => {
      for (const body of bodies) {
        const { error, attempts } = await failure({ status, body: JSON.stringify(body) }, { maxRetries: 0 });
        const text = `${status} ${JSON.stringify(body)}`;
        expect(error, text).toBeInstanceOf(sdk.BankApiError);
        const { type } = Object(body);
        const isTemporary = ["rate_limited_error", "internal_server_error"].includes(type);
        const shouldRetry = isTemporary || (status === 429 && !Object.keys(errorCatalogue).includes(type));
        expect(error, text).toMatchObject({ status, body, attempts: 1, shouldRetry });
        expect(typeof error.message, text).toBe("string");
        expect(() => JSON.stringify(error), text).not.toThrow();
        expect(attempts).toBe(1);
      }
    },
  );

  test("a refusal with any JSON and any status is a BankApiError that keeps both", async () => {
    const value = fc.jsonValue();
    const type = fc.option(fc.constantFrom(...Object.keys(errorCatalogue)), { nil: undefined });
    const error = fc.record(Object.fromEntries(members.map((member) => [member, value])), { requiredKeys: [] });
    const typed = fc.tuple(error, type).map(([body, type]) => ({ ...body, ...(type && { type }) }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, typed), fc.integer({ min: 400, max: 499 }), async (given, status) => {
        const text = JSON.stringify(given);
        const { error } = await failure({ status, body: text });
        expect(error).toBeInstanceOf(sdk.BankApiError);
        expect(error).toMatchObject({ status, body: JSON.parse(text) });
        expect(error.message).toContain(" (GET /accounts/account_1).");
      }),
      { seed: 20_261_122, numRuns: volume(300, 300, 40) },
    );
  });

  test("a refusal with JSON nested deeper than the stack is a BankApiError", async () => {
    const body = `{"type":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const { error } = await failure({ status: 400, body });
    expect(error).toBeInstanceOf(sdk.BankApiError);
    expect(error).toMatchObject({ status: 400, type: null });
  });

  test("a BankApiError lists only the issues that have a field and a message", async () => {
    const fault = { field: "name", message: "is required" };
    const body = { type: "invalid_parameters_error", title: "Bad.", errors: [null, fault, { field: "x" }, "name"] };
    const { error } = await failure({ status: 400, body });
    expect(error).toMatchObject({ errors: [fault], body });
    expect(error.message).toBe("Bad (GET /accounts/account_1). name is required.");
  });

  test("the message of a BankApiError quotes only a part of long texts", async () => {
    const long = "x".repeat(100_000);
    const body = {
      type: "invalid_parameters_error",
      title: long,
      detail: long,
      errors: [{ field: long, message: "!" }],
    };
    const { error } = await failure({ status: 400, body, headers: { "x-request-id": long } });
    expect(error.message.length).toBeLessThan(4_000);
    expect(error).toMatchObject({ title: long, detail: long, requestId: "x".repeat(200) });
  });

  /** The statuses of the API with their types. */
  const statuses = new Map<number, string[]>();
  for (const [type, kind] of Object.entries(errorCatalogue)) {
    for (const status of kind.statuses) statuses.set(status, [...(statuses.get(status) ?? []), type]);
  }

  test.each([...statuses, [402, []], [418, []], [502, []], [504, []]] as [number, string[]][])(
    "a refusal with an unknown type and status %i has the class of the status if there is one: %j",
    async (status, types) => {
      const [type] = types.length === 1 ? types : [];
      const known = type && (await failure({ status, body: { type } })).error;
      const name = known ? known.name : "BankApiError";
      for (const body of ["<html>", "null", '{"type":"https://bank.test/e"}', '{"type":"new_error"}']) {
        const { error } = await failure({ status, body });
        expect(error.name).toBe(name);
        expect((error as sdk.BankApiError).type).toBe(
          JSON.stringify(body).includes("type") ? JSON.parse(body).type : null,
        );
      }
    },
  );
});

describe("a success", () => {
  test.each(["null", "true", "7", '"text"', "[]", '[{"id":"account_1"}]'])(
    "a success that is %s instead of an object is a BankApiError with the reason",
    async (body) => {
      const { error, attempts } = await failure({ body });
      expect(Object.getPrototypeOf(error)).toBe(sdk.BankApiError.prototype);
      expect(error).toMatchObject({
        status: 200,
        type: null,
        body: JSON.parse(body),
        message: `HTTP status 200 (GET /accounts/account_1). The body is not a JSON object: ${advice}.`,
      });
      expect(attempts).toBe(1);
    },
  );

  test.each<[string, unknown]>([
    ["null", null],
    ["an array", [{ id: "account_1" }]],
    ["an object of the API", { id: "account_1", type: "account" }],
    ["an empty object", {}],
    ["a list without data", { next_cursor: null }],
    ["a list without next_cursor", { data: [] }],
    ["a list of another API", { data: [], has_more: false }],
    ["a list whose data is null", { data: null, next_cursor: null }],
    ["a list whose data is an object", { data: { 0: {} }, next_cursor: null }],
    ["a list of null", { data: [null], next_cursor: null }],
    ["a list of texts", { data: ["account_1"], next_cursor: null }],
    ["a list whose cursor is a number", { data: [], next_cursor: 7 }],
    ["a list whose cursor is an object", { data: [], next_cursor: {} }],
  ])("a success that is %s instead of a list is a BankApiError with the reason", async (_what, body) => {
    const what = body === null || Array.isArray(body) ? "a JSON object" : "a list with data and next_cursor";
    const { client, requests } = clientOf([{ body: JSON.stringify(body) }]);
    const first = (list: AsyncIterable<unknown>) => list[Symbol.asyncIterator]().next();
    const calls = [
      client.accounts.list(),
      first(client.accounts.list()),
      client.accounts.list().toArray({ limit: 1 }),
      first(client.events.poll()),
    ];
    for (const call of calls) {
      const error = await errorOf(call);
      expect(Object.getPrototypeOf(error)).toBe(sdk.BankApiError.prototype);
      expect(error).toMatchObject({ status: 200, type: null, detail: null, body });
      expect((error as Error).message).toContain(`The body is not ${what}: ${advice}.`);
    }
    expect(requests).toHaveLength(calls.length);
  });

  test("a page whose cursor leads to itself is a BankApiError instead of an endless iteration", async () => {
    const page = { data: [{ id: "event_1" }], next_cursor: "c1" };
    const walks: readonly ((client: sdk.BankClient) => AsyncIterable<unknown>)[] = [
      (client) => client.events.list(),
      (client) => client.events.list().pages(),
      (client) => client.events.poll(),
    ];
    for (const walk of walks) {
      const { client, requests } = clientOf([{ body: page }]);
      const seen: unknown[] = [];
      const walking = async () => {
        for await (const one of walk(client)) seen.push(one);
      };
      expect(await errorOf(walking())).toMatchObject({
        name: "BankApiError",
        status: 200,
        message: expect.stringContaining(`The next page is one that came before: ${advice}.`),
      });
      expect([seen.length, requests.length]).toEqual([1, 2]);
    }
  });

  test("an unreadable success of a POST has mayBeDone", async () => {
    const { client } = clientOf([{ body: "[]" }]);
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
    expect((error as Error).message).toContain('repeating with idempotencyKey "k1" is safe');
  });
});

describe("a fetch that gives no Response", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["parsed JSON", { id: "account_1" }],
    ["a response without headers", { status: 200, text: async () => "{}" }],
    ["a response without text()", { status: 200, headers: new Headers(), json: async () => ({}) }],
    ["a response whose status is text", { status: "200", headers: new Headers(), text: async () => "{}" }],
    ["a response whose text() is not a function", { status: 200, headers: new Headers(), text: async () => ({}) }],
  ])("a fetch that returns %s instead of a Response is named in the error", async (_what, response) => {
    let calls = 0;
    const fetch = async () => {
      calls++;
      return response as never;
    };
    const { client } = clientOf([], { fetch });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toEqual(
      new BankArgumentError(
        "[sandbank] Failed to use fetch: it must be a function that returns a promise of a Response, with status, " +
          "headers and text().",
      ),
    );
    expect(calls).toBe(1);
  });
});

async function failure(answer: Answer, options: Partial<sdk.BankClientOptions> = {}) {
  const { client, requests } = clientOf([answer], { maxRetries: answer.status === 200 ? 2 : 0, ...options });
  const error = (await errorOf(client.accounts.retrieve("account_1"))) as Error;
  return { error, attempts: requests.length };
}
