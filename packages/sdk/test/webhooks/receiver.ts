import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { vi } from "vitest";
import { BankClient, type Event } from "../../src/index.ts";
import type { Verifier } from "../../src/webhooks/router-options.ts";
import {
  createWebhookRouter,
  createWebhookVerifier,
  signWebhook,
  type WebhookRouterSettings,
} from "../../src/webhooks.ts";
import { secret } from "./delivery.ts";

/** Creates a bank, a client of it and a router. All of them use the clock of the test. */
export function receiver(options: Partial<WebhookRouterSettings> & { readonly verifier?: Verifier } = {}) {
  const bank = createBank();
  const client = new BankClient({
    apiKey: bank.apiKey,
    baseUrl: "https://bank.test",
    fetch: createFetchHandler(bank),
    maxRetries: 0,
  });
  const onError = vi.fn();
  const verifier = createWebhookVerifier({ secret });
  const router = createWebhookRouter({ client, verifier, onError, ...options });
  /** Returns the Event of the latest change. */
  const latest = () => bank.events.list({ limit: 1 }).data[0] as Event;
  return { bank, client, router, onError, latest };
}

/** Creates a delivery of an Event as a request that is signed at the present time. */
export function requestOf(event: Event, changes: { readonly body?: string; readonly secret?: string } = {}): Request {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = signWebhook({ id: event.id, timestamp, body, secret: changes.secret ?? secret });
  return new Request("https://app.test/webhooks", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": event.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signature,
    },
    body: changes.body ?? body,
  });
}

/** Creates a promise with the functions that settle it. */
export function deferred() {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
