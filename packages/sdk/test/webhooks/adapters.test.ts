import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import express, { type Express } from "express";
import fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Event } from "../../src/index.ts";
import { type LambdaEvent, toFastifyPlugin, toLambdaHandler, toNodeHandler } from "../../src/webhooks/node.ts";
import { listening } from "./listening.ts";
import { receiver, requestOf } from "./receiver.ts";

/** Creates a receiver with an Event to deliver, and records the arguments of its handler. */
function prepared() {
  const { bank, router, onError, latest } = receiver();
  const handler = vi.fn();
  router.on("account.created", handler);
  bank.accounts.create({ name: "Überweisungen → 💶" });
  return { router, onError, handler, event: latest() };
}

/** Sends a delivery to a path, with changes. */
async function send(url: string, event: Event, changes: { body?: string } = {}) {
  const { headers, body } = requestOf(event, changes);
  const bytes = await new Response(body).arrayBuffer();
  const response = await fetch(url, { method: "POST", headers, body: bytes });
  return { status: response.status, body: await response.json() };
}

const handled = { status: 200, body: { outcome: "handled" } };
const duplicate = { status: 200, body: { outcome: "duplicate" } };
const failed = { status: 500, body: { outcome: "failed" } };

function refused(code: string) {
  return { status: 400, body: { outcome: "refused", code, message: expect.any(String) } };
}

/** A repeated header, with another value before or after the valid one, and the expected outcome. */
const repeats = ["webhook-id", "webhook-timestamp", "webhook-signature"].flatMap((name) =>
  ["before", "behind"].map((where) => ({
    name,
    where,
    headers(event: Event): [string, string][] {
      const own = [...requestOf(event).headers];
      const other: [string, string] = [name, name === "webhook-signature" ? `v1,${"A".repeat(43)}=` : "1767225600"];
      return where === "before" ? [other, ...own] : [...own, other];
    },
    outcome: name === "webhook-signature" ? "handled" : "repeated_header",
  })),
);

function answerFor(outcome: string) {
  return outcome === "handled" ? handled : refused(outcome);
}

/** Sends a delivery with its headers in this order, including repeated ones. */
async function sendPairs(url: string, pairs: readonly (readonly [string, string])[], event: Event) {
  const body = Buffer.from(JSON.stringify(event));
  // Node sends a list of headers unchanged, without adding its own.
  const frame = ["host", "app.test", "content-length", String(body.length)];
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest(url, { method: "POST", headers: [...pairs.flat(), ...frame] });
    sent.on("response", resolve).on("error", reject).end(body);
  });
  return { status: answer.statusCode, body: await json(answer) };
}

describe("toNodeHandler", () => {
  test("toNodeHandler returns a listener for node:http", async () => {
    const { router, event, handler } = prepared();
    const url = await listening(toNodeHandler(router));
    expect(await send(url, event)).toEqual(handled);
    expect(await send(url, event)).toEqual(duplicate);
    expect(await send(url, event, { body: "{}" })).toEqual(refused("signature_mismatch"));
    expect(handler).toHaveBeenCalledOnce();
  });

  test("toNodeHandler responds to a body that is too large, and to the next delivery on the same connection", async () => {
    const { router, event } = prepared();
    let connections = 0;
    const url = await listening(toNodeHandler(router), () => connections++);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const headers = Object.fromEntries(requestOf(event).headers);
    const statusOf = (body: string) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(url, { method: "POST", agent, headers });
        sent.on("response", (response) => response.resume().on("end", () => resolve(response.statusCode)));
        sent.on("error", reject).end(body);
      });
    expect(await statusOf("x".repeat(16_000_000))).toBe(413);
    expect(await statusOf(JSON.stringify(event))).toBe(200);
    expect(connections).toBe(1);
  });

  test.each(repeats)("toNodeHandler reads a repeated $name header, $where: $outcome", async ({ headers, outcome }) => {
    const { router, event } = prepared();
    const url = await listening(toNodeHandler(router));
    expect(await sendPairs(url, headers(event), event)).toEqual(answerFor(outcome));
  });

  test.each<[string, (app: Express) => unknown]>([
    ["without middleware", () => {}],
    ["after express.raw()", (app) => app.use(express.raw({ type: "*/*" }))],
    ["after express.text()", (app) => app.use(express.text({ type: "*/*" }))],
    ["after express.json() for another type", (app) => app.use(express.json({ type: "text/json" }))],
    [
      "after express.json() that keeps the raw body",
      (app) => app.use(express.json({ verify: (request, _response, raw) => Object.assign(request, { rawBody: raw }) })),
    ],
  ])("toNodeHandler returns a route handler for Express: %s", async (_where, prepare) => {
    const { router, event, handler } = prepared();
    const app = express();
    prepare(app);
    app.post("/webhooks", toNodeHandler(router));
    const url = await listening(app);
    expect(await send(`${url}/webhooks`, event)).toEqual(handled);
    expect(await send(`${url}/webhooks`, event, { body: "{}" })).toEqual(refused("signature_mismatch"));
    expect(handler).toHaveBeenCalledOnce();
  });

  test("toNodeHandler reports a body that Express has parsed, and responds with 500", async () => {
    const { router, event, handler, onError } = prepared();
    const app = express();
    app.use(express.json());
    app.post("/webhooks", toNodeHandler(router));
    const url = await listening(app);
    expect(await send(`${url}/webhooks`, event)).toEqual(failed);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: "invalid_body",
      message:
        "[sandbank] Failed to verify a webhook: invalid body, it was already read or parsed: register the webhook route before `express.json()`, or pass raw text or bytes.",
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test("toNodeHandler never accepts a body that other code has read and discarded", async () => {
    const { router, event, onError } = prepared();
    const app = express();
    app.use((request, _response, next) => void request.resume().on("end", next));
    app.post("/webhooks", toNodeHandler(router));
    expect(await send(`${await listening(app)}/webhooks`, event)).toEqual(failed);
    expect(onError.mock.calls[0]?.[0].code).toBe("invalid_body");
  });
});

