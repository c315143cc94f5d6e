import { AsyncLocalStorage } from "node:async_hooks";
import domain from "node:domain";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer, type Deliverer, type DelivererOptions, nodeReceiver } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import express from "express";
import { describe, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";

const URL = "https://app.test/webhooks";
const context = new AsyncLocalStorage<string>();

/** What a receiver finds: the value in the asynchronous context, and whether it runs in a domain. */
type Found = readonly [value: string | undefined, isInDomain: boolean];

const here = (): Found => [context.getStore(), Boolean((process as { readonly domain?: unknown }).domain)];

/** A bank whose deliverer was created in the context "own", and what its receiver found at each call. */
function opened(mount: (bank: Bank, note: () => void) => DelivererOptions) {
  const bank = createBank({ schedules: "live" });
  bank.eventSubscriptions.create({
    url: URL,
    shared_secret: "secret",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const found: Found[] = [];
  const note = () => void found.push(here());
  const deliverer = context.run("own", () => createDeliverer(bank, mount(bank, note)));
  return { bank, deliverer, found, client: new BankClient(clientOptions(bank)) };
}

const receiving =
  (status: number) =>
  (_: Bank, note: () => void): DelivererOptions => ({
    receivers: {
      [URL]: async () => {
        note();
        await null;
        note();
        return new Response(null, { status });
      },
    },
  });

/** Acts in a context of its own, in a domain, and goes on until the receiver was called. */
async function called({ found }: { readonly found: readonly Found[] }, act: () => unknown): Promise<void> {
  const before = found.length;
  await domain.create().run(() =>
    context.run("the caller's", async () => {
      await act();
      await eventually(() => expect(found.length).toBeGreaterThan(before));
      expect(context.getStore()).toBe("the caller's");
    }),
  );
}

const mounts: readonly [string, (bank: Bank, note: () => void) => DelivererOptions][] = [
  ["a function", receiving(200)],
  [
    "fetch",
    (_, note) => ({
      async fetch() {
        note();
        return new Response();
      },
    }),
  ],
  [
    "a webhook router",
    (bank, note) => {
      const client = new BankClient(clientOptions(bank));
      const router = createWebhookRouter({ client, secret: "secret", now: bank.clock.now });
      router.on("account.created", note);
      return { receivers: { [URL]: router.handle } };
    },
  ],
  [
    "nodeReceiver",
    (_, note) => ({
      receivers: {
        [URL]: nodeReceiver((_request, response) => {
          note();
          response.end();
        }),
      },
    }),
  ],
  [
    "an Express app",
    (_, note) => ({
      receivers: {
        [URL]: express().post("/webhooks", express.json(), (_request, response) => {
          note();
          response.end();
        }),
      },
    }),
  ],
];

const own: Found = ["own", false];

describe("the asynchronous context of a receiver (D-114)", () => {
  test.each(mounts)("is that of its deliverer, not of the call that caused the Event: %s", async (_, mount) => {
    const opening = opened(mount);
    await called(opening, () => opening.client.accounts.create({ name: "A" }));
    await called(opening, () => opening.bank.accounts.create({ name: "B" }));
    expect(new Set(opening.found.map(String))).toEqual(new Set([String(own)]));
    opening.deliverer.close();
  });

  test.each<[string, number, (bank: Bank, deliverer: Deliverer) => unknown]>([
    ["settled", 200, (_, deliverer) => deliverer.settled()],
    ["resend", 200, (bank) => bank.webhooks.resend(bank.events.list().data[0]?.id ?? "event_")],
    ["replayMissing", 500, (bank) => bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" })],
    ["advance, at a retry", 500, (_, deliverer) => deliverer.advance({ minutes: 1 })],
    ["sleep of the bank's clock, at a retry", 500, (bank) => bank.clock.sleep(60_000)],
  ])("is that of its deliverer, whatever sends: %s", async (_, status, send) => {
    const opening = opened(receiving(status));
    const { bank, deliverer, found } = opening;
    bank.accounts.create({ name: "A" });
    if (send.length === 1 || status === 500) await deliverer.settled();
    await called(opening, () => send(bank, deliverer));
    expect(new Set(found.map(String))).toEqual(new Set([String(own)]));
    deliverer.close();
  });

  test("is that of its deliverer for the webhooks that a receiver causes", async () => {
    const opening = opened((bank, note) => ({
      receivers: {
        [URL]: async () => {
          note();
          const { data } = bank.accounts.list();
          await context.run("the receiver's", async () => data.length < 3 && bank.accounts.create({ name: "next" }));
          return new Response();
        },
      },
    }));
    await called(opening, () => opening.bank.accounts.create({ name: "A" }));
    await opening.deliverer.settled();
    expect(opening.found).toEqual([own, own, own]);
    opening.deliverer.close();
  });

  test("is that of its deliverer, also after a receiver has entered another", async () => {
    const opening = opened((_, note) => ({
      receivers: {
        [URL]: async () => {
          note();
          context.enterWith("the receiver's");
          return new Response();
        },
      },
    }));
    await called(opening, () => ["A", "B"].map((name) => opening.bank.accounts.create({ name })));
    await called(opening, () => opening.bank.accounts.create({ name: "C" }));
    expect(opening.found).toEqual([own, own, own]);
    opening.deliverer.close();
  });

  test("has no value if the deliverer was created outside of any", async () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: URL });
    const found: Found[] = [];
    const note = () => void found.push(here());
    const deliverer = createDeliverer(bank, receiving(200)(bank, note));
    await called({ found }, () => bank.accounts.create({ name: "A" }));
    expect(new Set(found.map(String))).toEqual(new Set([String([undefined, false])]));
    deliverer.close();
  });
});

test("a deliverer that is closed right after it sends calls no receiver", async () => {
  const { bank, deliverer, found } = opened(receiving(200));
  bank.accounts.create({ name: "A" });
  const settled = deliverer.settled();
  deliverer.close();
  await expect(settled).rejects.toThrow("the deliverer is closed");
  expect(found).toEqual([]);
  expect(bank.webhooks.due()).toHaveLength(1);
});
