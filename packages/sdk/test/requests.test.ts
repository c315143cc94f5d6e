import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { BankClient } from "../src/index.ts";
import { apiKey, clientOf, errorOf, holdTime, outcomeOf } from "./client.ts";
import { scriptedFetch } from "./scripted-fetch.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a request", () => {
  test("a GET has no body", async () => {
    const { client, requests } = clientOf([{ body: { id: "account_1" } }]);
    expect(await client.accounts.retrieve("account_1")).toEqual({ id: "account_1" });
    expect(requests).toEqual([
      {
        method: "GET",
        url: "https://bank.test/accounts/account_1",
        headers: { accept: "application/json", authorization: `Bearer ${apiKey}` },
        body: null,
        redirect: "manual",
        signal: expect.any(AbortSignal),
        at: expect.any(Number),
      },
    ]);
  });

  test("a POST sends JSON without undefined members", async () => {
    const { client, requests } = clientOf([{}]);
    await client.accounts.create({ name: "Operating", entity_id: undefined }, { idempotencyKey: "k1" });
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "https://bank.test/accounts",
      headers: { "content-type": "application/json", "idempotency-key": "k1" },
      body: '{"name":"Operating"}',
    });
  });

  test("a POST without parameters has no body", async () => {
    const { client, requests } = clientOf([{}]);
    await client.accounts.close("account_1");
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "https://bank.test/accounts/account_1/close",
      body: null,
    });
    expect(requests[0]?.headers).not.toHaveProperty("content-type");
  });

  const misshapen = ["account_", "account", "account_.", "account_../x", "account_a/b", "account_a b", "account_\n1"];
  const ofOtherTypes = ["account_number_1", "entity_1", "my_account_1", "ACCOUNT_1"];

  test.each(["", ".", "..", "\ud800", "account_\udcb6", undefined, null, 7, {}, ...misshapen, ...ofOtherTypes])(
    "a call rejects the id %j",
    async (id) => {
      const { client, requests } = clientOf([{}]);
      expect(await errorOf(client.accounts.close(id as `account_${string}`))).toEqual(
        new BankArgumentError(
          `[sandbank] Failed to use the id of /accounts/{account_id}/close: it must be like "account_1a2b3c", not ${JSON.stringify(id)}.`,
        ),
      );
      expect(requests).toHaveLength(0);
    },
  );

  test.each<[string, unknown, string]>([
    ["a BigInt", 7n, "7n"],
    ["a symbol", Symbol("id"), "symbol"],
    ["a function", () => "account_1", "function"],
    ["an object in itself", circular(), "object"],
    ["a long text of dots", { id: ".".repeat(1_000) }, `{"id":"${".".repeat(193)}…`],
  ])("a call rejects an id that is %s", async (_what, id, said) => {
    const { client } = clientOf([{}]);
    expect(await errorOf(client.accounts.retrieve(id as never))).toEqual(
      new BankArgumentError(
        `[sandbank] Failed to use the id of /accounts/{account_id}: it must be like "account_1a2b3c", not ${said}.`,
      ),
    );
  });

  test.each<[string, unknown, string]>([
    ["an object in itself", circular(), "Failed to use params: it must be serializable as JSON."],
    ["text", "Operating", 'Failed to use params: it must be left out or a plain object, not "Operating".'],
    [
      "a Map",
      new Map([["name", "Operating"]]),
      "Failed to use params: it must be left out or a plain object, not Map.",
    ],
  ])("a call rejects parameters that are %s, and sends no request", async (_what, params, message) => {
    const { client, requests } = clientOf([{}]);
    const error = await errorOf(client.accounts.create(params as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: `[sandbank] ${message}` });
    expect(requests).toHaveLength(0);
  });

  test.each<[string, object]>([
    ["amount", { account_id: "account_1", amount: 5n }],
    ["credit_limit", { loan: { credit_limit: 5n } }],
  ])("a call rejects a BigInt as %s, which JSON cannot represent", async (name, params) => {
    const { client, requests } = clientOf([{}]);
    const error = await errorOf(client.simulations.interestPayments.create(params as never));
    expect(error).toEqual(new BankArgumentError(`[sandbank] Failed to use ${name}: it must be a number, not 5n.`));
    expect(requests).toHaveLength(0);
  });

  test("a call accepts null as no options", async () => {
    const { client } = clientOf([{ body: { id: "account_1" } }]);
    expect(await client.accounts.retrieve("account_1", null as never)).toEqual({ id: "account_1" });
  });

  test.each<[string, object]>([
    ["idempotency_key", { idempotency_key: "a" }],
    ["timeout", { timeoutMs: 5, timeout: 3 }],
    ["aborted", new AbortController().signal],
  ])("a call rejects the unknown option %s", async (name, options) => {
    const { client, requests } = clientOf([{}]);
    const message = `[sandbank] Failed to call the API: there is no option "${name}". Use signal, timeoutMs, totalTimeoutMs, maxRetries, maxRetryDelayMs, headers, prefetch, idempotencyKey.`;
    for (const call of [
      client.accounts.create({ name: "Operating" }, options),
      client.accounts.retrieve("account_1", options),
      client.accounts.list({}, options),
    ]) {
      expect(await errorOf(call)).toEqual(new BankArgumentError(message));
    }
    expect(requests).toHaveLength(0);
  });

  test("every method accepts the same options object", async () => {
    const { client, requests } = clientOf([{}]);
    const options = { idempotencyKey: "k1", maxRetries: 0, timeoutMs: 5_000, signal: new AbortController().signal };
    await client.accounts.create({ name: "Operating" }, options);
    await client.accounts.retrieve("account_1", options);
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual(["k1", undefined]);
  });

  test("each attempt passes a new headers object to fetch", async () => {
    const seen: string[][] = [];
    holdTime();
    const { fetch } = scriptedFetch({ status: 500 }, {});
    const tracing: typeof fetch = (url, init) => {
      seen.push(Object.keys(init.headers));
      init.headers["traceparent"] = "00-1";
      return fetch(url, init);
    };
    const client = new BankClient({ apiKey, baseUrl: "https://bank.test", fetch: tracing });
    await outcomeOf(client.accounts.retrieve("account_1"));
    expect(seen).toEqual([
      ["accept", "authorization"],
      ["accept", "authorization"],
    ]);
  });
});

