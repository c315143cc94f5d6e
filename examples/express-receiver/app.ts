import type { DatabaseSync } from "node:sqlite";
import type { BankClient } from "@sandbank/sdk";
import {
  createWebhookRouter,
  type WebhookVerifierOptions,
} from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";
import express, { type Express } from "express";
import { addJob, jobsTable } from "./jobs.ts";

export interface AppOptions {
  /** Retrieves the object of each Event. */
  readonly client: BankClient;
  /** The secret of the Event Subscription. */
  readonly verification: WebhookVerifierOptions;
  /** The handler waits for nothing, so other code may use the connection. */
  readonly database: DatabaseSync;
  /** Reports an error of the receiver to your log. */
  readonly onError?: (error: unknown) => void;
}

export function createApp(options: AppOptions): Express {
  const { client, verification, database, onError } = options;
  const store = sqliteStore(database);
  database.exec(store.schema());
  database.exec(jobsTable);
  const router = createWebhookRouter({
    client,
    ...verification,
    store,
    onError,
  });
  // The job is committed together with the mark of the Event. The slow work
  // happens in a worker.
  router.on("transaction.created", ({ object, tx }) => addJob(tx, object));

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
