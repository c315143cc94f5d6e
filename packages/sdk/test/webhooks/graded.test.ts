import { createBank, type Event } from "@sandbank/engine";
import { createDeliverer, verifyReceiver } from "@sandbank/engine/deliver";
import { createFetchHandler } from "@sandbank/engine/http";
import { describe, expect, test, vi } from "vitest";
import { BankClient } from "../../src/index.ts";
import { createWebhookRouter } from "../../src/webhooks.ts";
import { secret } from "./delivery.ts";
import { implementations } from "./implementations.ts";
import { receiver } from "./receiver.ts";

/** The engine signs by its own code: here the two meet. */
describe.each(implementations)("a router with the verifier of $from", ({ webhooks }) => {
  const verifier = webhooks.createWebhookVerifier({ secret });

  test("passes every check of verifyReceiver", async () => {
    const { bank, router, latest } = receiver({ verifier });
    bank.accounts.create({ name: "Operating" });
    const handler = vi.fn();
    router.on("account.created", handler);
    const report = await verifyReceiver(router.handle, { secret, event: latest() as Event });
    expect(report.passed, report.text).toBe(true);
    expect(handler).toHaveBeenCalled();
  }, 20_000);

  test("passes them without a handler for the Event, which then needs no object", async () => {
    const report = await verifyReceiver(receiver({ verifier }).router.handle, { secret });
    expect(report.passed, report.text).toBe(true);
  }, 20_000);

  test("takes what a bank delivers, by the bank's clock, while the secrets rotate", async () => {
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