describe("the options of a client", () => {
  const given = { apiKey, baseUrl: "https://bank.test" };

  test.each([
    ["https://bank.test", "https://bank.test/accounts"],
    ["https://bank.test/", "https://bank.test/accounts"],
    ["https://bank.test/v1", "https://bank.test/v1/accounts"],
    ["https://bank.test/v1//", "https://bank.test/v1/accounts"],
    ["http://localhost:4010/live/v1/", "http://localhost:4010/live/v1/accounts"],
    ["HTTP://127.0.0.1:4010", "HTTP://127.0.0.1:4010/accounts"],
  ])("a client with the baseUrl %s requests %s", async (baseUrl, url) => {
    const { client, requests } = clientOf([{ body: { data: [], next_cursor: null } }], { baseUrl });
    await client.accounts.list();
    expect(requests[0]?.url).toBe(url);
  });

  const rules = {
    apiKey: "text without spaces or line breaks, or a function that returns it",
    baseUrl: 'text like "https://bank.test/v1", not ',
    timeoutMs: "a number of milliseconds, more than 0, not ",
    maxRetries: "a whole number, 0 or more, not ",
    fetch: "a function",
    newIdempotencyKey: "a function",
  };

  /** Appends the value to a rule that ends with "not". */
  function ruleOf(option: keyof typeof rules, value: unknown): string {
    const said =
      typeof value === "number"
        ? `${value}`
        : value instanceof URL
          ? "URL"
          : JSON.stringify(value)
              .replace(/(?<=\/\/)[^/]*@/, "***@")
              .replace(/(?<=[?#]).*(?=")/, "***");
    return rules[option].endsWith(" ") ? rules[option] + said : rules[option];
  }

  test.each<[keyof typeof rules, unknown]>([
    ["apiKey", null],
    ["apiKey", ""],
    ["apiKey", "key\n"],
    ["apiKey", "clé"],
    ["apiKey", ["key"]],
    ["apiKey", 7],
    ["baseUrl", "bank.test"],
    ["baseUrl", "/v1"],
    ["baseUrl", "ftp://bank.test"],
    ["baseUrl", "https://"],
    ["baseUrl", "https://bank.test?version=1"],
    ["baseUrl", "https://bank.test/v1#top"],
    ["baseUrl", "https://user:password@bank.test"],
    ["baseUrl", new URL("https://bank.test")],
    ["baseUrl", "https://bank.test:99999"],
    ["baseUrl", "https://bank test"],
    ["baseUrl", "https://[::1"],
    ["timeoutMs", 0],
    ["timeoutMs", -1],
    ["timeoutMs", Number.NaN],
    ["maxRetries", -1],
    ["timeoutMs", "5"],
    ["maxRetries", Number.NaN],
    ["maxRetries", "2"],
    ["maxRetries", 1.5],
    ["fetch", { handle: () => {} }],
    ["fetch", null],
    ["newIdempotencyKey", "k1"],
  ])("a client refuses the option %s with the value %j", (option, value) => {
    expect(() => new BankClient({ ...given, [option]: value })).toThrow(
      new BankArgumentError(`[sandbank] Failed to use ${option}: it must be ${ruleOf(option, value)}.`),
    );
  });

  test.each([
    ["apiKey", "SANDBANK_API_KEY"],
    ["baseUrl", "SANDBANK_URL"],
  ])("a client without %s names the environment variable in the error", (option, variable) => {
    vi.stubEnv(variable, undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => new BankClient({ ...given, [option]: undefined })).toThrow(
      new BankArgumentError(
        `[sandbank] Failed to use ${option}: it must be given, or be in the environment variable ${variable}.`,
      ),
    );
  });

  test("a client refuses both a fetch and a transport", () => {
    const both = { fetch: globalThis.fetch, transport: { send: () => expect.unreachable() } };
    expect(() => new BankClient({ ...given, ...both })).toThrow(
      /Failed to use fetch: it must be left out beside transport/,
    );
  });

  test("a client refuses an API key instead of options", () => {
    expect(() => new BankClient("key" as never)).toThrow(
      "[sandbank] Failed to use options: it must be an object, not string.",
    );
  });

  test.each([
    ["https://user:password@bank.test", "https://***@bank.test"],
    ["https://user:pass@word\n?@bank.test", "https://***@bank.test"],
    ["user:password@bank.test", "***@bank.test"],
    ["https://bank.test/v1?api_key=password", "https://bank.test/v1?***"],
    ["https://bank.test?a=password&b\npassword", "https://bank.test?***"],
    ["https://bank.test/#password", "https://bank.test/#***"],
    ["https://user:password@bank.test/?key=password", "https://***@bank.test/?***"],
    ["https://bank.test/?", "https://bank.test/?"],
    ["password_key", "***"],
    [`https://bank.test/${"x".repeat(174)} password_key`, `https://bank.test/${"x".repeat(174)} ***`],
  ])("a client never shows a possible password or key of the base URL %j in an error", (baseUrl, shown) => {
    const create = () => new BankClient({ ...given, apiKey: "password_key", baseUrl });
    expect(create).toThrow(`not ${JSON.stringify(shown)}`);
    expect(create).not.toThrow("password_");
  });

  test("a client shows no query of a path in an error", async () => {
    const { client } = clientOf([]);
    await expect(client.request("GET", "/accounts?token=private")).rejects.toThrow('not "/accounts?***"');
  });

  test.each([undefined, null])("a client refuses options that are %s without environment variables", (options) => {
    expect(() => new BankClient(options as never)).toThrow(/^\[sandbank\] Failed to use apiKey/);
  });

  test("a client refuses an unknown option", () => {
    expect(() => new BankClient({ ...given, timeout: 3 } as typeof given)).toThrow(
      new BankArgumentError(
        '[sandbank] Failed to make a client: there is no option "timeout". Use apiKey, baseUrl, fetch, transport, timeoutMs, totalTimeoutMs, maxRetries, maxRetryDelayMs, maxResponseBytes, newIdempotencyKey, headers, onAttempt, sleep, idle, now, random.',
      ),
    );
  });

  test.each([{ "bad name": "x" }, { "x-gateway": "two\nlines" }, 7])("a client refuses the headers %j", (headers) => {
    const error = expect.objectContaining({
      name: "BankArgumentError",
      message: "[sandbank] Failed to use headers: it must be an object of names and values that HTTP can send.",
    });
    expect(() => new BankClient({ ...given, headers: headers as never })).toThrow(error);
  });

  test.each<[keyof typeof rules | "signal", unknown]>([
    ["timeoutMs", 0],
    ["maxRetries", -1],
    ["signal", 5],
    ["signal", new AbortController()],
  ])("a call refuses the option %s with the value %j", async (option, value) => {
    const { client, requests } = clientOf([{}]);
    const rule = option === "signal" ? "an AbortSignal" : ruleOf(option, value);
    await expect(client.accounts.retrieve("account_1", { [option]: value })).rejects.toThrow(
      new BankArgumentError(`[sandbank] Failed to use ${option}: it must be ${rule}.`),
    );
    expect(requests).toHaveLength(0);
  });

  test("headers of a client are added, but do not replace the client's own", async () => {
    const headers = { "X-Gateway": "g1", Authorization: "Basic x", Accept: "text/html" };
    const { client, requests } = clientOf([{}], { headers });
    await client.accounts.retrieve("account_1");
    expect(requests[0]?.headers).toEqual({
      accept: "application/json",
      authorization: `Bearer ${apiKey}`,
      "x-gateway": "g1",
    });
  });
});

describe("the global fetch", () => {
  test("the global fetch is looked up at each call, so that a later interceptor works", async () => {
    const first = scriptedFetch({});
    const second = scriptedFetch({});
    vi.stubGlobal("fetch", first.fetch);
    const client = new BankClient({ apiKey, baseUrl: "https://bank.test" });
    await client.accounts.retrieve("account_1");
    vi.stubGlobal("fetch", second.fetch);
    await client.accounts.retrieve("account_1");
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  });

  test("the global fetch is called without `this`, as browsers require", async () => {
    const receivers: unknown[] = [];
    const { fetch } = scriptedFetch({});
    vi.stubGlobal("fetch", function (this: unknown, ...args: Parameters<typeof fetch>) {
      receivers.push(this);
      return fetch(...args);
    });
    await new BankClient({ apiKey, baseUrl: "https://bank.test" }).accounts.retrieve("account_1");
    expect(receivers).toEqual([undefined]);
  });

  test("the global fetch is not used if another one is given", async () => {
    vi.stubGlobal("fetch", () => expect.unreachable());
    const { client, requests } = clientOf([{}]);
    await client.accounts.retrieve("account_1");
    expect(requests).toHaveLength(1);
  });
});

function circular(): object {
  const object: Record<string, unknown> = {};
  object["itself"] = object;
  return object;
}
