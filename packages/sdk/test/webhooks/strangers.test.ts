import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import express from "express";
import fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BankArgumentError } from "../../src/errors/bank-argument-error.ts";
import { toFastifyPlugin, toNodeHandler } from "../../src/webhooks/node.ts";
import type { WebhookBody, WebhookRouter } from "../../src/webhooks.ts";
import { holdTime } from "../client.ts";
import { event } from "./delivery.ts";
import { listening } from "./listening.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

/** Yields the first bytes of a body, then runs the given rest. */
async function* startedBody(rest: () => Promise<never>): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('{"id":');
  await rest();
}

const never = () => new Promise<never>(() => {});
const disconnects = () => Promise.reject(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));

function streamOf(chunks: AsyncIterable<unknown> | Iterable<unknown>): ReadableStream {
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream;
}

/** A body in each form that a router accepts, including a web `Request`. */
const forms: readonly [
  string,
  (router: WebhookRouter, body: AsyncIterable<Uint8Array>) => Promise<[number, string]>,
][] = [
  [
    "a stream of bytes",
    async (router, body) => {
      const answer = await router.receive({ headers: requestOf(event).headers, body });
      return [answer.status, answer.body];
    },
  ],
  [
    "a web Request",
    async (router, body) => {
      const init = { method: "POST", headers: requestOf(event).headers, duplex: "half" };
      const response = await router.handle(new Request("https://app.test", { ...init, body: streamOf(body) }));
      return [response.status, await response.text()];
    },
  ],
];

describe.each(forms)("a sender of %s", (_form, send) => {
  test("a sender that disconnects before the body is complete receives 400, and onError is not called", async () => {
    const { router, onError } = receiver();
    expect(await send(router, startedBody(disconnects))).toEqual([400, '{"outcome":"incomplete"}']);
    expect(onError).not.toHaveBeenCalled();
  });

  test("a sender that takes longer than nine seconds receives 408, and onError is not called", async () => {
    holdTime();
    const { router, onError } = receiver();
    const answer = send(router, startedBody(never));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await answer).toEqual([408, '{"outcome":"timed_out"}']);
    expect(onError).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("onError is still told", () => {
  test("onError is called for a verifier that takes longer than nine seconds", async () => {
    holdTime();
    const { router, onError } = receiver({ verifier: { unwrap: never } });
    const answer = router.handle(requestOf(event));
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await answer).status).toBe(503);
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ name: "TimeoutError" }), undefined]]);
  });

  test("onError is called for a verifier that throws an unexpected error", async () => {
    const bug = new BankArgumentError("secret is not a function");
    const { router, onError } = receiver({ verifier: { unwrap: () => Promise.reject(bug) } });
    expect((await router.handle(requestOf(event))).status).toBe(500);
    expect(onError.mock.calls).toEqual([[bug, undefined]]);
  });

  test("onError is called for a stream of text, whose bytes are lost", async () => {
    const { router, onError } = receiver();
    const body = streamOf(["{}"]) as unknown as WebhookBody;
    expect((await router.receive({ headers: requestOf(event).headers, body })).status).toBe(500);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: "invalid_body",
      message: "[sandbank] Failed to verify a webhook: invalid body, pass a stream of bytes.",
    });
  });
});

/** Connects, sends the beginning of a delivery, and returns the socket. */
async function beginDelivery(url: string) {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const lines = [...requestOf(event).headers].map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [`POST ${pathname} HTTP/1.1`, "host: app.test", "content-length: 100", ...lines, "", '{"id":'].join("\r\n"),
  );
  return socket;
}

/** Creates a router that reports when it begins to receive, and its response. */
function observed() {
  const { router, onError } = receiver();
  const begun = deferred();
  const statuses: Promise<number>[] = [];
  const receive: WebhookRouter["receive"] = (message) => {
    const answer = router.receive(message);
    statuses.push(answer.then(({ status }) => status));
    begun.resolve();
    return answer;
  };
  return { router: { receive }, onError, begun: begun.promise, statuses };
}

describe("toNodeHandler", () => {
  test.each<[string, (router: Pick<WebhookRouter, "receive">) => Parameters<typeof listening>[0]]>([
    ["node:http", toNodeHandler],
    ["Express", (router) => express().use(toNodeHandler(router))],
  ])("toNodeHandler with %s does not call onError for a sender that disconnects", async (_server, serve) => {
    const { router, onError, begun, statuses } = observed();
    const socket = await beginDelivery(await listening(serve(router)));
    await begun;
    socket.destroy();
    expect(await Promise.all(statuses)).toEqual([400]);
    expect(onError).not.toHaveBeenCalled();
  });

  test("toNodeHandler responds to a slow sender with 408, and does not call onError", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { router, onError, begun } = observed();
    const socket = await beginDelivery(await listening(toNodeHandler(router)));
    await begun;
    await vi.advanceTimersByTimeAsync(9_000);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("toFastifyPlugin", () => {
  test("toFastifyPlugin does not call onError for a sender that disconnects", async () => {
    const { router, onError, statuses } = observed();
    const app = fastify();
    onTestFinished(() => app.close());
    const [received, aborted] = [deferred(), deferred()];
    app.addHook("preParsing", async () => received.resolve());
    app.addHook("onRequestAbort", async (_request) => aborted.resolve());
    await app.register(toFastifyPlugin(router));
    const socket = await beginDelivery(await app.listen({ port: 0, host: "127.0.0.1" }));
    await received.promise;
    socket.destroy();
    await aborted.promise;
    expect([statuses, onError.mock.calls]).toEqual([[], []]);
  });
});
