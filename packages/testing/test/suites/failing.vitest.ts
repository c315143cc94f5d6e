import { EventEmitter, once } from "node:events";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";

const started = new EventEmitter();
const url = "https://app.test/webhooks";
const urlOfRouter = "https://app.test/router";
const test = bankTest({
  setup(bank) {
    bank.eventSubscriptions.create({ url });
    bank.eventSubscriptions.create({ url: urlOfRouter, shared_secret: "test-secret" });
  },
  receivers({ bank, client }) {
    const router = createWebhookRouter({ client, secret: "test-secret", now: bank.clock.now });
    router.on("account.created", ({ event, waitUntil }) => {
      waitUntil(new Promise((resolve) => setTimeout(resolve, 1_000)));
      started.emit(event.category);
    });
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 20));
    return { [url]: slow, [urlOfRouter]: router.handle };
  },
});

test("fails", async ({ client }) => {
  const account = await client.accounts.create({ name: "Operating" });
  expect(account.name).toBe("Other");
});

test("fails in a hook", ({ bank, onTestFinished }) => {
  bank.accounts.create({ name: "Operating" });
  onTestFinished(() => {});
});

test.afterEach(({ task }) => {
  if (task.name === "fails in a hook") throw new Error("the hook fails");
});

test("passes with a list that was never sent", ({ client }) => {
  client.accounts.list();
});

test("passes with a call that was never awaited", ({ client }) => {
  client.accounts.create({ name: "Operating" });
});

test("does not await a delivery", ({ bank, deliverer: _ }) => {
  bank.accounts.create({ name: "Operating" });
  expectDelivered(bank, { category: "account.created" });
});

test("does not await the work of a handler", async ({ bank, deliverer: _ }) => {
  bank.accounts.create({ name: "Operating" });
  await once(started, "account.created");
});

test.fails("is expected to fail", ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("as expected");
});

test("fails at each attempt", { retry: 2 }, ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("at each attempt");
});

for (const _ of [1, 2, 3]) test("has the name of another test", ({ bank: _ }) => {});
