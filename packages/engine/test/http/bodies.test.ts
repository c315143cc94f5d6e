import { request, fetch as undiciFetch } from "undici";
import { describe, expect, test } from "vitest";
import { testBodiesThrough } from "../../../../tests/support/bodies.ts";
import { clientOptions, createFetchHandler, type FetchHandler, interceptFetch } from "../../src/http.ts";
import { type BankResponse, createBank } from "../../src/index.ts";
import { bankDispatcher } from "../../src/undici.ts";

const baseUrl = "https://bank.test/v1";

testBodiesThrough("`handle`", (use) => {
  const bank = createBank();
  const fetch = async (url: unknown, { method = "GET", headers, body }: RequestInit = {}) => {
    const path = String(url).slice(baseUrl.length);
    // A text with half a surrogate pair has no bytes, so a caller of `handle` cannot have received it.
    const sent = typeof body === "string" ? body.toWellFormed() : (body as Uint8Array);
    const answer = bank.handle({ method, path, headers: headers as Record<string, string>, body: sent });
    return new Response(answer.body as string, answer);
  };
  return use({ fetch, baseUrl, apiKey: bank.apiKey });
});

testBodiesThrough("a fetch handler", (use) => {
  const bank = createBank();
  return use({ fetch: createFetchHandler(bank, { baseUrl }), baseUrl, apiKey: bank.apiKey });
});

testBodiesThrough("a fetch handler for a Request", (use) => {
  const bank = createBank();
  const handler = createFetchHandler(bank, { baseUrl });
  return use({ fetch: (input, init) => handler(new Request(input, init)), baseUrl, apiKey: bank.apiKey });
});

testBodiesThrough("the `fetch` of `clientOptions`", (use) => use(clientOptions(createBank())));

testBodiesThrough("`interceptFetch`", async (use) => {
  const bank = createBank();
  const { restore } = interceptFetch(bank, { baseUrl });
  try {
    await use({ fetch, baseUrl, apiKey: bank.apiKey });
  } finally {
    restore();
  }
});

testBodiesThrough("an undici dispatcher", (use) => {
  const bank = createBank();
  const dispatcher = bankDispatcher(bank, { baseUrl });
  const fetch = (url: string, init: object) => undiciFetch(url, { ...init, dispatcher });
  return use({ fetch: fetch as unknown as FetchHandler, baseUrl, apiKey: bank.apiKey });
});

describe("two Idempotency-Key headers (D-115)", () => {
  const bank = createBank();
  const authorization = `Bearer ${bank.apiKey}`;
  const path = "/accounts";
  const body = '{"name":"A"}';
  const detail = "The request has several Idempotency-Key headers. Send one.";
  const outcomeOf = ({ status, body: answer }: Pick<BankResponse, "status" | "body">) => {
    const { type, detail: why } = JSON.parse(String(answer));
    return [status, type, why];
  };
  const refused = [400, "malformed_request_error", detail];

  test.each<[string, Readonly<Record<string, string | readonly string[]>>]>([
    ["two names", { "idempotency-key": "a", "Idempotency-Key": "b" }],
    ["a list", { "Idempotency-Key": ["a", "b"] }],
    ["the same key twice", { "idempotency-key": ["a", "a"] }],
    ["an empty one", { "idempotency-key": ["a", ""] }],
  ])("are refused by `handle`: %s", (_, headers) => {
    expect(outcomeOf(bank.handle({ method: "POST", path, headers: { authorization, ...headers }, body }))).toEqual(
      refused,
    );
  });

  test.each([
    ["a text", body],
    ["bytes", new TextEncoder().encode(body)],
  ])("are refused by a fetch handler that gets them as pairs, with %s", async (_, sent) => {
    const headers: [string, string][] = [
      ["authorization", authorization],
      ["content-type", "application/json"],
      ["idempotency-key", "a"],
      ["Idempotency-Key", "b"],
    ];
    const response = await createFetchHandler(bank)("https://bank.test/accounts", {
      method: "POST",
      headers,
      body: sent,
    });
    expect(outcomeOf({ status: response.status, body: await response.text() })).toEqual(refused);
  });

  test("are refused by an undici dispatcher", async () => {
    const dispatcher = bankDispatcher(bank, { baseUrl });
    const headers = { authorization, "content-type": "application/json", "idempotency-key": ["a", "b"] };
    const { statusCode, body: answer } = await request(`${baseUrl}/accounts`, {
      method: "POST",
      headers,
      body,
      dispatcher,
    });
    expect(outcomeOf({ status: statusCode, body: await answer.text() })).toEqual(refused);
  });

  test("are refused after a wrong key, path or environment, before the parameters, and ignored by a PATCH (D-27)", () => {
    const headers = { authorization, "idempotency-key": ["a", "b"] };
    const outcomes = [
      bank.handle({ method: "POST", path, headers: { ...headers, authorization: "Bearer x" }, body }),
      bank.handle({ method: "POST", path: "/nothing", headers, body }),
      bank.handle({ method: "POST", path, headers, body: "{}" }),
      bank.handle({ method: "PATCH", path: `/accounts/${bank.accounts.create({ name: "A" }).id}`, headers, body }),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([401, 404, 400, 200]);
    expect(outcomeOf(outcomes[2] as BankResponse)).toEqual(refused);
  });

  test("a header of one value may be a list, and a joined value is one key", () => {
    const send = (key: string | readonly string[]) =>
      bank.handle({ method: "POST", path, headers: { Authorization: [authorization], "idempotency-key": key }, body });
    const keys = [send(["x"]), send("x, y")].map((answer) => JSON.parse(String(answer.body)).idempotency_key);
    expect(keys).toEqual(["x", "x, y"]);
  });
});
