import { describe, expect, test } from "vitest";
import { BankArgumentError } from "../src/index.ts";
import { apiKey, clientOf, errorOf } from "./client.ts";
import { stillTime } from "./still-time.ts";

describe("headers of a call", () => {
  test("headers of a call are sent, and replace the client's", async () => {
    const { client, requests } = clientOf([{}], { headers: { "x-tenant": "1", "x-gateway": "a" } });
    await client.accounts.retrieve("account_1", { headers: { "X-Tenant": "2" } });
    expect(requests[0]?.headers).toMatchObject({ "x-tenant": "2", "x-gateway": "a" });
  });

  test("headers of a call cannot replace the headers that the client sets, in any spelling", async () => {
    const { client, requests } = clientOf([{}]);
    const headers = {
      Authorization: "Bearer other",
      ACCEPT: "text/html",
      "Content-Type": "text/plain",
      "Idempotency-Key": "other",
    };
    await client.accounts.create({ name: "Operating" }, { headers, idempotencyKey: "k1" });
    expect(requests[0]?.headers).toEqual({
      authorization: `Bearer ${apiKey}`,
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": "k1",
    });
  });

  test.each([
    { "bad name": "x" },
    { "": "x" },
    { "x-tenant": "two\r\nlines" },
    { "x-tenant": "日" },
    { "x-tenant": 7 },
    7,
  ])("headers of a call such as %j are refused, and no request is sent", async (headers) => {
    const { client, requests } = clientOf([{}]);
    const error = await errorOf(client.accounts.retrieve("account_1", { headers: headers as never }));
    expect(error).toEqual(
      new BankArgumentError(
        "[sandbank] Failed to use headers: it must be an object of names and values that HTTP can send.",
      ),
    );
    expect(requests).toHaveLength(0);
  });
});

describe("client.request", () => {
  test("client.request sends a request to an endpoint without a method, with retries, errors and an idempotency key", async () => {
    const { client, requests } = clientOf([{ status: 500 }, { body: { id: "card_1" } }], {
      ...stillTime().options,
      baseUrl: "https://bank.test/v1",
    });
    const call = client.request<{ id: string }>(
      "POST",
      "/cards/card_1/freeze",
      { reason: "lost" },
      { headers: { a: "b" } },
    );
    expect(await call.withResponse()).toMatchObject({ data: { id: "card_1" }, status: 200 });
    expect(requests[1]).toMatchObject({ url: "https://bank.test/v1/cards/card_1/freeze", body: '{"reason":"lost"}' });
    expect(requests[1]?.headers).toMatchObject({ a: "b", "idempotency-key": expect.any(String) });
    expect(requests[0]?.headers).toEqual(requests[1]?.headers);
  });

  test("client.request sends the parameters of a GET as a query, without an idempotency key", async () => {
    const { client, requests } = clientOf([{}]);
    await client.request("GET", "/cards/card_1/limits", { status: { in: ["a", "b"] } });
    expect(requests[0]).toMatchObject({ url: "https://bank.test/cards/card_1/limits?status.in=a%2Cb", body: null });
    expect(requests[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test.each([
    "/",
    "/accounts",
    "/accounts/account_1/x.y",
    "/accounts/...",
    "/accounts/.well-known",
    "/accounts/%20",
    "//accounts",
  ])("client.request sends the path %s unchanged", async (path) => {
    const { client, requests } = clientOf([{}], { baseUrl: "https://bank.test/v1" });
    await client.request("GET", path as "/");
    expect(requests[0]?.url).toBe(`https://bank.test/v1${path}`);
    expect(new URL(requests[0]?.url ?? "").href).toBe(`https://bank.test/v1${path}`);
  });

  test.each<[string, unknown]>([
    ["a query", "/accounts?limit=1"],
    ["a fragment", "/accounts#top"],
    ["an absolute URL", "https://other.test/accounts"],
    ["an address without a scheme", "other.test/accounts"],
    ["no slash at its beginning", "accounts"],
    ["a dot", "/accounts/."],
    ["two dots", "/accounts/../cards"],
    ["two dots at its end", "/accounts/.."],
    ["an escaped dot", "/accounts/%2e/cards"],
    ["escaped dots", "/accounts/%2E%2e"],
    ["dots that are escaped in part", "/accounts/.%2e/cards"],
    ["a backslash", "/accounts\\..\\cards"],
    ["a space", "/accounts/a b"],
    ["a line break", "/accounts\n"],
    ["a tab between dots", "/accounts/.\t./cards"],
    ["a control character after dots", "/accounts/..\u0001"],
    ["a letter that is not ASCII", "/accounts/é"],
    ["nothing", ""],
    ["undefined", undefined],
    ["an object", { path: "/accounts" }],
  ])("client.request refuses a path that is or has %s, and sends no request", async (_what, path) => {
    const { client, requests } = clientOf([{}]);
    const error = await errorOf(client.request("GET", path as "/"));
    expect(error).toBeInstanceOf(BankArgumentError);
    expect((error as Error).message).toContain("Failed to use path: it must be like ");
    expect(requests).toHaveLength(0);
  });

  test.each(["post", "DELETE", "", undefined, "POST "])(
    "client.request refuses the method %j, and sends no request",
    async (method) => {
      const { client, requests } = clientOf([{}]);
      const error = await errorOf(client.request(method as "POST", "/accounts", {}));
      expect(error).toBeInstanceOf(BankArgumentError);
      expect((error as Error).message).toContain("Failed to use method: it must be GET, POST or PATCH.");
      expect(requests).toHaveLength(0);
    },
  );
});
