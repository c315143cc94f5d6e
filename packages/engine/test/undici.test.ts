import { Readable, Writable } from "node:stream";
import {
  Client,
  type Dispatcher,
  errors,
  FormData,
  fetch,
  getGlobalDispatcher,
  interceptors,
  MockAgent,
  pipeline,
  RetryAgent,
  request,
  setGlobalDispatcher,
  stream,
} from "undici";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { type Bank, createBank, createPlatform, type FaultPlan } from "../src/index.ts";
import { bankDispatcher } from "../src/undici.ts";

const ORIGIN = "https://bank.test";
const BYTES = Uint8Array.from({ length: 256 }, (_, index) => index);

const before = getGlobalDispatcher();
afterEach(() => setGlobalDispatcher(before));

function setup(baseUrl = ORIGIN, bank: Bank = createBank()) {
  const dispatcher = bankDispatcher(bank, { baseUrl });
  const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
  const create = (body: Dispatcher.DispatchOptions["body"], name = "accounts") =>
    request(`${baseUrl}/${name}`, { dispatcher, method: "POST", headers, body: body as string });
  return { bank, dispatcher, headers, create };
}

const names = (bank: Bank) => bank.accounts.list().data.map(({ name }) => name);

describe("bankDispatcher", () => {
  test("responds to undici.request", async () => {
    const { bank, dispatcher, headers } = setup("https://bank.test/v1");
    const account = bank.accounts.create({ name: "Operating" });
    const response = await request(`https://bank.test/v1/accounts/${account.id}`, { dispatcher, headers });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/json"]);
    expect(await response.body.json()).toEqual(account);
  });

  test("responds to undici.fetch", async () => {
    const { bank, dispatcher, headers } = setup();
    const body = JSON.stringify({ name: "Operating" });
    const response = await fetch(`${ORIGIN}/accounts`, { dispatcher, method: "POST", headers, body });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([200, expect.stringMatching(/^request_/)]);
    expect(await response.json()).toMatchObject({ name: "Operating" });
    expect(names(bank)).toEqual(["Operating"]);
  });

  test("responds to undici.stream", async () => {
    const { dispatcher, headers } = setup();
    let text = "";
    const sink = new Writable({
      highWaterMark: 1,
      write(chunk, _, done) {
        text += chunk;
        setImmediate(done);
      },
    });
    await stream(`${ORIGIN}/programs`, { dispatcher, headers, method: "GET" }, ({ statusCode }) => {
      expect(statusCode).toBe(200);
      return sink;
    });
    expect(JSON.parse(text).data).toHaveLength(1);
  });

  test("responds to undici.pipeline", async () => {
    const { bank, dispatcher, headers } = setup();
    const duplex = pipeline(`${ORIGIN}/accounts`, { dispatcher, headers, method: "POST" }, ({ body }) => body);
    duplex.end(JSON.stringify({ name: "Operating" }));
    let text = "";
    for await (const chunk of duplex) text += chunk;
    expect(JSON.parse(text)).toEqual(bank.accounts.list().data[0]);
  });

  test("responds to every user of the global dispatcher, with the global fetch of Node", async () => {
    const { bank, dispatcher, headers } = setup();
    setGlobalDispatcher(dispatcher);
    await request(`${ORIGIN}/accounts`, { method: "POST", headers, body: '{"name":"One"}' });
    await fetch(`${ORIGIN}/accounts`, { method: "POST", headers, body: '{"name":"Two"}' });
    await globalThis.fetch(`${ORIGIN}/accounts`, { method: "POST", headers, body: '{"name":"Three"}' });
    expect(names(bank)).toEqual(["Three", "Two", "One"]);
  });

  test("responds from both banks of a platform", async () => {
    const platform = createPlatform();
    const dispatcher = bankDispatcher(platform, { baseUrl: ORIGIN });
    platform.live.accounts.create({ name: "Live" });
    const count = async ({ apiKey }: Bank) => {
      const { body } = await request(`${ORIGIN}/accounts`, {
        dispatcher,
        headers: { authorization: `Bearer ${apiKey}` },
      });
      return ((await body.json()) as { data: unknown[] }).data.length;
    };
    expect([await count(platform.live), await count(platform.sandbox)]).toEqual([1, 0]);
  });

  test("appends `query` to the path", async () => {
    const { bank, dispatcher, headers } = setup();
    for (const name of ["One", "Two"]) bank.accounts.create({ name });
    const { body } = await request(`${ORIGIN}/accounts`, {
      dispatcher,
      headers,
      query: { limit: 1, "status.in": "open" },
    });
    expect(await body.json()).toMatchObject({ data: [{ name: "Two" }] });
  });

  test.each<[string, (headers: Record<string, string>) => unknown]>([
    ["an object", (headers) => headers],
    ["a flat array", (headers) => Object.entries(headers).flat()],
    ["pairs", (headers) => Object.entries(headers)],
    ["a Map", (headers) => new Map(Object.entries(headers))],
    ["Headers", (headers) => new Headers(headers)],
    [
      "values in arrays",
      (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    ],
    ["names in upper case", (headers) => ({ AUTHORIZATION: headers["authorization"], "X-Absent": undefined })],
  ])("accepts headers as %s", async (_, form) => {
    const { dispatcher, headers } = setup();
    const { statusCode } = await request(`${ORIGIN}/accounts`, { dispatcher, headers: form(headers) as string[] });
    expect(statusCode).toBe(200);
  });

  test.each<[string, (text: string) => unknown]>([
    ["text", (text) => text],
    ["a Buffer", (text) => Buffer.from(text)],
    ["a view of bytes", (text) => new TextEncoder().encode(`__${text}`).subarray(2)],
    ["an ArrayBuffer", (text) => new TextEncoder().encode(text).buffer],
    ["a Node stream", (text) => Readable.from([Buffer.from(text)])],
    ["a web stream", (text) => new Blob([text]).stream()],
    ["a Blob", (text) => new Blob([text])],
    ["an iterable", (text) => [text.slice(0, 5), text.slice(5)]],
    [
      "an async iterable",
      async function* (text) {
        yield text.slice(0, 5);
        yield Buffer.from(text.slice(5));
      },
    ],
  ])("accepts a body that is %s", async (_, form) => {
    const { bank, create } = setup();
    const { statusCode } = await create(form('{"name":"Zürich"}') as string);
    expect([statusCode, names(bank)]).toEqual([200, ["Zürich"]]);
  });

  test.each([
    ["of undici", FormData],
    ["of the platform", globalThis.FormData],
  ])("transfers bytes 0 to 255 both ways, in a form %s", async (_, Form) => {
    const { bank, dispatcher, headers: all } = setup();
    const headers = { authorization: all.authorization };
    const form = new Form() as FormData;
    form.append("purpose", "check_image_front");
    form.append("file", new Blob([BYTES], { type: "image/png" }), "check.png");
    const created = await request(`${ORIGIN}/files`, { dispatcher, method: "POST", headers, body: form });
    const { id } = (await created.body.json()) as { id: string };
    const contents = await request(`${ORIGIN}/files/${id}/contents`, { dispatcher, headers });
    expect(contents.headers["content-type"]).toBe("image/png");
    expect(await contents.body.bytes()).toEqual(BYTES);
    const fetched = await fetch(`${ORIGIN}/files/${id}/contents`, { dispatcher, headers });
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(BYTES);
    expect(bank.files.list().data[0]).toMatchObject({ id, filename: "check.png" });
  });

  test("reads a body only up to the limit, and closes its stream", async () => {
    const { create } = setup();
    let made = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          made++;
          yield Buffer.alloc(65_536, "a");
        }
      })(),
    );
    const { statusCode, body } = await create(endless);
    expect([statusCode, await body.json()]).toMatchObject([400, { type: "malformed_request_error" }]);
    expect(made).toBeLessThan(100);
    expect(endless.destroyed).toBe(true);
  });

  test("responds to a refused request with its status", async () => {
    const { create } = setup();
    const { statusCode, body } = await create("{");
    expect([statusCode, await body.json()]).toMatchObject([400, { type: "malformed_request_error" }]);
  });

  test("rejects with the error of the stream of a body", async () => {
    const { bank, create } = setup();
    const failure = new Error("The disk is full.");
    const body = Readable.from(
      // biome-ignore lint/correctness/useYield: it fails before it yields.
      (async function* () {
        throw failure;
      })(),
    );
    await expect(create(body)).rejects.toBe(failure);
    expect(names(bank)).toEqual([]);
  });
});

