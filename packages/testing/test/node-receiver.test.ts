import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createBank, manualClock } from "@sandbank/engine";
import { createDeliverer, nodeReceiver, type Receiver, verifyReceiver } from "@sandbank/engine/deliver";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { BankAssertionError, expectVerified } from "@sandbank/testing";
import express from "express";
import fastify from "fastify";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createThrownNotes } from "../src/test-bank/note-thrown.ts";
import { mounts } from "./support/mounts.ts";

const url = "https://app.test/webhooks?tenant=1";
const secret = "test-secret";

function post(body: BodyInit, headers: HeadersInit = {}): Request {
  return new Request(url, { method: "POST", body, headers });
}

/** A bank that delivers one webhook to a receiver. */
async function delivered(receiver: Parameters<typeof verifyReceiver>[0], own = createBank()) {
  const deliverer = createDeliverer(own, { receivers: { [url]: receiver } });
  onTestFinished(() => deliverer.close());
  own.eventSubscriptions.create({ url, shared_secret: secret });
  return deliverer.settled();
}

describe("nodeReceiver", () => {
  test("nodeReceiver passes the method, the path, the headers and the bytes of the body unchanged", async () => {
    const seen = vi.fn();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const receive = nodeReceiver(async (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, url: path, headers } = request;
      seen(method, path, headers, new Uint8Array(Buffer.concat(chunks)));
      response.writeHead(201, { "content-type": "text/plain", "set-cookie": ["a=1", "b=2"] }).end("é");
    });
    const response = await receive(post(bytes, { "webhook-id": "event_1", "x-forwarded-for": "192.0.2.10" }));
    expect(seen.mock.calls).toEqual([
      [
        "POST",
        "/webhooks?tenant=1",
        {
          "webhook-id": "event_1",
          "x-forwarded-for": "192.0.2.10",
          host: "app.test",
          "content-length": "256",
          connection: "close",
        },
        bytes,
      ],
    ]);
    expect([response.status, await response.text()]).toEqual([201, "é"]);
    expect([response.headers.get("content-type"), response.headers.getSetCookie()]).toEqual([
      "text/plain",
      ["a=1", "b=2"],
    ]);
  });

  test.each([
    ["https://app.test/", true, "https"],
    ["http://app.test/", false, "http"],
  ])(
    "a request to %s is secure: %s, in Express with and without `trust proxy`, and in Fastify",
    async (to, isSecure, protocol) => {
      for (const trusts of [false, true]) {
        const app = express().set("trust proxy", trusts);
        app.use(({ secure, protocol }, response) => response.json({ secure, protocol }));
        const response = await nodeReceiver(app)(new Request(to, { headers: { "x-forwarded-for": "192.0.2.10" } }));
        expect(await response.json()).toEqual({ secure: isSecure, protocol });
      }
      const app = fastify();
      app.get("/", async (request) => request.protocol);
      await app.ready();
      expect(await (await nodeReceiver(app.routing)(new Request(to))).text()).toBe(protocol);
    },
  );

  test.each([200, 204, 302, 304, 404, 503])("nodeReceiver returns the status %i", async (status) => {
    const receive = nodeReceiver((_request, response) => {
      response.writeHead(status, { location: "https://other.test" }).end();
    });
    expect((await receive(post("{}"))).status).toBe(status);
  });

  test("nodeReceiver returns a response that is written in parts, after informational ones", async () => {
    const receive = nodeReceiver(async (_request, response) => {
      response.writeContinue();
      response.writeEarlyHints({ link: "</a.css>; rel=preload" });
      response.setHeader("connection", "keep-alive");
      response.write("a");
      await new Promise((resolve) => setTimeout(resolve, 5));
      response.write("é".repeat(100_000));
      response.end("z");
    });
    const response = await receive(post("{}"));
    expect([response.status, response.headers.get("link"), await response.text()]).toEqual([
      200,
      null,
      `a${"é".repeat(100_000)}z`,
    ]);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ["of a known length", (response) => response.writeHead(200, { "content-length": 10 }).write("abc")],
    ["in parts", (response) => response.write("abc")],
    ["before its head", () => {}],
  ])("nodeReceiver rejects if the connection closes in a response %s", async (_where, begin) => {
    const receive = nodeReceiver((request, response) => {
      begin(response);
      setTimeout(() => request.socket.destroy(), 5);
    });
    await expect(receive(post("{}"))).rejects.toThrow("The connection was closed before the response was complete.");
  });

  test("nodeReceiver passes a body of 3 MB, to a handler that reads it and to one that does not", async () => {
    const body = new Uint8Array(3_000_000);
    const counted = await nodeReceiver(async (request, response) => {
      let length = 0;
      for await (const chunk of request) length += chunk.length;
      response.end(`${length}`);
    })(post(body));
    expect(await counted.text()).toBe("3000000");
    expect((await nodeReceiver((_request, response) => response.writeHead(413).end())(post(body))).status).toBe(413);
  });

  test.each(["HEAD", "GET"])("nodeReceiver sends requests of %s, too", async (method) => {
    const response = await nodeReceiver((request, answer) => answer.end(request.url))(new Request(url, { method }));
    expect([response.status, await response.text()]).toEqual([200, method === "GET" ? "/webhooks?tenant=1" : ""]);
  });

  test("mocks of the network do not see the webhooks of nodeReceiver", async () => {
    const mocks = setupServer(http.all("*", () => new HttpResponse(null, { status: 418 })));
    mocks.listen({ onUnhandledFrame: "error" });
    onTestFinished(() => mocks.close());
    const receive = nodeReceiver((_request, response) => response.writeHead(204).end());
    expect((await receive(post("{}"))).status).toBe(204);
  });

  test("Express and Fastify receive webhooks under fake timers", async () => {
    const app = express()
      .use(express.json())
      .post("/webhooks", (request, response) => void response.json([request.ip, request.body.id]));
    const other = fastify();
    other.post("/webhooks", async ({ ip }) => ip);
    await other.ready();
    vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "queueMicrotask", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const bank = createBank();
    const urls = ["https://a.test/webhooks", "https://b.test/webhooks"] as const;
    const receivers = { [urls[0]]: app, [urls[1]]: nodeReceiver(other.routing) };
    const deliverer = createDeliverer(bank, { receivers });
    onTestFinished(() => deliverer.close());
    for (const each of urls) bank.eventSubscriptions.create({ url: each });
    expect(await deliverer.settled()).toMatchObject({ delivered: 3, failed: [] });
  });

  test("nodeReceiver says what to do in a runtime other than Node", async () => {
    vi.stubGlobal("Bun", {});
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(nodeReceiver(() => {})(post("{}"))).rejects.toThrow(
      "nodeReceiver needs Node. Start a server, and pass",
    );
  });

  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new TypeError("account is undefined");
      },
    ],
    ["rejects with", () => Promise.reject(new TypeError("account is undefined"))],
  ])("the cause of a failed delivery is what a handler %s", async (_how, handler) => {
    const { failed } = await delivered(nodeReceiver(handler));
    expect(failed).toMatchObject([{ status: null, error: "account is undefined", cause: expect.any(TypeError) }]);
  });

  test("a handler that closes the connection fails the delivery", async () => {
    const { failed } = await delivered(nodeReceiver((request: IncomingMessage) => request.socket.destroy()));
    expect(failed).toMatchObject([
      { status: null, error: "The connection was closed before the response was complete." },
    ]);
  });

  test("a deliverer that is closed ends the connection of a handler that does not respond", async () => {
    const bank = createBank();
    const { promise: started, resolve: start } = Promise.withResolvers<IncomingMessage>();
    const deliverer = createDeliverer(bank, { receivers: { [url]: nodeReceiver(start) } });
    bank.eventSubscriptions.create({ url });
    const { socket } = await started;
    const closed = new Promise((end) => socket.once("close", end));
    deliverer.close();
    await closed;
  });

  test("nodeReceiver receives several webhooks at the same time", async () => {
    const bank = createBank();
    const ids = new Set<unknown>();
    const receive = nodeReceiver(async (request: IncomingMessage, response: ServerResponse) => {
      ids.add(JSON.parse(await text(request)).id);
      response.end();
    });
    for (let count = 0; count < 100; count++) bank.accounts.create({ name: "Operating" });
    const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
    onTestFinished(() => deliverer.close());
    bank.eventSubscriptions.create({ url });
    for (let count = 0; count < 100; count++) bank.accounts.create({ name: "Operating" });
    expect(await deliverer.settled()).toMatchObject({ delivered: 101, failed: [] });
    expect(ids.size).toBe(101);
  });

  test("nodeReceiver refuses what is not a function", () => {
    expect(() => nodeReceiver(createServer() as never)).toThrow(
      "[sandbank] Failed to make a receiver: the handler is not a function. Pass a function (request, response)",
    );
  });
});

