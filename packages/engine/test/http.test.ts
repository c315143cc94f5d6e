import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFetchHandler } from "../src/http.ts";
import { type Bank, type BankRequest, createBank } from "../src/index.ts";

const ORIGIN = "https://bank.test";

/** A bank with one Account, and the list of requests that it handled. */
function setup(baseUrl?: string) {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const asked: BankRequest[] = [];
  const target = {
    handle(request: BankRequest) {
      asked.push(request);
      return bank.handle(request);
    },
  };
  const fetch = createFetchHandler(target, baseUrl === undefined ? {} : { baseUrl });
  return { bank, account, asked, fetch, headers: { authorization: `Bearer ${bank.apiKey}` } };
}

function names(bank: Bank): string[] {
  return bank.accounts.list().data.map(({ name }) => name);
}

describe("createFetchHandler", () => {
  test("responds with a Response object", async () => {
    const { fetch, headers, account } = setup();
    const response = await fetch(`${ORIGIN}/accounts/${account.id}`, { headers });
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok]).toEqual([200, true]);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("X-Request-Id")).toMatch(/^request_/);
    expect(await response.json()).toEqual(account);
  });

  test("responds to a refused request with a Response, not a rejection", async () => {
    const { fetch } = setup();
    const response = await fetch(`${ORIGIN}/accounts`);
    expect([response.status, response.headers.get("x-should-retry")]).toEqual([401, "false"]);
    expect(await response.json()).toMatchObject({ type: "invalid_api_key_error", reason: "no_header" });
  });

  test.each<[string, (url: string, init: RequestInit) => [Request | string | URL, RequestInit?]]>([
    ["a string", (url, init) => [url, init]],
    ["a URL", (url, init) => [new URL(url), init]],
    ["a Request", (url, init) => [new Request(url, init)]],
    ["a Request and an init", (url, init) => [new Request(url, { headers: { "x-other": "1" } }), init]],
  ])("accepts %s", async (_, inputOf) => {
    const { bank, fetch, headers, account } = setup();
    const got = await fetch(...inputOf(`${ORIGIN}/accounts?limit=1#fragment`, { headers }));
    expect(await got.json()).toEqual({ data: [account], next_cursor: null });
    const init = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: '{"name":"Payroll"}',
    };
    const posted = await fetch(...inputOf(`${ORIGIN}/accounts`, init));
    expect([posted.status, (await posted.json()).name]).toEqual([200, "Payroll"]);
    expect(names(bank)).toEqual(["Payroll", "Operating"]);
  });

  test("treats a URL without a path as the root, and refuses a relative URL", async () => {
    const { fetch, asked, headers } = setup();
    expect((await fetch(ORIGIN, { headers })).status).toBe(404);
    expect((await fetch(`${ORIGIN}?limit=1`, { headers })).status).toBe(404);
    expect(asked.map(({ path }) => path)).toEqual(["/", "/?limit=1"]);
    await expect(fetch("/accounts", { headers })).rejects.toThrow(TypeError);
    await expect(fetch("/accounts", { headers })).rejects.toThrow(
      '[sandbank] Failed to fetch: "/accounts" is not an absolute URL. Call one such as "https://bank.test/accounts".',
    );
    expect(asked).toHaveLength(2);
  });

  test("passes an encoded path and query unchanged", async () => {
    const { fetch, asked, headers } = setup();
    await fetch(`${ORIGIN}/accounts/a%2Fb?status.in=open%2Cclosed&idempotency_key=a+b%20c`, { headers });
    expect(asked[0]?.path).toBe("/accounts/a%2Fb?status.in=open%2Cclosed&idempotency_key=a+b%20c");
  });

  test.each([
    "/accounts",
    "/accounts/account_1?limit=1&status.in=open,closed",
    "/accounts?created_at.after=2026-01-01T00:00:00Z",
    "/./accounts/../events",
    "/accounts/%2e%2e/events",
    "/accounts//events/",
    "/accounts?idempotency_key=\"<ä 😀>'",
    "/acc\tounts#fragment",
    "\\accounts",
    "?limit=1",
  ])("passes the path of %j below a base URL as a URL parser reads it", async (path) => {
    const { fetch, asked, headers } = setup(`${ORIGIN}/v1`);
    await fetch(`${ORIGIN}/v1${path}`, { headers });
    const { pathname, search } = new URL(`${ORIGIN}/v1${path}`);
    expect(asked[0]?.path).toBe((pathname + search).replace(/^\/v1\/?/, "/"));
  });

  test("calls any target once for each request", async () => {
    const handle = vi.fn(() => ({ status: 418, headers: { "x-kind": "teapot" }, body: "short and stout" }));
    const fetch = createFetchHandler({ handle });
    const response = await fetch(`${ORIGIN}/pot`);
    expect(handle).toHaveBeenCalledExactlyOnceWith({ method: "GET", path: "/pot", headers: {} });
    expect([response.status, response.headers.get("x-kind"), await response.text()]).toEqual([
      418,
      "teapot",
      "short and stout",
    ]);
  });
});

