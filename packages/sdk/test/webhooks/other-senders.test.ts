import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, test, vi } from "vitest";
import { emptyPglite } from "../../../../tests/support/pglite.ts";
import type { Event } from "../../src/webhooks/event.ts";
import type { Verifier, WebhookClient } from "../../src/webhooks/router-options.ts";
import { postgresStore } from "../../src/webhooks/stores.ts";
import { createWebhookRouter } from "../../src/webhooks.ts";
import { event as anEvent } from "./delivery.ts";
import { implementations } from "./implementations.ts";
import { receiver } from "./receiver.ts";

/** A secret as senders of Standard Webhooks issue it: Base64 with a prefix. */
const secret = `whsec_${btoa("0123456789abcdef01234567")}`;

interface Invoice {
  readonly number: string;
  readonly total: number;
}
const invoice: Invoice = { number: "INV-1", total: 20_00 };

type Sign = (id: string, at: Date, body: string) => string;
const senders: readonly [string, Sign][] = [
  ["standardwebhooks", (...message) => new StandardWebhook(secret).sign(...message)],
  ["svix", (...message) => new SvixWebhook(secret).sign(...message)],
];

/** A delivery that a library has signed. */
function deliveryOf(sign: Sign, id: string, payload: object): Request {
  const at = new Date();
  const body = JSON.stringify(payload);
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": sign(id, at, body),
  };
  return new Request("https://app.test/invoices", { method: "POST", headers, body });
}

const database = await emptyPglite();

describe.each(senders)("a sender with %s", (_name, sign) => {
  test.each(["base64", "auto"] as const)("signs with a secret that the router decodes: %s", async (secretEncoding) => {
    const { client } = receiver();
    const router = createWebhookRouter({ client, secret, secretEncoding });
    const event = { ...anEvent, category: "standing_order.created" };
    expect((await router.handle(deliveryOf(sign, event.id, event))).status).toBe(200);
    const forged = deliveryOf(() => `v1,${btoa("x".repeat(32))}`, event.id, event);
    expect((await router.handle(forged)).status).toBe(400);
  });

  test.each(implementations)("has Events of its own, handled once with a store: $from", async ({ webhooks }) => {
    const warn = vi.spyOn(console, "warn");
    const { verify } = webhooks.createWebhookVerifier({ secret, secretEncoding: "auto" });
    const verifier: Verifier = {
      async unwrap(message) {
        const { id } = await verify(message);
        const payload = JSON.parse(new TextDecoder().decode(message.body as Uint8Array));
        return { ...payload, id, category: payload.type };
      },
    };
    const client: WebhookClient<{ "invoice.paid": Invoice }> = {
      events: { fetchObject: async (event) => (event as Event & { data: Invoice }).data },
    };
    const store = postgresStore(database);
    await database.exec(
      `DROP TABLE IF EXISTS sandbank_events, paid; ${store.schema()} CREATE TABLE paid (number TEXT)`,
    );
    const router = webhooks.createWebhookRouter({ client, verifier, store });
    router.on("invoice.paid", ({ object, tx }) => tx.query("INSERT INTO paid VALUES ($1)", [object.number]));

    const payload = { type: "invoice.paid", timestamp: "2026-01-01T00:00:00Z", data: invoice };
    for (const outcome of ["handled", "duplicate"]) {
      const response = await router.handle(deliveryOf(sign, "msg_1", payload));
      expect(await response.json()).toEqual({ outcome });
    }
    expect((await database.query("SELECT number FROM paid")).rows).toEqual([{ number: "INV-1" }]);
    expect(await store.marked(["msg_1", "msg_2"])).toEqual(["msg_1"]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