describe("toFastifyPlugin", () => {
  test("toFastifyPlugin returns a plugin that keeps bodies raw only inside itself", async () => {
    const { router, event, handler } = prepared();
    const app = fastify();
    onTestFinished(() => app.close());
    await app.register(toFastifyPlugin(router), { prefix: "/webhooks" });
    app.post("/other", async ({ body }) => ({ parsed: body }));
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    expect(await send(`${url}/webhooks`, event)).toEqual(handled);
    expect(await send(`${url}/webhooks`, event)).toEqual(duplicate);
    expect(await send(`${url}/webhooks`, event, { body: "no JSON" })).toEqual(refused("signature_mismatch"));
    expect(await send(`${url}/other`, event)).toEqual({ status: 200, body: { parsed: event } });
    expect(handler).toHaveBeenCalledOnce();
  });

  test.each(repeats)(
    "toFastifyPlugin reads a repeated $name header, $where: $outcome",
    async ({ headers, outcome }) => {
      const { router, event } = prepared();
      const app = fastify();
      onTestFinished(() => app.close());
      await app.register(toFastifyPlugin(router));
      const url = await app.listen({ port: 0, host: "127.0.0.1" });
      expect(await sendPairs(url, headers(event), event)).toEqual(answerFor(outcome));
    },
  );

  test("toFastifyPlugin refuses a delivery without a body", async () => {
    const { router, event } = prepared();
    const app = fastify();
    onTestFinished(() => app.close());
    await app.register(toFastifyPlugin(router));
    const headers = Object.fromEntries(requestOf(event).headers);
    const answer = await app.inject({ method: "POST", url: "/", headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "signature_mismatch"]);
  });
});

describe("router.handle", () => {
  test.each(repeats)("router.handle reads a repeated $name header, $where: $outcome", async ({ headers, outcome }) => {
    const { router, event } = prepared();
    const init = { method: "POST", headers: headers(event), body: JSON.stringify(event) };
    const response = await router.handle(new Request("https://app.test", init));
    expect({ status: response.status, body: await response.json() }).toEqual(answerFor(outcome));
  });
});