describe("headers of createFetchHandler", () => {
  test.each<[string, (key: string) => RequestInit["headers"]]>([
    ["a record", (key) => ({ authorization: key })],
    ["a record in upper case", (key) => ({ AUTHORIZATION: key })],
    ["a Headers object", (key) => new Headers({ Authorization: key })],
    ["an array of pairs", (key) => [["Authorization", key]]],
  ])("accepts headers as %s, with every form of input", async (_, headersOf) => {
    const { fetch, headers } = setup();
    const init = { headers: headersOf(headers.authorization) };
    for (const input of [`${ORIGIN}/accounts`, new URL(`${ORIGIN}/accounts`), new Request(`${ORIGIN}/accounts`)]) {
      expect((await fetch(input, init as RequestInit)).status).toBe(200);
    }
    expect((await fetch(new Request(`${ORIGIN}/accounts`, init as RequestInit))).status).toBe(200);
  });

  test("replaces the headers of the Request by those of the init, as fetch does", async () => {
    const { fetch, headers } = setup();
    const request = new Request(`${ORIGIN}/accounts`, { headers });
    expect((await fetch(request, { headers: {} })).status).toBe(401);
  });

  test("leaves the caller's headers unchanged", async () => {
    const { fetch, headers } = setup();
    const given = Object.freeze({ ...headers });
    expect((await fetch(`${ORIGIN}/accounts`, { method: "POST", headers: given, body: "{}" })).status).toBe(400);
    expect(given).toEqual(headers);
  });
});

describe("methods of createFetchHandler", () => {
  test.each([
    { method: "get", status: 200 },
    { method: "Get", status: 200 },
    { method: "GET", status: 200 },
    { method: "PATCH", status: 404 },
    { method: "DELETE", status: 404 },
  ])("normalizes the method $method as fetch does, in both forms of input", async ({ method, status }) => {
    const { fetch, headers } = setup();
    const statuses = [
      (await fetch(`${ORIGIN}/accounts`, { method, headers })).status,
      (await fetch(new Request(`${ORIGIN}/accounts`, { method, headers }))).status,
    ];
    expect(statuses).toEqual([status, status]);
  });

  test("leaves the method patch in lower case, as fetch does, so that it does not exist", async () => {
    const { fetch, headers, account } = setup();
    const init = { method: "patch", headers: { ...headers, "content-type": "application/json" }, body: "{}" };
    const url = `${ORIGIN}/accounts/${account.id}`;
    expect((await fetch(url, init)).status).toBe(404);
    expect((await fetch(url, { ...init, method: "PATCH" })).status).toBe(200);
  });
});

describe("bodies of createFetchHandler", () => {
  const json = '{"name":"Payroll – ünïcode 💳"}';
  const bytes = new TextEncoder().encode(json);
  const typed = { "content-type": "application/json" };
  test.each<{ form: string; init: RequestInit; status: number }>([
    { form: "text with its type", init: { body: json, headers: typed }, status: 200 },
    { form: "text without a type, which fetch calls text/plain", init: { body: json }, status: 400 },
    { form: "bytes with their type", init: { body: bytes, headers: typed }, status: 200 },
    { form: "bytes without a type", init: { body: bytes }, status: 200 },
    { form: "an ArrayBuffer", init: { body: bytes.buffer, headers: typed }, status: 200 },
    { form: "a Blob of its type", init: { body: new Blob([json], { type: "application/json" }) }, status: 200 },
    { form: "a Blob of another type", init: { body: new Blob([json], { type: "text/html" }) }, status: 400 },
    { form: "a form", init: { body: new URLSearchParams({ name: "Payroll" }) }, status: 400 },
    { form: "no body", init: { headers: typed }, status: 400 },
    { form: "a body of null", init: { body: null, headers: typed }, status: 400 },
    { form: "an empty text", init: { body: "", headers: typed }, status: 400 },
  ])("accepts or refuses $form as a body: $status", async ({ init, status }) => {
    const { bank, fetch, headers } = setup();
    const whole = { method: "POST", ...init, headers: { ...init.headers, ...headers } };
    expect((await fetch(`${ORIGIN}/accounts`, whole)).status).toBe(status);
    expect((await fetch(new Request(`${ORIGIN}/accounts`, whole))).status).toBe(status);
    const made = names(bank).filter((name) => name !== "Operating");
    expect(made).toEqual(status === 200 ? ["Payroll – ünïcode 💳", "Payroll – ünïcode 💳"] : []);
  });

  test("accepts a stream as a body", async () => {
    const { bank, fetch, headers } = setup();
    const body = new Blob([bytes]).stream();
    const init = { method: "POST", headers: { ...headers, ...typed }, body, duplex: "half" };
    expect((await fetch(`${ORIGIN}/accounts`, init as RequestInit)).status).toBe(200);
    expect(names(bank)).toHaveLength(2);
  });
});

