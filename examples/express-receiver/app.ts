import type { BankClient, Transaction } from "@sandbank/sdk";
import {
  createWebhookRouter,
  type WebhookDedupeStore,
  type WebhookVerifierOptions,
} from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import express, { type Express } from "express";

export interface AppOptions {
  /** Retrieves the object of each Event. */
  readonly client: BankClient;
  /** The secret of the Event Subscription. */
  readonly verification: WebhookVerifierOptions;
  /** Remembers which Events were handled. */
  readonly dedupe: WebhookDedupeStore;
  /** Adds a job to your queue. The slow work happens there. */
  readonly enqueue: (transaction: Transaction) => Promise<void>;
  /** Reports an error of the receiver to your log. */
  readonly onError?: (error: unknown) => void;
}

export function createApp(options: AppOptions): Express {
  const { client, verification, dedupe, enqueue, onError } = options;
  const router = createWebhookRouter({
    client,
    ...verification,
    dedupe,
    onError,
  });
  // The response is sent when `enqueue` is done. A handler has nine seconds.
  router.on("transaction.created", ({ object }) => enqueue(object));

  const app = express();
  // The signature covers the raw bytes of the body, so this route comes
  // before `express.json()`.
  app.post("/webhooks", toNodeHandler(router));
  app.use(express.json());
  app.post("/echo", (request, response) => {
    response.json(request.body);
  });
  return app;
}
