import { format, inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BankClient, type Transport, type TransportRequest } from "../src/index.ts";
import { apiKey, clientOf, errorOf } from "./client.ts";
import { macrotask, unhandledRejections } from "./still-time.ts";

beforeEach(() => {
  vi.stubEnv("SANDBANK_API_KEY", undefined);
  vi.stubEnv("SANDBANK_URL", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("withResponse", () => {
  const headers = { "x-request-id": "request_1", "x-echo": `Bearer ${apiKey}`, etag: "7" };

  test("withResponse returns the data, the status, the headers with the API key masked, and the request id", async () => {
    const { client, requests } = clientOf([{ status: 201, headers, body: { id: "account_1" } }]);
    const response = await client.accounts.create({ name: "Operating" }).withResponse();
    expect(response).toMatchObject({ data: { id: "account_1" }, status: 201, requestId: "request_1" });
    expect([response.headers.get("etag"), response.headers.get("x-echo")]).toEqual(["7", "Bearer ***"]);
    expect(response.headers.get("x-none")).toBeNull();
    expect(inspect(response, { depth: 9, showHidden: true })).not.toContain(apiKey);
    expect(requests).toHaveLength(1);
  });

  test("withResponse masks the API key in the request id", async () => {
    const { client } = clientOf([{ headers: { "x-request-id": apiKey } }]);
    expect((await client.accounts.retrieve("account_1").withResponse()).requestId).toBe("***");
  });

  test("withResponse treats an undefined header, as a mock of fetch may return, as absent", async () => {
    const fetch = async () => ({ status: 200, headers: new Map() as never, text: async () => "{}" });
    const { requestId, headers } = await clientOf([], { fetch }).client.accounts.retrieve("account_1").withResponse();
    expect([requestId, headers.get("etag")]).toEqual([null, null]);
    const failing = async () => ({ ...(await fetch()), status: 404 });
    expect(await errorOf(clientOf([], { fetch: failing }).client.accounts.retrieve("account_1"))).toMatchObject({
      status: 404,
      requestId: null,
    });
  });

  test("withResponse and the data share one request, in either order of awaiting", async () => {
    const { client, requests } = clientOf([{ body: { id: "account_1" } }]);
    const call = client.accounts.retrieve("account_1");
    const { data } = await call.withResponse();
    expect(await call).toBe(data);
    expect((await call.withResponse()).data).toBe(data);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, (call: ReturnType<BankClient["accounts"]["retrieve"]>) => readonly Promise<unknown>[]]>([
    ["the data only", (call) => [call]],
    ["the response only", (call) => [call.withResponse()]],
    ["both, the data first", (call) => [call, call.withResponse()]],
    ["both, the response first", (call) => [call.withResponse(), call]],
    ["the response twice", (call) => [call.withResponse(), call.withResponse()]],
  ])("withResponse leaves no rejection unhandled if the caller awaits %s", async (_what, awaited) => {
    const unhandled = unhandledRejections();
    const { client } = clientOf([{ status: 404 }]);
    const errors = await Promise.all(awaited(client.accounts.retrieve("account_1")).map(errorOf));
    await macrotask();
    expect(errors).toEqual(errors.map(() => expect.objectContaining({ status: 404 })));
    expect(unhandled).toEqual([]);
  });

  test.each<[string, (client: BankClient) => unknown]>([
    ["nothing", (client) => client.accounts.retrieve("account_1")],
    ["the response, without handling its failure", (client) => client.accounts.retrieve("account_1").withResponse()],
  ])("withResponse reports a failure as unhandled once if the caller awaited %s", async (_what, forget) => {
    const unhandled = unhandledRejections();
    forget(clientOf([{ status: 404 }]).client);
    await macrotask();
    expect(unhandled).toEqual([expect.objectContaining({ status: 404 })]);
  });
});

describe("the environment", () => {
  test("environment variables supply the API key and the base URL if the options are absent", async () => {
    vi.stubEnv("SANDBANK_API_KEY", "key_of_environment");
    vi.stubEnv("SANDBANK_URL", "https://env.test/v1");
    const sent: string[] = [];
    const client = new BankClient({
      fetch: async (url, { headers }) => {
        sent.push(url, headers["authorization"] ?? "");
        return Response.json({});
      },
    });
    await client.accounts.retrieve("account_1");
    expect(sent).toEqual(["https://env.test/v1/accounts/account_1", "Bearer key_of_environment"]);
    expect(JSON.stringify(new BankClient())).toBe('{"baseUrl":"https://env.test/v1"}');
  });

  test("environment variables do not replace given options", async () => {
    vi.stubEnv("SANDBANK_API_KEY", "key_of_environment");
    vi.stubEnv("SANDBANK_URL", "https://env.test");
    const { client, requests } = clientOf([{}]);
    await client.accounts.retrieve("account_1");
    expect(requests[0]).toMatchObject({ url: "https://bank.test/accounts/account_1" });
    expect(requests[0]?.headers["authorization"]).toBe(`Bearer ${apiKey}`);
  });

  test.each<[string, unknown]>([
    ["there is no process", undefined],
    ["the process has no environment", {}],
    ["the environment has no such variable", { env: {} }],
    ["the variable is empty", { env: { SANDBANK_API_KEY: "", SANDBANK_URL: "" } }],
  ])("environment variables supply nothing if %s, and the error names the option", (_what, process) => {
    vi.stubGlobal("process", process);
    expect(() => new BankClient()).toThrow("[sandbank] Failed to use apiKey: ");
    expect(() => new BankClient({ apiKey })).toThrow("[sandbank] Failed to use baseUrl: ");
  });
});

describe("a transport", () => {
  function recordingTransport() {
    const log: string[] = [];
    const transport: Transport = {
      async send({ method, url, reads }: TransportRequest) {
        log.push(`${method} ${url} ${reads}`);
        return { status: 200, headers: { get: () => null }, body: '{"id":"account_1"}' };
      },
      async close() {
        log.push("close");
      },
    };
    return { log, transport };
  }

  test("a transport sends requests instead of fetch, and close() closes it", async () => {
    const { log, transport } = recordingTransport();
    const client = new BankClient({ apiKey, baseUrl: "https://bank.test", transport });
    expect(await client.accounts.retrieve("account_1")).toEqual({ id: "account_1" });
    await client.close();
    expect(log).toEqual(["GET https://bank.test/accounts/account_1 text", "close"]);
  });

  test("a transport is closed at the end of an await using block, even if the block throws", async () => {
    const { log, transport } = recordingTransport();
    const use = async () => {
      await using client = new BankClient({ apiKey, baseUrl: "https://bank.test", transport });
      await client.accounts.retrieve("account_1");
      throw new Error("within the block");
    };
    await expect(use()).rejects.toThrow("within the block");
    expect(log.at(-1)).toBe("close");
  });

  test("a transport does not need a close() method", async () => {
    const { send } = recordingTransport().transport;
    for (const options of [{ transport: { send } }, {}]) {
      const client = new BankClient({ apiKey, baseUrl: "https://bank.test", ...options });
      expect(await client.close()).toBeUndefined();
      expect(await client[Symbol.asyncDispose]()).toBeUndefined();
    }
  });

  test("close() rejects with the reason of a transport that fails to close", async () => {
    const reason = new Error("still busy");
    const { send } = recordingTransport().transport;
    const transport = { send, close: () => Promise.reject(reason) };
    await expect(new BankClient({ apiKey, baseUrl: "https://bank.test", transport }).close()).rejects.toBe(reason);
  });
});

describe("methods", () => {
  test("methods do not use `this`, at any depth", async () => {
    const { client, requests } = clientOf([{ body: { data: [], next_cursor: null } }]);
    const { retrieve, list } = client.accounts;
    const { create } = client.simulations.interestPayments;
    const { poll, fetchObject } = client.events;
    await retrieve("account_1");
    await list();
    await create({ account_id: "account_1", amount: 1 });
    for await (const _event of poll({ follow: false }));
    await fetchObject({ associated_object_type: "account", associated_object_id: "account_1" } as never);
    expect(requests).toHaveLength(5);
  });

  test("methods are the same functions each time, and different ones for each client", () => {
    const [one, two] = [clientOf([{}]).client, clientOf([{}]).client];
    expect(one.accounts).toBe(one.accounts);
    expect(one.accounts.create).toBe(one.accounts.create);
    expect(one.accounts.create).not.toBe(two.accounts.create);
  });

  test("methods can be replaced by a spy of the test runner", async () => {
    const { client, requests } = clientOf([{}]);
    const spy = vi.spyOn(client.accounts, "create").mockResolvedValue({ id: "account_7" } as never);
    expect(await client.accounts.create({ name: "Operating" })).toEqual({ id: "account_7" });
    expect(spy).toHaveBeenCalledWith({ name: "Operating" });
    spy.mockRestore();
    await client.accounts.create({ name: "Operating" });
    expect(requests).toHaveLength(1);
  });

  test("a class that extends the client has all of its methods", async () => {
    class OwnClient extends BankClient {
      operating() {
        return this.accounts.retrieve("account_1");
      }
    }
    const client = new OwnClient({
      apiKey,
      baseUrl: "https://bank.test",
      fetch: async () => Response.json({ id: "a" }),
    });
    expect(await client.operating()).toEqual({ id: "a" });
  });
});

describe("the API key", () => {
  test("the API key never appears in a client, its resources, its calls or its errors when they are printed", async () => {
    const echo = { "x-request-id": apiKey, "x-echo": apiKey };
    const refusal = { status: 404, headers: echo, body: { type: "object_not_found_error", detail: apiKey, echo } };
    const { client } = clientOf([refusal], { headers: { "x-secret": apiKey } });
    const call = client.accounts.retrieve("account_1");
    const list = client.accounts.list({}, { headers: { "x-secret": apiKey } });
    const errors = await Promise.all([call, list, client.request("GET", `/${apiKey}`)].map(errorOf));
    for (const value of [client, client.accounts, client.events, client.simulations, call, list, ...errors]) {
      const texts = [
        JSON.stringify(value),
        inspect(value, { depth: 20, showHidden: true, getters: true }),
        format("%s %o %O %j", value, value, value, value),
        String(value),
      ];
      expect(texts.join()).not.toContain(apiKey);
    }
    expect(JSON.stringify({ client })).toBe('{"client":{"baseUrl":"https://bank.test"}}');
  });
});