describe("baseUrl of createFetchHandler", () => {
  test.each([
    { baseUrl: undefined, url: "https://bank.test/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test", url: "https://bank.test/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/", url: "https://bank.test/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/v1", url: "https://bank.test/v1/accounts?limit=1", path: "/accounts?limit=1" },
    { baseUrl: "https://bank.test/v1/", url: "https://bank.test/v1/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/api/v1", url: "https://bank.test/api/v1/accounts", path: "/accounts" },
    { baseUrl: "http://localhost:3000/v1", url: "http://localhost:3000/v1/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/v1", url: "https://bank.test/v1", path: "/" },
    { baseUrl: "https://bank.test/v1", url: "https://bank.test/v1?limit=1", path: "/?limit=1" },
    { baseUrl: "https://bank.test/accounts", url: "https://bank.test/accounts/accounts", path: "/accounts" },
    { baseUrl: "HTTPS://Bank.TEST:443/x/../v1//", url: "https://bank.test/v1/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/v1", url: "HTTPS://BANK.test:443/v1/./accounts", path: "/accounts" },
    { baseUrl: "https://bänk.test", url: "https://xn--bnk-qla.test/accounts", path: "/accounts" },
    { baseUrl: "https://xn--bnk-qla.test", url: "https://BÄNK.test/accounts", path: "/accounts" },
    { baseUrl: "https://bank.test/:id/*", url: "https://bank.test/:id/*/accounts", path: "/accounts" },
  ])("maps $url below $baseUrl to the path $path [base-address]", async ({ baseUrl, url, path }) => {
    const { fetch, asked } = setup(baseUrl);
    await fetch(url);
    await fetch(new URL(url));
    await fetch(new Request(url));
    expect(asked.map((request) => request.path)).toEqual([path, path, path]);
  });

  test.each([
    "https://bank.test/v10/accounts",
    "https://bank.test/accounts",
    "https://bank.test",
    "https://bank.test/v1/../accounts",
    "http://bank.test/v1/accounts",
    "https://bank.test:8443/v1/accounts",
    "https://bank.test.example/v1/accounts",
  ])("rejects %s outside the base URL without a request to the bank", async (url) => {
    const { fetch, asked } = setup("https://bank.test/v1");
    await expect(fetch(url)).rejects.toThrow(
      `[sandbank] Failed to fetch: "${url}" is not below https://bank.test/v1. Call it there, or mount the bank with another baseUrl.`,
    );
    expect(asked).toEqual([]);
  });

  test.each([
    ["", "is not an absolute URL"],
    ["/v1", "is not an absolute URL"],
    ["bank.test", "is not an absolute URL"],
    ["https://", "is not an absolute URL"],
    ["localhost:3000", "is not an http(s) URL"],
    ["ftp://bank.test", "is not an http(s) URL"],
    ["https://bank.test?x=1", "has a query or a fragment"],
    ["https://bank.test/v1?", "has a query or a fragment"],
    ["https://bank.test/v1#top", "has a query or a fragment"],
    ["https://user@bank.test", "contains credentials"],
    ["https://user:secret@bank.test", "contains credentials"],
  ])("refuses the base URL %j: %s", (baseUrl, why) => {
    expect(() => createFetchHandler(createBank(), { baseUrl })).toThrow(
      new TypeError(
        `[sandbank] Failed to mount the bank: baseUrl "${baseUrl}" ${why}. Use one such as "https://bank.test/v1".`,
      ),
    );
  });

  test.each([undefined, null, {}])("refuses %j instead of a bank", (target) => {
    expect(() => createFetchHandler(target as never)).toThrow(
      new TypeError(
        "[sandbank] Failed to make a fetch handler: there is no bank. Pass what createBank() or createPlatform() returned.",
      ),
    );
  });
});

