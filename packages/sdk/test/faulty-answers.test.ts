import { once } from "node:events";
import { createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import {
  BankClient,
  BankConnectionError,
  BankTimeoutError,
  IdempotencyKeyAlreadyUsedError,
  InvalidParametersError,
  RateLimitedError,
} from "../src/index.ts";
import { apiKey, errorOf } from "./client.ts";
import { json, portOf, serve, stall } from "./faulty-server.ts";
import { stillTime } from "./still-time.ts";

const reason = new Error("the user left");

describe("stalled bodies", () => {
  test("a body that stalls times out each attempt and closes the connections", async () => {
    const closed: Promise<unknown>[] = [];
    const { client, requests } = await serve((response) => {
      closed.push(once(response, "close"));
      stall(response);
    });
    // The list never ends, so only the limit can end the iteration.
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { timeoutMs: 300, maxRetries: 1 }));
    expect(error).toBeInstanceOf(BankTimeoutError);
    expect(error).toMatchObject({ attempts: 2, mayBeDone: true });
    await Promise.all(closed);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("a body that stalls and is then cut off is a lost connection, and the client retries", async () => {
    const { client, requests } = await serve((response, request, index) => {
      if (index > 0) return json(response, { id: "account_1" });
      stall(response);
      request.socket.end();
    });
    expect(await client.accounts.create({ name: "Operating" })).toEqual({ id: "account_1" });
    expect(requests).toHaveLength(2);
  });
});

describe("refusals", () => {
  test("a refusal with Retry-After: 3600 fails at once, and the error has the requested wait", async () => {
    const { client, requests } = await serve((response) => json(response, "<html>", 429, { "retry-after": "3600" }));
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfter: 3_600, attempts: 1 });
    expect((error as Error).message).toContain("The API asks to wait 3600 s.");
    expect(requests).toHaveLength(1);
  });

  test("a call that is refused with 409 is sent once, and the error has the object that the key was used for", async () => {
    const body = { type: "idempotency_key_already_used_error", title: "Used.", resource_id: "account_7" };
    const { client, requests } = await serve((response) => json(response, body, 409));
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
    expect(error).toBeInstanceOf(IdempotencyKeyAlreadyUsedError);
    expect(error).toMatchObject({ resourceId: "account_7", attempts: 1, mayBeDone: false });
    expect(requests).toHaveLength(1);
  });

  test("a refusal as problem+json of the API has the class of its type", async () => {
    const errors = [{ field: "name", message: "is required" }];
    const body = { type: "invalid_parameters_error", title: "Bad.", status: 400, errors };
    const { client } = await serve((response) =>
      json(response, body, 400, { "content-type": "application/problem+json" }),
    );
    const error = await errorOf(client.accounts.create({ name: "" }));
    expect(error).toBeInstanceOf(InvalidParametersError);
    expect(error).toMatchObject({ errors, title: "Bad." });
  });

  test("a refusal as problem+json of a gateway keeps the gateway's type, title and detail", async () => {
    const body = { type: "https://gateway.test/blocked", title: "Blocked", detail: "By rule 7", status: 403 };
    const { client } = await serve((response) =>
      json(response, body, 403, { "content-type": "application/problem+json" }),
    );
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toMatchObject({ name: "BankApiError", ...body, shouldRetry: false });
  });

  test("the client does not follow a 302, so that it does not send the API key elsewhere", async () => {
    const elsewhere = await serve((response) => json(response, { id: "account_1" }));
    const { client } = await serve((response) => json(response, "", 302, { location: `${elsewhere.baseUrl}/login` }));
    const error = await errorOf(client.accounts.create({ name: "Operating" }));
    expect(error).toMatchObject({ name: "BankApiError", status: 302, attempts: 1 });
    expect((error as Error).message).toContain(`a redirect to ${elsewhere.baseUrl}/login, which is not followed`);
    expect(elsewhere.requests).toHaveLength(0);
  });
});