describe("a webhook router in a framework", () => {
  const objects = { events: { fetchObject: async () => ({}) } };

  function failing(bank = createBank()) {
    const error = new RangeError("no such customer");
    const router = createWebhookRouter({ client: objects, secret, now: bank.clock.now, onError: () => {} });
    router.on("event_subscription.created", () => Promise.reject(error));
    return { bank, error, router };
  }

  test.each(mounts)(
    "in %s, the cause of a failed delivery is what a handler of the router threw",
    async (_framework, mount) => {
      const { bank, error, router } = failing();
      const { failed } = await delivered(await mount(router), bank);
      expect(failed).toMatchObject([{ status: 500, answer: '{"outcome":"failed"}', error: null }]);
      expect(failed[0]?.cause).toBe(error);
    },
  );

  test("in Express, the cause of a delivery whose body was parsed says so", async () => {
    const { bank, router } = failing();
    const app = express().use(express.json()).post("/webhooks", toNodeHandler(router));
    const { failed } = await delivered(app, bank);
    expect(failed).toMatchObject([
      {
        status: 500,
        answer: '{"outcome":"failed"}',
        cause: { name: "WebhookVerificationError", code: "invalid_body" },
      },
    ]);
  });

  test("a refused forgery has no cause", async () => {
    const { router } = failing();
    const { failed } = await delivered(router.handle, createBank({ clock: manualClock("2027-01-01T00:00:00Z") }));
    expect(failed).toMatchObject([{ status: 400, cause: undefined }]);
  });

  test("an Express app is graded as it is", async () => {
    const router = createWebhookRouter({ client: objects, secret });
    const app = express().post("/webhooks", toNodeHandler(router));
    expect(await expectVerified(app, { secret, url })).toMatchObject({ passed: true });
  });

  test("expectVerified rejects with the text of the report", async () => {
    const trusting = () => new Response(null, { status: 200 });
    const { text } = await verifyReceiver(trusting, { secret });
    expect(text).toContain("The receiver passed 30 of 45 checks");
    await expect(expectVerified(trusting, { secret })).rejects.toThrow(new BankAssertionError(text));
  });
});