describe("an abort signal", () => {
  const post = { method: "POST", body: '{"name":"Payroll"}' };

  test.each(["string", "Request"])(
    "rejects with the reason of an aborted signal, without a request to the bank (%s)",
    async (form) => {
      const { bank, fetch, headers, asked } = setup();
      const reason = new Error("Too late.");
      const init = {
        ...post,
        headers: { ...headers, "content-type": "application/json" },
        signal: AbortSignal.abort(reason),
      };
      const url = `${ORIGIN}/accounts`;
      const call = form === "string" ? fetch(url, init) : fetch(new Request(url, init));
      await expect(call).rejects.toBe(reason);
      expect([names(bank), asked]).toEqual([["Operating"], []]);
    },
  );

  test("rejects with an AbortError for a signal without a reason, as fetch does", async () => {
    const { fetch } = setup();
    await expect(fetch(`${ORIGIN}/accounts`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  test.each(["string", "Request"])(
    "rejects when the signal aborts right after the call, and changes nothing (%s)",
    async (form) => {
      const { bank, fetch, headers } = setup();
      const controller = new AbortController();
      const reason = new Error("Changed my mind.");
      const whole = { ...post, headers: { ...headers, "content-type": "application/json" }, signal: controller.signal };
      const url = `${ORIGIN}/accounts`;
      const call = form === "string" ? fetch(url, whole) : fetch(new Request(url, whole));
      controller.abort(reason);
      await expect(call).rejects.toBe(reason);
      expect(names(bank)).toEqual(["Operating"]);
    },
  );

  test("ignores a signal that aborts after the response", async () => {
    const { fetch, headers, account } = setup();
    const controller = new AbortController();
    const response = await fetch(`${ORIGIN}/accounts/${account.id}`, { headers, signal: controller.signal });
    controller.abort();
    expect(await response.json()).toEqual(account);
  });
});

describe("an armed fault", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Watches a call, and records its status or its error. */
  function watch(call: Promise<Response>) {
    const seen: { outcome?: number | unknown } = {};
    call.then(
      ({ status }) => {
        seen.outcome = status;
      },
      (error: unknown) => {
        seen.outcome = error;
      },
    );
    return seen;
  }

  test.each([
    { plan: { kind: "latency" }, delayMs: 1_000 },
    { plan: { kind: "latency", delayMs: 250 }, delayMs: 250 },
    { plan: { kind: "latency", delayMs: 60_000 }, delayMs: 60_000 },
  ] as const)("responds with an armed $plan after $delayMs ms, not before", async ({ plan, delayMs }) => {
    const { bank, fetch, headers } = setup();
    bank.faults.arm(plan);
    const seen = watch(fetch(`${ORIGIN}/accounts`, { headers }));
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("executes a call with latency before the wait, and delays only that call", async () => {
    const { bank, fetch, headers } = setup();
    bank.faults.arm({ kind: "latency", operation: "accounts.create" });
    const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: '{"name":"B"}' };
    const slow = watch(fetch(`${ORIGIN}/accounts`, init));
    const quick = watch(fetch(`${ORIGIN}/accounts`, init));
    await vi.advanceTimersByTimeAsync(0);
    expect([slow.outcome, quick.outcome, names(bank)]).toEqual([undefined, 200, ["B", "B", "Operating"]]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(slow.outcome).toBe(200);
  });

  test.each(["string", "Request"])("ends a latency when the call is aborted (%s)", async (form) => {
    const { bank, fetch, headers } = setup();
    bank.faults.arm({ kind: "latency" });
    const controller = new AbortController();
    const init = { headers, signal: controller.signal };
    const url = `${ORIGIN}/accounts`;
    const seen = watch(form === "string" ? fetch(url, init) : fetch(new Request(url, init)));
    await vi.advanceTimersByTimeAsync(400);
    expect(seen).toEqual({});
    const reason = new Error("Too slow.");
    controller.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.outcome).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    { kind: "drop_before_commit", made: [] },
    { kind: "drop_after_commit", made: ["Payroll"] },
  ] as const)(
    "rejects with an armed $kind as for a lost connection, with the Accounts $made created",
    async ({ kind, made }) => {
      const { bank, fetch, headers } = setup();
      bank.faults.arm({ kind });
      const init = {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: '{"name":"Payroll"}',
      };
      const error = await fetch(`${ORIGIN}/accounts`, init).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({
        message: "fetch failed",
        cause: { code: "ECONNRESET", message: `[sandbank] An armed fault: ${kind}.` },
      });
      expect(names(bank)).toEqual([...made, "Operating"]);
      expect((await fetch(`${ORIGIN}/accounts`, { headers })).status).toBe(200);
    },
  );

  test("responds with an armed error", async () => {
    const { bank, fetch, headers } = setup();
    bank.faults.arm({ kind: "internal_server_error", status: 503, retryAfterSeconds: 2 });
    const response = await fetch(`${ORIGIN}/accounts`, { headers });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  });
});
