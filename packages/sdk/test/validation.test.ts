import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { BankApiError, BankArgumentError, BankClientError, RateLimitedError } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";

type AnyClient = ReturnType<typeof clientOf>["client"];

/** Checks that each call rejects with a BankArgumentError that names the parameter, and that no request is sent. */
async function expectRefusals(name: string, calls: (client: AnyClient) => readonly PromiseLike<unknown>[]) {
  const { client, requests } = clientOf([{}]);
  for (const error of (await Promise.all(calls(client).map(errorOf))) as Error[]) {
    expect(error).toBeInstanceOf(BankArgumentError);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(BankClientError);
    expect(error.name).toBe("BankArgumentError");
    expect(error.message).toContain(`Failed to use ${name}: `);
  }
  expect(requests).toHaveLength(0);
}

describe("numbers", () => {
  const numbers = [0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 60, 2 ** 53];

  test.each(numbers)("a number that is not a safe integer such as %d is refused anywhere in a body", async (amount) => {
    await expectRefusals("amount", (client) => [
      client.simulations.interestPayments.create({ account_id: "account_1", amount }),
      client.request("POST", "/transfers", { amount }),
      client.request("POST", "/transfers", { legs: [{ amount: 1 }, { to: { amount } }] }),
      client.request("PATCH", "/transfers/transfer_1", { amount: { toJSON: () => amount } }),
    ]);
  });

  test.each(numbers)(
    "a number that is not a safe integer such as %d is refused anywhere in a query",
    async (amount) => {
      await expectRefusals("limit", (client) => [
        client.accounts.list({ limit: amount }),
        client.accounts.list({ limit: amount }).pages().next(),
      ]);
      await expectRefusals("amount.in", (client) => [
        client.request("GET", "/transfers", { amount: { in: [1, amount] } }),
      ]);
      await expectRefusals("sum.of.amount", (client) => [client.request("GET", "/x", { sum: { of: { amount } } })]);
    },
  );

  test("the error for a number that is not a safe integer has its name, its value and the rule for amounts", async () => {
    const { client } = clientOf([{}]);
    const call = client.simulations.interestPayments.create({ account_id: "account_1", amount: 0.1 + 0.2 });
    expect(await errorOf(call)).toEqual(
      new BankArgumentError(
        "[sandbank] Failed to use amount: it must be a safe integer, in cents, not 0.30000000000000004.",
      ),
    );
  });

  test("the largest and the smallest safe integers are sent", async () => {
    const { client, requests } = clientOf([{}]);
    const params = { most: Number.MAX_SAFE_INTEGER, least: Number.MIN_SAFE_INTEGER, none: -0 };
    await client.request("POST", "/transfers", params);
    await client.request("GET", "/transfers", params);
    expect(requests.map(({ url, body }) => body ?? url)).toEqual([
      '{"most":9007199254740991,"least":-9007199254740991,"none":0}',
      "https://bank.test/transfers?most=9007199254740991&least=-9007199254740991&none=0",
    ]);
  });
});

describe("values", () => {
  const invalid = new Date(Number.NaN);
  const foreign: Date = runInNewContext("new Date(NaN)");

  test.each<[string, unknown]>([
    ["an invalid Date", invalid],
    ["an invalid Date of another realm", foreign],
    ["a bigint", 5n],
  ])("a value that JSON cannot represent, such as %s, is refused in a body", async (_what, value) => {
    await expectRefusals("since", (client) => [
      client.request("POST", "/statements", { since: value }),
      client.request("POST", "/statements", { period: [{ since: value }] }),
    ]);
  });

  test.each<[string, unknown]>([
    ["an invalid Date", invalid],
    ["an invalid Date of another realm", foreign],
    ["a bigint", 5n],
    ["a function", () => 1],
    ["a symbol", Symbol("since")],
    ["a Map", new Map([["since", 1]])],
    ["a Set", new Set([1])],
    ["an object of another type, such as a date of a library", { [Symbol.toStringTag]: "Temporal.Instant" }],
  ])(
    "a value that a query cannot represent, such as %s, is refused in a query instead of omitted",
    async (_what, value) => {
      await expectRefusals("created_at.after", (client) => [
        client.accounts.list({ created_at: { after: value as never } }),
      ]);
      await expectRefusals("status.in", (client) => [client.accounts.list({ status: { in: [value as never] } })]);
    },
  );

  test("a valid Date of another realm is sent", async () => {
    const { client, requests } = clientOf([{}]);
    const since: Date = runInNewContext("new Date(0)");
    await client.request("GET", "/statements", { since });
    await client.request("POST", "/statements", { since });
    expect(requests.map(({ url, body }) => body ?? url)).toEqual([
      "https://bank.test/statements?since=1970-01-01T00%3A00%3A00.000Z",
      '{"since":"1970-01-01T00:00:00.000Z"}',
    ]);
  });
});