describe("a handler of (request, response) that is not wrapped", () => {
  const remedy =
    "Return a Response, or wrap a handler of (request, response) in nodeReceiver of @sandbank/engine/deliver.";

  test.each<[string, (request: Request, response: ServerResponse) => unknown, string]>([
    ["returns nothing", () => {}, "The receiver returned no Response."],
    [
      "uses its response",
      (_request, response) => response.end(),
      "Cannot read properties of undefined (reading 'end').",
    ],
  ])("a handler that is not wrapped and %s fails with the remedy", async (_what, handler, why) => {
    const { failed } = await delivered(handler as never);
    expect(failed[0]?.error).toBe(`${why} ${remedy}`);
  });

  test("verifyReceiver advises to wrap a handler that is not wrapped and uses its response", async () => {
    const handler = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end();
    const { checks } = await verifyReceiver(handler as never, { secret });
    for (const { passed, error, advice } of checks) {
      expect([passed, error, advice]).toEqual([
        false,
        "The receiver threw TypeError: Cannot read properties of undefined (reading 'writeHead')",
        remedy,
      ]);
    }
  });

  test("verifyReceiver does not advise a function of a Request to wrap it when it throws a TypeError", async () => {
    const { checks } = await verifyReceiver(() => Promise.reject(new TypeError("no id")), { secret });
    expect(checks[0]?.advice).toMatch(/^Respond to every request/);
  });

  test("a deliverer of bankTest does not advise to wrap an app that throws a TypeError", async () => {
    const app = (_request: unknown, _response: unknown, _next: unknown) => {
      throw new TypeError("account is undefined");
    };
    const members = { handle() {}, use() {}, listen() {} };
    const { noting } = createThrownNotes();
    const { [url]: receiver } = noting({ [url]: Object.assign(app, members) as never });
    const { failed } = await delivered(receiver as Receiver);
    expect(failed[0]?.error).toBe("account is undefined");
  });
});

