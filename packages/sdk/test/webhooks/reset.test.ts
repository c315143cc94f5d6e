import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { describe, expect, test } from "vitest";
import { BankClient } from "../../src/index.ts";
import { createWebhookRouter, createWebhookVerifier } from "../../src/webhooks.ts";
import { secret } from "./delivery.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

describe("router.reset", () => {
  test("router.reset lets the router handle the Events of a reset bank, although they have the ids of earlier Events", async () => {
    const { bank, router, latest } = receiver();
    const names: string[] = [];
    router.on("account.created", ({ object }) => names.push((object as { name: string }).name));
    const ids: string[] = [];
    for (const name of ["One", "Two"]) {
      bank.reset();
      await router.reset();
      bank.accounts.create({ name });
      ids.push(latest().id);
      expect((await router.handle(requestOf(latest()))).status).toBe(200);
      expect((await router.handle(requestOf(latest()))).status).toBe(200);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(names).toEqual(["One", "Two"]);
  });

  test.each(["fails", "succeeds"])(
    "router.reset forgets a running handler: it %s, and an Event with its id is handled again",
    async (how) => {
      const { bank, router, latest } = receiver();
      const [first, second] = [deferred(), deferred()];
      const gates = [first.promise, second.promise];
      let runs = 0;
      router.on("account.created", () => gates[runs++]);
      bank.accounts.create({ name: "Operating" });
      const event = latest();
      const running = router.dispatch(event).catch(() => "failed");
      await expect.poll(() => runs).toBe(1);
      await router.reset();
      const again = router.dispatch(event);
      await expect.poll(() => runs).toBe(2);
      if (how === "fails") first.reject(new Error("The test is over."));
      else first.resolve();
      expect(await running).toBe(how === "fails" ? "failed" : "handled");
      // The second run has its own claim: the first run neither confirms nor releases it.
      second.resolve();
      expect([await again, await router.dispatch(event)]).toEqual(["handled", "duplicate"]);
    },
  );

  test("router.reset clears a custom store, and waits for it", async () => {
    const done = new Set<string>();
    const dedupe = {
      claim: (id: string) => (done.has(id) ? "done" : "claimed") as "done" | "claimed",
      confirm: (id: string) => done.add(id),
      release: () => {},
      clear: async () => {
        await null;
        done.clear();
      },
    };
    const { bank, router, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    expect(await router.dispatch(latest())).toBe("handled");
    await router.reset();
    expect(await router.dispatch(latest())).toBe("handled");
  });

  test("router.reset rejects if the store cannot be cleared", async () => {
    const dedupe = { claim: () => "claimed" as const, confirm: () => {}, release: () => {} };
    await expect(receiver({ dedupe }).router.reset()).rejects.toThrow(
      "[sandbank] Failed to reset the router: its dedupe store has no clear(). Give it one that forgets every id.",
    );
  });
});

test("a verifier with the default clock accepts deliveries signed with the machine's time, 31 days later (D-108)", async () => {
  const bank = createBank({ environment: "live" });
  const url = "https://app.test/webhooks";
  const categories: string[] = [];
  const router = createWebhookRouter({
    client: new BankClient(clientOptions(bank)),
    verifier: createWebhookVerifier({ secret }),
  });
  router.fallback(({ event }) => categories.push(event.category));
  const deliverer = createDeliverer(bank, { receivers: { [url]: router.handle }, signTime: "machine" });
  await deliverer.advance({ days: 31 });
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
  deliverer.close();
  expect(categories).toEqual(["event_subscription.created"]);
});
