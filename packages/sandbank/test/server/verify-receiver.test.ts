import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { describe, expect, onTestFinished, test } from "vitest";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

/** A server with an Event Subscription whose receiver is a webhook router that retrieves objects from the server. */
async function started(selected?: string) {
  const server = await startFrozen();
  const receiver = createServer().listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(async () => {
    receiver.close();
    await server.stop();
  });
  const admin = adminOf(server);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { id } = await admin.call("call", {
    operation: "eventSubscriptions.create",
    params: {
      url,
      shared_secret: "test-secret",
      ...(selected === undefined ? {} : { selected_event_categories: [{ event_category: selected }] }),
    },
  });
  const client = new BankClient({ apiKey: server.apiKey, baseUrl: server.url });
  const router = createWebhookRouter({ client, secret: "test-secret", onError: () => {} });
  const handled: string[] = [];
  for (const category of ["account.created", "card.created", "event_subscription.created"] as const) {
    router.on(category, ({ object }) => void handled.push(object.id));
  }
  receiver.on("request", toNodeHandler(router));
  const verify = () => admin.call("verify_receiver", { subscription: String(id) });
  return { server, admin, handled, verify, subscription: String(id) };
}

test("a check of a receiver sends the header of --legacy-signature-header, as webhooks do", async () => {
  const server = await startFrozen({ bank: { legacySignatureHeader: "Bank-Signature" } });
  const headers: unknown[] = [];
  const receiver = createServer((request, response) => {
    headers.push(request.headers["bank-signature"]);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(async () => {
    receiver.close();
    await server.stop();
  });
  const admin = adminOf(server);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
  await admin.call("verify_receiver", { subscription: String(id) });
  expect(headers[0]).toMatch(/^t=\d{4}-.*Z,v1=[0-9a-f]{64}$/);
});

describe("verify_receiver", () => {
  test("sends Events about the Event Subscription, which the receiver can retrieve, not about what apps book", async () => {
    const { server, handled, verify, subscription } = await started();
    const { id } = await createAccount(server, "Operating");
    const { passed, text } = await verify();
    expect(passed, text).toBe(true);
    expect(handled.filter((each) => each === subscription).length).toBeGreaterThan(30);
    // By the webhook of the bank.
    expect(handled.filter((each) => each === id).length).toBeLessThan(2);
  });

  test("sends no Event of a category that the subscription does not select, and says what to do if the receiver fails", async () => {
    const { server, handled, verify } = await started("card.created");
    await createAccount(server, "Operating");
    const { passed, text } = await verify();
    expect([passed, handled]).toEqual([false, []]);
    expect(text).toMatch(/\nThe Event Subscription selects no Event of the bank.* Trigger one, and run this again\.$/);
    expect(text).not.toContain("`event`");
  });

  test("sends no Event of a Real-Time Decision, which can be answered only once", async () => {
    const { admin, server, verify, subscription } = await started("real_time_decision.card_authorization_requested");
    const account = await createAccount(server, "Operating");
    const call = async (operation: string, params: Record<string, unknown>) => {
      const created = await admin.call("call", { operation, params });
      return String(created["id"]);
    };
    await call("simulations.interestPayments.create", { account_id: account.id, amount: 1_000 });
    const card = await call("cards.create", { account_id: account.id });
    const payment = { card_id: card, amount: 100, event_subscription_id: subscription };
    await admin.call("call", { operation: "simulations.cardAuthorizations.create", params: payment });
    const { data } = (await admin.call("call", { operation: "events.list" })) as { data: { category: string }[] };
    expect(data[0]?.category).toBe("real_time_decision.card_authorization_requested");
    expect((await verify()).text).toContain("The Event Subscription selects no Event of the bank");
  });

  test("sends an Event that the subscription selects, if the bank has one", async () => {
    const { server, handled, verify } = await started("account.created");
    const { id } = await createAccount(server, "Operating");
    await fetch(`${server.url}/accounts/${id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" },
      body: '{"name":"Payroll"}',
    });
    expect((await verify()).passed).toBe(true);
    expect(new Set(handled)).toEqual(new Set([id]));
  });

  describe("where no connection can be made", () => {
    /** The report about a URL, and the number of connections that a server at another address got meanwhile. */
    async function reportOn(url: string) {
      const server = await startFrozen();
      onTestFinished(() => server.stop());
      const admin = adminOf(server);
      const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
      return admin.call("verify_receiver", { subscription: String(id) });
    }

    test("stops after the first check, and says in one line why and what to do", async () => {
      const { passed, checks, text } = await reportOn("http://127.0.0.1:9/hooks?token=none");
      const advice = "Start the receiver, and check it again.";
      expect(passed).toBe(false);
      expect(checks).toMatchObject([
        { passed: false, got: null, error: expect.stringContaining("ECONNREFUSED"), advice },
      ]);
      expect(text).toBe(`Nothing was checked: 127.0.0.1:9 accepts no connection (ECONNREFUSED). ${advice}`);
    });

    test("names the flag that lets the server send to another machine", async () => {
      const { checks, text } = await reportOn("https://example.com/hooks");
      expect(checks).toHaveLength(1);
      expect(text).toBe(
        "Nothing was checked: example.com is not on this machine or a private network. Start with --deliver-to example.com.",
      );
    });

    test("reports a receiver that breaks off connections as one that does not respond", async () => {
      const receiver = createServer((request) => void request.socket.destroy()).listen(0, "127.0.0.1");
      await once(receiver, "listening");
      onTestFinished(() => void receiver.close());
      const { checks, text } = await reportOn(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
      expect(checks.length).toBeGreaterThan(40);
      expect(text).toMatch(/^The receiver passed 0 of \d+ checks\. It never responds\.\n/);
    });
  });
});