describe("an Express Router without an app", () => {
  const router = express.Router() as never;
  const why = "is a Router without an app. Pass express().use(router).";

  test("createDeliverer refuses an Express Router, and says what to pass", () => {
    expect(() => createDeliverer(createBank(), { receivers: { [url]: router } })).toThrow(
      `the receiver of ${url} ${why}`,
    );
  });

  test("verifyReceiver refuses an Express Router, and says what to pass", async () => {
    await expect(verifyReceiver(router, { secret })).rejects.toThrow(`the receiver ${why}`);
  });

  test("nodeReceiver refuses an Express Router, and says what to pass", () => {
    expect(() => nodeReceiver(router)).toThrow(`the handler ${why}`);
  });

  test("a deliverer of bankTest refuses an Express Router, and says what to pass", () => {
    expect(() => createThrownNotes().noting({ [url]: router })).toThrow(why);
  });
});

describe("an app that is not a function", () => {
  const fetching = { fetch: () => new Response(), request() {}, use() {} };
  const koa = { use() {}, listen() {}, callback: () => () => {} };
  const apps: readonly [string, () => unknown, string][] = [
    ["Fastify", () => fastify(), "Of a Fastify app, pass nodeReceiver(app.routing), after await app.ready()."],
    ["Koa", () => koa, "Of a Koa app, pass nodeReceiver(app.callback())."],
    ["Hono", () => fetching, "Of an app with `fetch`, such as one of Hono, pass app.fetch."],
    [
      "the webhook router",
      () => createWebhookRouter({ client: { events: { fetchObject: async () => ({}) } }, secret }),
      "Of a webhook router, pass router.handle.",
    ],
  ];

  test.each(apps)("createDeliverer says what to pass of an app of %s", (_framework, app, remedy) => {
    expect(() => createDeliverer(createBank(), { receivers: { [url]: app() as never } })).toThrow(
      `[sandbank] Failed to create a deliverer: the receiver of ${url} is not a function. ${remedy}`,
    );
  });

  test.each(apps)("verifyReceiver says what to pass of an app of %s", async (_framework, app, remedy) => {
    await expect(verifyReceiver(app() as never, { secret })).rejects.toThrow(
      `[sandbank] Failed to verify the receiver: the receiver is not a function. ${remedy}`,
    );
  });

  test.each(apps)("nodeReceiver says what to pass of an app of %s", (_framework, app, remedy) => {
    expect(() => nodeReceiver(app() as never)).toThrow(
      `[sandbank] Failed to make a receiver: the handler is not a function. ${remedy}`,
    );
  });

  test.each(apps)("a deliverer of bankTest says what to pass of an app of %s", (_framework, app, remedy) => {
    const receivers = createThrownNotes().noting({ [url]: app() as never });
    expect(() => createDeliverer(createBank(), { receivers })).toThrow(`is not a function. ${remedy}`);
  });
});