describe("lists", () => {
  const pageAt = (index: number, next_cursor: string | null) => ({ data: [{ id: `account_${index}` }], next_cursor });

  test("a list whose cursor leads to itself is rejected instead of iterated forever", async () => {
    const { client, requests } = await serve((response, _request, index) => json(response, pageAt(index, "A")));
    expect(await errorOf(client.accounts.list().toArray({ limit: 1_000 }))).toMatchObject({ cursor: "A", status: 200 });
    expect(requests).toHaveLength(2);
  });

  test("an endless list returns as many objects as requested", async () => {
    const { client, requests } = await serve((response, _request, index) => json(response, pageAt(index, `c${index}`)));
    expect(await client.accounts.list().toArray({ limit: 50 })).toHaveLength(50);
    expect(requests).toHaveLength(50);
  });

  test("an endless list of empty pages ends when the signal aborts", async () => {
    const controller = new AbortController();
    const { client } = await serve((response, _request, index) => {
      if (index === 20) controller.abort(reason);
      json(response, { data: [], next_cursor: `c${index}` });
    });
    const list = client.accounts.list({}, { signal: controller.signal });
    expect(await errorOf(list.toArray({ limit: 1 }))).toBe(reason);
  });

  test("a list continues after an empty page with a cursor", async () => {
    const pages = [{ data: [], next_cursor: "A" }, { data: [], next_cursor: "B" }, pageAt(1, null)];
    const { client, requests } = await serve((response, _request, index) => json(response, pages[index]));
    expect(await client.accounts.list().toArray({ limit: 9 })).toEqual([{ id: "account_1" }]);
    expect(requests.map(({ url }) => url)).toEqual([
      "/accounts?limit=9",
      "/accounts?cursor=A&limit=9",
      "/accounts?cursor=B&limit=9",
    ]);
  });
});

describe("hostile bodies", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  test("a body nested 100,000 levels deep is read in a success, and kept in a refusal", async () => {
    const { client } = await serve((response, _request, index) =>
      json(response, `{"id":"account_1","deep":${deep}}`, index === 0 ? 200 : 404),
    );
    expect((await client.accounts.retrieve("account_1")).id).toBe("account_1");
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ status: 404, type: null });
  });

  test("a body with __proto__ and constructor changes no prototype, in a success, a list or a refusal", async () => {
    const members = '"__proto__":{"type":"rate_limited_error","polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const bodies = [`{${members}}`, `{"data":[{${members}}],"next_cursor":null}`, `{${members},"echo":"${apiKey}"}`];
    const { client } = await serve((response, _request, index) =>
      json(response, bodies[index] as string, index < 2 ? 200 : 404),
    );
    const account = await client.accounts.retrieve("account_1");
    const { data } = await client.accounts.list();
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toMatchObject({ name: "BankApiError", type: null, body: { echo: "***" } });
    expect(Object.getPrototypeOf(account)).toBe(Object.prototype);
    for (const value of [{}, account, data[0], error, Object.prototype, Error.prototype]) {
      expect(Reflect.get(value as object, "polluted")).toBeUndefined();
    }
  });

  test("a body of 10 MB is read in a success, and kept in part in a refusal that is not JSON", async () => {
    const text = "x".repeat(10_000_000);
    const { client } = await serve((response, _request, index) =>
      index === 0 ? json(response, { id: text }) : json(response, text, 404),
    );
    expect((await client.accounts.retrieve("account_1")).id).toHaveLength(text.length);
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toMatchObject({ body: text.slice(0, 1_000) });
    expect((error as Error).message.length).toBeLessThan(1_000);
  });

  test.each<[string, Buffer, unknown]>([
    [
      "that is not UTF-8 within a text",
      Buffer.from([...Buffer.from('{"id":"'), 0xff, 0xc0, ...Buffer.from('"}')]),
      "��",
    ],
    ["with a byte order mark", Buffer.from('\ufeff{"id":"account_1"}'), "account_1"],
    ["with half a surrogate pair", Buffer.from('{"id":"\\ud800"}'), "\ud800"],
    ["with a text of control characters", Buffer.from('{"id":"\\u0000\\u001b[2J"}'), "\u0000\u001b[2J"],
    ["with one name twice, of which the last counts", Buffer.from('{"id":1,"id":"account_2"}'), "account_2"],
  ])("a body %s is read as JSON specifies", async (_what, body, id) => {
    const { client } = await serve((response) => json(response, body));
    expect(await client.accounts.retrieve("account_1")).toEqual({ id });
  });

  test("a body that is not UTF-8 outside of a string is a BankApiError", async () => {
    const { client } = await serve((response) => json(response, Buffer.from([0xff, 0xfe, 0x00])));
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toMatchObject({ name: "BankApiError", status: 200 });
    expect((error as Error).message).toContain("The body is not JSON, or was cut off");
  });
});

test("a server that does not exist is a lost connection after three attempts", async () => {
  const server = createTcpServer();
  const port = await portOf(server);
  server.close();
  await once(server, "close");
  const client = new BankClient({ apiKey, baseUrl: `http://127.0.0.1:${port}`, ...stillTime().options });
  const error = await errorOf(client.accounts.create({ name: "Operating" }));
  expect(error).toBeInstanceOf(BankConnectionError);
  expect(error).toMatchObject({
    attempts: 3,
    mayBeDone: false,
    message: expect.stringContaining("check baseUrl"),
  });
});