describe("toLambdaHandler", () => {
  const jsonHeaders = { "content-type": "application/json" };

  /** The event shapes of functions, limited to the body and the headers. */
  const shapes: readonly [string, (headers: Record<string, string>, body: string) => LambdaEvent, boolean][] = [
    [
      "a function URL",
      (headers, body) => ({ version: "2.0", rawPath: "/", headers, body, isBase64Encoded: false }) as LambdaEvent,
      false,
    ],
    [
      "an HTTP API, with a binary body",
      (headers, body) => ({ headers, body: Buffer.from(body).toString("base64"), isBase64Encoded: true }),
      false,
    ],
    [
      "a REST API",
      (headers, body) =>
        ({
          httpMethod: "POST",
          headers: titled(headers),
          multiValueHeaders: listed(titled(headers)),
          body,
          isBase64Encoded: false,
        }) as LambdaEvent,
      true,
    ],
    ["a load balancer", (headers, body) => ({ headers, body, isBase64Encoded: false }), false],
    [
      "a load balancer with lists of values",
      (headers, body) => ({
        multiValueHeaders: listed(headers),
        body: Buffer.from(body).toString("base64"),
        isBase64Encoded: true,
      }),
      true,
    ],
  ];

  test.each(shapes)("toLambdaHandler responds to %s", async (_what, shape, hasLists) => {
    const { router, event, handler } = prepared();
    const lambda = toLambdaHandler(router);
    const headers = Object.fromEntries(requestOf(event).headers);
    const answer = await lambda(shape(headers, JSON.stringify(event)));
    expect(answer).toEqual({
      statusCode: 200,
      body: '{"outcome":"handled"}',
      ...(hasLists ? { multiValueHeaders: listed(jsonHeaders) } : { headers: jsonHeaders }),
    });
    expect((await lambda(shape(headers, "{}"))).statusCode).toBe(400);
    expect(handler).toHaveBeenCalledOnce();
  });

  const joined = (...values: string[]) => ({ headers: { "webhook-signature": values.join(",") } });
  test.each<[string, (signature: string) => LambdaEvent]>([
    ["in a list", (right) => ({ multiValueHeaders: { "webhook-signature": ["v1,x", right] } })],
    ["in a list, the right one first", (right) => ({ multiValueHeaders: { "webhook-signature": [right, "v1,x"] } })],
    ["joined by a comma", (right) => joined("v1,x", right)],
    ["joined by a comma, the right one first", (right) => joined(right, "v1,x")],
    ["joined by a comma and a space", (right) => joined("v1,x", ` ${right}`)],
  ])("toLambdaHandler accepts a repeated webhook-signature header: %s", async (_how, repeat) => {
    const { router, event } = prepared();
    const headers = Object.fromEntries(requestOf(event).headers);
    const repeated = repeat(headers["webhook-signature"] as string);
    const given = repeated.headers
      ? { headers: { ...headers, ...repeated.headers } }
      : { multiValueHeaders: { ...listed(headers), ...repeated.multiValueHeaders } };
    const answer = await toLambdaHandler(router)({ ...given, body: JSON.stringify(event) });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"outcome":"handled"}' });
  });

  test.each<[string, LambdaEvent["multiValueHeaders"]]>([
    ["no lists of values", {}],
    ["null in place of a list", { "webhook-id": null as never }],
    ["an empty list", { "Webhook-Id": [] }],
    ["lists of some headers only, in another case", { "Content-Type": ["application/json"] }],
  ])("toLambdaHandler reads the other headers of an event with %s", async (_what, multiValueHeaders) => {
    const { router, event } = prepared();
    const headers = Object.fromEntries(requestOf(event).headers);
    const answer = await toLambdaHandler(router)({ headers, multiValueHeaders, body: JSON.stringify(event) });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"outcome":"handled"}' });
  });

  test.each<[string, (headers: Record<string, string>) => LambdaEvent, string]>([
    ["no headers", () => ({ body: "{}" }), "missing_header"],
    ["null for headers", () => ({ headers: null, multiValueHeaders: null, body: "{}" }), "missing_header"],
    ["no body", (headers) => ({ headers }), "signature_mismatch"],
    ["invalid Base64", (headers) => ({ headers, body: "{!}", isBase64Encoded: true }), "invalid_body"],
    ["null for a body", (headers) => ({ headers, body: null, isBase64Encoded: true }), "signature_mismatch"],
    [
      "a repeated header",
      (headers) => ({
        headers,
        multiValueHeaders: { ...listed(headers), "webhook-id": ["event_1", "event_2"] },
        body: "{}",
      }),
      "repeated_header",
    ],
  ])("toLambdaHandler refuses an event with %s", async (_what, shape, code) => {
    const { router, event } = prepared();
    const { statusCode, body } = await toLambdaHandler(router)(shape(Object.fromEntries(requestOf(event).headers)));
    expect([statusCode, JSON.parse(body).code]).toEqual([400, code]);
  });

  test("toLambdaHandler responds to invalid Base64 in the form of the event, and does not report it", async () => {
    const { router, event, onError } = prepared();
    const multiValueHeaders = listed(Object.fromEntries(requestOf(event).headers));
    const answer = await toLambdaHandler(router)({ multiValueHeaders, body: "{!}", isBase64Encoded: true });
    expect({ ...answer, body: JSON.parse(answer.body) }).toEqual({
      statusCode: 400,
      multiValueHeaders: listed(jsonHeaders),
      body: {
        outcome: "refused",
        code: "invalid_body",
        message: "[sandbank] Failed to verify a webhook: invalid body, it is not Base64.",
      },
    });
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([true, false])(
    "toLambdaHandler responds to a body of more than 1 MiB with 413, in Base64: %s",
    async (isBase64Encoded) => {
      const { router, event } = prepared();
      const headers = Object.fromEntries(requestOf(event).headers);
      const body = (isBase64Encoded ? btoa : String)("x".repeat(1_048_577));
      expect((await toLambdaHandler(router)({ headers, body, isBase64Encoded })).statusCode).toBe(413);
    },
  );
});

function titled(headers: Record<string, string>): Record<string, string> {
  const title = (name: string) => name.replace(/\b./g, (letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [title(name), value]));
}

function listed(headers: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}
