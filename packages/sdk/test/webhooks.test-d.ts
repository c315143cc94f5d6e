import { createServer } from "node:http";
import express from "express";
import fastify from "fastify";
import { expectTypeOf, test } from "vitest";
import type {
  Account,
  BankClient,
  Event,
  EventFields,
  EventObject,
  EventOf,
  PhysicalCard,
  RealTimeDecision,
  Transaction,
} from "../src/index.ts";
import { toFastifyPlugin, toNodeHandler } from "../src/webhooks/node.ts";
import * as web from "../src/webhooks/web.ts";
import {
  createWebhookRouter,
  createWebhookVerifier,
  unwrapWebhook,
  verifyWebhook,
  type WebhookMessage,
} from "../src/webhooks.ts";

declare const client: BankClient;
const router = createWebhookRouter({ client, verifier: createWebhookVerifier({ secret: "secret" }) });
declare const event: Event;

test("a handler receives the object of its category", () => {
  router
    .on("account.created", ({ object, event, signal }) => {
      expectTypeOf(object).toEqualTypeOf<Account>();
      expectTypeOf(event.category).toExtend<"account.created">();
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
    })
    .on("physical_card.updated", ({ object }) => expectTypeOf(object).toEqualTypeOf<PhysicalCard>())
    .on("transaction.created", ({ object }) => expectTypeOf(object).toEqualTypeOf<Transaction>())
    .on("real_time_decision.card_authorization_requested", ({ object }) => {
      expectTypeOf(object).toEqualTypeOf<RealTimeDecision>();
    });
});

test("an unknown category is refused", () => {
  // @ts-expect-error: a slip of the pen.
  router.on("acount.created", () => {});
});

test("a category that no Event has is accepted", () => {
  router.on("transaction.updated", ({ object }) => expectTypeOf(object).toBeUnknown());
});

test("the fallback receives no object", () => {
  router.fallback((delivery) => {
    expectTypeOf(delivery.event.category).toEqualTypeOf<string>();
    client.events.fetchObject(delivery.event);
    expectTypeOf(delivery).not.toHaveProperty("object");
  });
});

test("the category determines the type of fetchObject", () => {
  expectTypeOf(client.events.fetchObject(event as EventOf<"account.updated">)).resolves.toEqualTypeOf<Account>();
  expectTypeOf(client.events.fetchObject(event)).resolves.toEqualTypeOf<EventObject>();
});

test("a router accepts a client and either verifier", () => {
  createWebhookRouter({ client, verifier: createWebhookVerifier({ secret: "secret" }) });
  createWebhookRouter({ client, verifier: web.createWebhookVerifier({ secret: "secret" }) });
});

test("a router accepts either a secret or a verifier", () => {
  const verifier = createWebhookVerifier({ secret: "secret" });
  createWebhookRouter({ client, secret: "secret", now: Date.now }).on("account.created", ({ object }) =>
    expectTypeOf(object).toEqualTypeOf<Account>(),
  );
  web.createWebhookRouter({ client, secret: ["next", "previous"], toleranceSeconds: 60 });
  // @ts-expect-error: both.
  createWebhookRouter({ client, verifier, secret: "secret" });
  // @ts-expect-error: the clock belongs to the verifier.
  createWebhookRouter({ client, verifier, now: Date.now });
  // @ts-expect-error: neither.
  createWebhookRouter({ client });
  // @ts-expect-error: no secret.
  createWebhookRouter({ client, now: Date.now });
});

test("the verifier for Node is synchronous, the verifier for the web is not", () => {
  const message = { body: "", headers: {}, secret: "secret" };
  expectTypeOf(verifyWebhook(message)).toEqualTypeOf<{ readonly id: string; readonly timestamp: number }>();
  expectTypeOf(web.verifyWebhook(message)).resolves.toEqualTypeOf<{
    readonly id: string;
    readonly timestamp: number;
  }>();
});

test("a whole Request is refused, and the compiler says what to pass", () => {
  const request = new Request("https://app.test/webhooks");
  // @ts-expect-error: the body is a stream.
  createWebhookVerifier({ secret: "secret" }).verify(request);
  // @ts-expect-error: the body is a stream.
  unwrapWebhook({ ...request, secret: "secret" });
  // The compiler prints the type of the member that it compares first.
  expectTypeOf<Request["text"]>().not.toExtend<WebhookMessage["text"]>();
  expectTypeOf<Extract<WebhookMessage["text"], `${string}body: await request.text()${string}`>>().not.toBeNever();
});

test("adapters fit the types of their frameworks", () => {
  createServer(toNodeHandler(router));
  express().post("/webhooks", toNodeHandler(router));
  fastify().register(toFastifyPlugin(router), { prefix: "/webhooks" });
});

test("dispatch accepts polled Events unchanged", () => {
  expectTypeOf(client.events.poll()).toExtend<AsyncIterable<Event>>();
  expectTypeOf<Event>().toExtend<Parameters<typeof router.dispatch>[0]>();
});

test("an unwrapped Event has the fields of an Event of the client", () => {
  const unwrapped = unwrapWebhook({ body: "", headers: {}, secret: "secret" });
  expectTypeOf<Omit<typeof unwrapped, "category">>().toEqualTypeOf<Omit<EventFields, "category">>();
  expectTypeOf<Event>().toExtend<typeof unwrapped>();
  expectTypeOf(client.events.fetchObject(unwrapped)).resolves.toEqualTypeOf<EventObject>();
});

test("a router accepts the platform's requests and returns its responses", () => {
  expectTypeOf(router.handle).toBeCallableWith(new Request("https://app.test"));
  expectTypeOf(router.handle).returns.resolves.toEqualTypeOf<Response>();
});
