import { createBank, type Event } from "@sandbank/engine";
import { createDeliverer, type Receiver, verifyReceiver } from "@sandbank/engine/deliver";
import { createFetchHandler } from "@sandbank/engine/http";
import express from "express";
import fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BankClient } from "../../src/index.ts";
import { toFastifyPlugin, toLambdaHandler, toNodeHandler } from "../../src/webhooks/node.ts";
import { createWebhookRouter, type WebhookRouter } from "../../src/webhooks.ts";
import { secret } from "./delivery.ts";
import { implementations } from "./implementations.ts";
import { listening } from "./listening.ts";
import { receiver } from "./receiver.ts";

/** Each adapter as a function of a request. The servers listen until the test ends. */
const adapters: readonly [string, (router: WebhookRouter) => Promise<Receiver>][] = [
  ["toNodeHandler in node:http", async (router) => calling(await listening(toNodeHandler(router)))],
  ["toNodeHandler in Express", async (router) => calling(await listening(express().use(toNodeHandler(router))))],
  [
    "toFastifyPlugin",
    async (router) => {
      const app = fastify();
      onTestFinished(() => app.close());
      await app.register(toFastifyPlugin(router));
      return calling(await app.listen({ port: 0, host: "127.0.0.1" }));
    },
  ],
  ["toLambdaHandler, given text", async (router) => asking(router, false)],
  ["toLambdaHandler, given Base64", async (router) => asking(router, true)],
];

function calling(url: string): Receiver {
  return (request) => fetch(new Request(url, request));
}

function asking(router: WebhookRouter, isBase64Encoded: boolean): Receiver {
  const lambda = toLambdaHandler(router);
  return async (request) => {
    const headers = Object.fromEntries(request.headers);
    const bytes = Buffer.from(await request.arrayBuffer());
    const body = bytes.toString(isBase64Encoded ? "base64" : "utf8");
    const { statusCode } = await lambda({ headers, body, isBase64Encoded });
    return new Response(null, { status: statusCode });
  };
}

describe("a router behind an adapter", () => {
  test.each(adapters)("a router behind %s passes every check of verifyReceiver", async (_, adapted) => {
    const report = await verifyReceiver(await adapted(receiver().router), { secret });
    expect(report.passed, report.text).toBe(true);
  });
});

/** The engine signs with its own code, so this test checks the two implementations against each other. */
describe.each(implementations)("a router with the verifier of $from", ({ webhooks }) => {
  const verifier = webhooks.createWebhookVerifier({ secret });

  test("a router passes every check of verifyReceiver", async () => {
    const { bank, router, latest } = receiver({ verifier });
    bank.accounts.create({ name: "Operating" });
    const handler = vi.fn();
    router.on("account.created", handler);
    const report = await verifyReceiver(router.handle, { secret, event: latest() as Event });
    expect(report.passed, report.text).toBe(true);
    expect(handler).toHaveBeenCalled();
  });

  test("a router without a handler for the Event passes every check of verifyReceiver, and needs no object", async () => {
    const report = await verifyReceiver(receiver({ verifier }).router.handle, { secret });
    expect(report.passed, report.text).toBe(true);
  });

  test("a router accepts a bank's deliveries by the bank's clock while the secrets rotate [webhooks-signed]", async () => {
    const bank = createBank();
    const fetch = createFetchHandler(bank);
    const client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test", fetch });
    const { id } = bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    const before = bank.webhooks.secret(id);
    const names: string[] = [];
    const routerOf = (one: string) => {
      const verifier = webhooks.createWebhookVerifier({ secret: one, now: bank.clock.now });
      return createWebhookRouter({ client, verifier }).on("account.created", ({ object }) => names.push(object.name));
    };
    let router = routerOf(before);
    const receivers = { "https://app.test/webhooks": (request: Request) => router.handle(request) };
    const deliverer = createDeliverer(bank, { receivers });
    bank.accounts.create({ name: "By the first" });
    await deliverer.settled();
    const after = bank.webhooks.rotateSecret(id);
    bank.accounts.create({ name: "By both, held against the first" });
    await deliverer.settled();
    router = routerOf(after);
    bank.accounts.create({ name: "By both, held against the second" });
    await deliverer.settled();
    deliverer.close();
    expect(names).toEqual(["By the first", "By both, held against the first", "By both, held against the second"]);
    expect(bank.webhooks.attempts().map(({ status }) => status)).not.toContain(400);
  });
});