describe("requests outside the base URL", () => {
  test.each(["https://bank.test/v2/x", "https://bank.test/v10", "https://other.test/v1/x"])(
    "sends %s to the fallback",
    async (url) => {
      const agent = new MockAgent();
      const { origin, pathname } = new URL(url);
      agent.get(origin).intercept({ path: pathname }).reply(418, "other");
      const dispatcher = bankDispatcher(createBank(), { baseUrl: "https://bank.test/v1", fallback: agent });
      const { statusCode, body } = await request(url, { dispatcher });
      expect([statusCode, await body.text()]).toEqual([418, "other"]);
    },
  );

  test("sends other requests to the dispatcher that was global at its creation", async () => {
    const agent = new MockAgent();
    agent.get("https://other.test").intercept({ path: "/" }).reply(418, "other");
    setGlobalDispatcher(agent);
    setGlobalDispatcher(bankDispatcher(createBank(), { baseUrl: ORIGIN }));
    expect((await request("https://other.test/")).statusCode).toBe(418);
  });
});

describe("armed faults in undici", () => {
  test.each([
    ["drop_before_commit", 0],
    ["drop_after_commit", 1],
  ] as const)("loses the connection with an armed %s", async (kind, made) => {
    const { bank, dispatcher, headers, create } = setup();
    bank.faults.arm({ kind, times: 1 });
    const error = await create('{"name":"One"}').catch((reason) => reason);
    expect(error).toBeInstanceOf(errors.SocketError);
    expect(error).toMatchObject({ code: "UND_ERR_SOCKET", message: `[sandbank] An armed fault: ${kind}.` });
    expect(names(bank)).toHaveLength(made);
    bank.faults.arm({ kind });
    const failed = fetch(`${ORIGIN}/accounts`, { dispatcher, headers });
    await expect(failed).rejects.toMatchObject({ message: "fetch failed", cause: { code: "UND_ERR_SOCKET" } });
  });

  test("waits for an armed latency with a timer", async () => {
    const { bank, dispatcher, headers } = setup();
    bank.faults.arm({ kind: "latency", delayMs: 60_000 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const answered = vi.fn();
      const sent = request(`${ORIGIN}/accounts`, { dispatcher, headers }).then(answered);
      await vi.advanceTimersByTimeAsync(59_999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await sent;
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["50 milliseconds", 50, 500, 50],
    ["undici's default of 300 seconds", undefined, 600_000, 300_000],
  ])(
    "rejects with a HeadersTimeoutError for a latency beyond a headersTimeout of %s",
    async (_, headersTimeout, delayMs, passed) => {
      const { bank, dispatcher, headers } = setup();
      bank.faults.arm({ kind: "latency", delayMs });
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        const sent = request(`${ORIGIN}/accounts`, { dispatcher, headers, ...(headersTimeout && { headersTimeout }) });
        const refused = expect(sent).rejects.toMatchObject({ code: "UND_ERR_HEADERS_TIMEOUT" });
        await vi.advanceTimersByTimeAsync(passed);
        await refused;
        expect(vi.getTimerCount()).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test("waits for any latency with a headersTimeout of 0", async () => {
    const { bank, dispatcher, headers } = setup();
    bank.faults.arm({ kind: "latency", delayMs: 600_000 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const sent = request(`${ORIGIN}/accounts`, { dispatcher, headers, headersTimeout: 0 });
      await vi.advanceTimersByTimeAsync(600_000);
      expect((await sent).statusCode).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("undici's own retry", () => {
  /** Caps what undici waits in real time, also for the Retry-After of a response. */
  const soon = { minTimeout: 1, maxTimeout: 1 };

  describe.each<[string, (dispatcher: Dispatcher) => Dispatcher]>([
    ["interceptors.retry", (dispatcher) => dispatcher.compose(interceptors.retry(soon))],
    [
      "interceptors.retry without throwOnError",
      (dispatcher) => dispatcher.compose(interceptors.retry({ ...soon, throwOnError: false })),
    ],
    ["RetryAgent", (dispatcher) => new RetryAgent(dispatcher, soon)],
  ])("%s", (name, wrap) => {
    test.each<FaultPlan>([
      { kind: "rate_limited_error" },
      { kind: "internal_server_error" },
      { kind: "internal_server_error", status: 503 },
      { kind: "drop_after_commit" },
    ])(`${name} sends a request again after %j`, async (plan) => {
      const { bank, dispatcher, headers } = setup();
      bank.accounts.create({ name: "Operating" });
      const handle = vi.spyOn(bank, "handle");
      bank.faults.arm({ ...plan, times: 2 });
      const { statusCode, body } = await request(`${ORIGIN}/accounts`, { dispatcher: wrap(dispatcher), headers });
      expect([statusCode, await body.json()]).toMatchObject([200, { data: [{ name: "Operating" }] }]);
      expect(handle).toHaveBeenCalledTimes(3);
    });
  });

  test("rejects with undici's error after the last retry", async () => {
    const { bank, dispatcher, headers } = setup();
    const handle = vi.spyOn(bank, "handle");
    bank.faults.arm({ kind: "internal_server_error", status: 503, times: 3 });
    const retrying = dispatcher.compose(interceptors.retry({ ...soon, maxRetries: 2 }));
    await expect(request(`${ORIGIN}/accounts`, { dispatcher: retrying, headers })).rejects.toMatchObject({
      code: "UND_ERR_REQ_RETRY",
      statusCode: 503,
    });
    expect(handle).toHaveBeenCalledTimes(3);
  });
});

describe("other interceptors of undici", () => {
  test("rejects with the ResponseError of interceptors.responseError", async () => {
    const { bank, dispatcher, headers } = setup();
    bank.faults.arm({ kind: "internal_server_error" });
    const refusing = dispatcher.compose(interceptors.responseError());
    await expect(request(`${ORIGIN}/accounts`, { dispatcher: refusing, headers })).rejects.toMatchObject({
      code: "UND_ERR_RESPONSE",
      statusCode: 500,
      body: { type: "internal_server_error" },
    });
  });

  test("aborts a body that is too long for interceptors.dump", async () => {
    const { dispatcher, headers } = setup();
    const dumping = dispatcher.compose(interceptors.dump({ maxSize: 5 }));
    const { body } = await request(`${ORIGIN}/accounts`, { dispatcher: dumping, headers });
    await expect(body.text()).rejects.toMatchObject({ code: "UND_ERR_ABORTED" });
  });
});

describe("a handler that throws", () => {
  test.each([
    ["onRequestStart", "onResponseError"],
    ["onResponseStart", "onResponseError"],
    ["onResponseData", "onResponseError"],
    ["onResponseEnd", "onResponseError"],
    ["onConnect", "onError"],
    ["onHeaders", "onError"],
    ["onData", "onError"],
    ["onComplete", "onError"],
  ])("gets what it throws in %s in %s, once", async (callback, reporting) => {
    const { dispatcher, headers } = setup();
    const failure = new Error("Enough.");
    const report = vi.fn();
    const handler = {
      [reporting === "onError" ? "onConnect" : "onRequestStart"]: () => {},
      [callback]: () => {
        throw failure;
      },
      [reporting]: (...given: unknown[]) => report(given.at(-1)),
    };
    dispatcher.dispatch(
      { origin: ORIGIN, path: "/programs", method: "GET", headers },
      handler as Dispatcher.DispatchHandler,
    );
    await eventually(() => expect(report).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(report.mock.calls).toEqual([[failure]]);
  });
});

describe("an aborted request of undici", () => {
  test("rejects with the reason of a signal that aborted before the request", async () => {
    const { bank, dispatcher, headers } = setup();
    const reason = new Error("Enough.");
    const handle = vi.spyOn(bank, "handle");
    const sent = request(`${ORIGIN}/accounts`, { dispatcher, headers, signal: AbortSignal.abort(reason) });
    await expect(sent).rejects.toBe(reason);
    expect(handle).not.toHaveBeenCalled();
  });

  test("rejects with the reason of a signal that aborts during a latency, and leaves no timer", async () => {
    const { bank, dispatcher, headers } = setup();
    bank.faults.arm({ kind: "latency", delayMs: 60_000 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const controller = new AbortController();
      const reason = new Error("Enough.");
      const sent = request(`${ORIGIN}/accounts`, { dispatcher, headers, signal: controller.signal });
      const refused = expect(sent).rejects.toBe(reason);
      await eventually(() => expect(vi.getTimerCount()).toBe(1));
      controller.abort(reason);
      await refused;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("handles requests after a response that was not read to its end", async () => {
    const { dispatcher, headers } = setup();
    const { body } = await request(`${ORIGIN}/programs`, { dispatcher, headers });
    body.on("error", () => {});
    body.destroy();
    await new Promise((resolve) => body.on("close", resolve));
    expect((await request(`${ORIGIN}/programs`, { dispatcher, headers })).statusCode).toBe(200);
  });
});

describe("a handler in the older form, as in undici 7", () => {
  test("calls a handler in the older form, which can pause", async () => {
    const { dispatcher, headers } = setup();
    const told: unknown[] = [];
    let resume = () => {};
    const handler = {
      onConnect: () => void told.push("connect"),
      onHeaders(status: number, raw: Buffer[], go: () => void) {
        told.push(status, raw.map(String).includes("application/json"));
        resume = go;
        return false;
      },
      onData: (chunk: Buffer) => told.push(JSON.parse(String(chunk)).data.length) > 0,
      onComplete: () => void told.push("complete"),
      onError: (error: Error) => void told.push(error),
    };
    dispatcher.dispatch(
      { origin: ORIGIN, path: "/programs", method: "GET", headers },
      handler as Dispatcher.DispatchHandler,
    );
    await eventually(() => expect(told).toEqual(["connect", 200, true]));
    await new Promise(setImmediate);
    expect(told).toHaveLength(3);
    resume();
    await eventually(() => expect(told).toEqual(["connect", 200, true, 1, "complete"]));
  });

  test("calls a handler in the older form with an error, which can abort", async () => {
    const { dispatcher, headers } = setup();
    const reason = new Error("Enough.");
    const told: unknown[] = [];
    const handler = {
      onConnect: (abort: (reason: Error) => void) => abort(reason),
      onError: (error: Error) => void told.push(error),
    };
    dispatcher.dispatch(
      { origin: ORIGIN, path: "/programs", method: "GET", headers },
      handler as Dispatcher.DispatchHandler,
    );
    await eventually(() => expect(told).toEqual([reason]));
  });
});

test("does not close the fallback with close and destroy, and accepts a callback as undici does", async () => {
  const fallback = new Client("https://other.test");
  const dispatcher = bankDispatcher(createBank(), { baseUrl: ORIGIN, fallback });
  await dispatcher.close();
  await dispatcher.destroy();
  await new Promise<void>((resolve) => dispatcher.close(resolve));
  await new Promise<void>((resolve) => dispatcher.destroy(resolve));
  expect(fallback.closed).toBe(false);
  await fallback.close();
});

test.each(["close", "destroy"] as const)("fails requests after %s, as undici does", async (end) => {
  const { bank, dispatcher, headers } = setup();
  const handle = vi.spyOn(bank, "handle");
  await dispatcher[end]();
  const code = end === "close" ? "UND_ERR_CLOSED" : "UND_ERR_DESTROYED";
  for (const url of [`${ORIGIN}/accounts`, "https://other.test/"]) {
    await expect(request(url, { dispatcher, headers })).rejects.toMatchObject({ code });
  }
  await expect(fetch(`${ORIGIN}/accounts`, { dispatcher, headers })).rejects.toMatchObject({ cause: { code } });
  expect(handle).not.toHaveBeenCalled();
});

test.each([undefined, null, {}])("refuses to make a dispatcher for %j", (target) => {
  expect(() => bankDispatcher(target as never, { baseUrl: ORIGIN })).toThrow(
    new TypeError(
      "[sandbank] Failed to make a dispatcher: there is no bank. Pass what createBank() or createPlatform() returned.",
    ),
  );
});

test.each([
  ["no base URL", {}, "the option baseUrl is missing. Pass one such as"],
  ["a fallback that is not a dispatcher", { baseUrl: ORIGIN, fallback: {} }, "fallback is not a Dispatcher"],
  ["an unknown option", { baseUrl: ORIGIN, url: "x" }, 'there is no option "url"'],
])("refuses to make a dispatcher with %s", (_, options, message) => {
  expect(() => bankDispatcher(createBank(), options as never)).toThrow(message);
});