describe("ids", () => {
  const path = "the id of /cards/{card_id}";

  test.each<[string, unknown]>([
    ["that is empty", ""],
    ["with dots", "card_1.2"],
    ["with a parent path", "card_../accounts"],
    ["that is only dots", ".."],
    ["with a slash", "card_1/details"],
    ["with an escaped slash", "card_1%2Fdetails"],
    ["with a query", "card_1?limit=1"],
    ["of another type", "account_1"],
    ["of a type that begins with the same word", "card_payment_1"],
    ["of a physical card", "physical_card_1"],
    ["without what follows the prefix", "card_"],
    ["in capitals", "CARD_1"],
    ["with a line break at its end", "card_1\n"],
    ["that is undefined", undefined],
    ["that is null", null],
    ["that is a number", 7],
    ["that is an array of an id", ["card_1"]],
    ["that is an object with the id", { id: "card_1" }],
  ])("an id in a path %s is refused", async (_what, id) => {
    await expectRefusals(path, (client) => [client.cards.retrieve(id as "card_1")]);
    await expectRefusals(path, (client) => [client.cards.update(id as "card_1", {})]);
  });
});

describe("idempotency keys", () => {
  test.each<[string, unknown]>([
    ["a number", 7],
    ["null", null],
    ["an object", { key: "k1" }],
    ["an array", ["k1"]],
    ["a boolean", true],
    ["a boxed text", Object("k1")],
  ])(
    "an idempotency key that is %s instead of text is refused, rather than replaced by a random one",
    async (_what, key) => {
      await expectRefusals("idempotencyKey", (client) => [
        client.accounts.create({ name: "Operating" }, { idempotencyKey: key as string }),
        client.accounts.close("account_1", { idempotencyKey: key as string }),
        client.request("POST", "/accounts", {}, { idempotencyKey: key as string }),
      ]);
    },
  );

  test("an undefined idempotency key lets the client create one", async () => {
    const { client, requests } = clientOf([{}]);
    await client.accounts.create({ name: "Operating" }, { idempotencyKey: undefined });
    expect(requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("responses", () => {
  test.each<[string, string, (client: AnyClient) => PromiseLike<unknown>]>([
    ["null for an object", "null", (client) => client.accounts.retrieve("account_1")],
    ["a list for an object", "[]", (client) => client.accounts.create({ name: "Operating" })],
    ["null for a list", "null", (client) => client.accounts.list()],
    ["a list without data", '{"next_cursor":null}', (client) => client.accounts.list()],
    [
      "a list with null for data",
      '{"data":null,"next_cursor":null}',
      (client) => client.accounts.list().pages().next(),
    ],
    ["null for a request of your own", "null", (client) => client.request("GET", "/programs")],
  ])("an unexpected response such as %s is a BankApiError", async (_what, body, call) => {
    const { client } = clientOf([{ body }]);
    const error = await errorOf(call(client));
    expect(error).toBeInstanceOf(BankApiError);
    expect(error).toMatchObject({ name: "BankApiError", status: 200, type: null, body: JSON.parse(body) });
  });
});

describe("gateways", () => {
  test.each([
    "",
    "<html>Slow down</html>",
    "null",
    "[]",
    "7",
    '"slow"',
    "{}",
    '{"message":"Slow down"}',
    '{"type":"https://gateway.test/quota"}',
    '{"type":7}',
    '{"__proto__":{"type":"invalid_parameters_error"}}',
  ])("a 429 of a gateway with the body %j is a RateLimitedError", async (body) => {
    const { client } = clientOf([{ status: 429, headers: { "retry-after": "7" }, body }], { maxRetries: 0 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ name: "RateLimitedError", status: 429, retryAfter: 7, shouldRetry: true });
  });
});
