import { DatabaseSync } from "node:sqlite";
import { nodeReceiver } from "@sandbank/engine/deliver";
import { type AccountId, BankClient, type Event } from "@sandbank/sdk";
import { createWebhookRouter, unwrapWebhook, type WebhookDedupeStore } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import type { StartParts } from "@sandbank/testing/sweep";
import express from "express";
import { credit, holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "duplicate refund"
  | "refunded before the call"
  | "row after the call"
  | "responds before it works"
  | "error handler answers 200";
type Style = "routes by hand";

const SCHEMA = "CREATE TABLE refunds (transaction_id TEXT PRIMARY KEY, cents INTEGER, state TEXT) STRICT";

/** The refund's row recognizes an Event. */
const dedupe: WebhookDedupeStore = { claim: () => "claimed", confirm() {}, release() {} };

/** An Express app that returns half of each payment. */
function createApp(
  { store: db, clientOptions, webhookSecret: secret, now }: StartParts<DatabaseSync>,
  accountId: AccountId,
  variant: Bug | Style | "correct",
) {
  const client = new BankClient(clientOptions);
  const app = express();
  const row = (id: string) => db.prepare("SELECT state, cents FROM refunds WHERE transaction_id = ?").get(id);
  const finish = db.prepare("UPDATE refunds SET state = 'sent' WHERE transaction_id = ?");
  const refund = async (id: string, amount: number) => {
    if (amount <= 0) return;
    const cents = amount / 2;
    const known = row(id);
    if (variant !== "duplicate refund" && known?.["state"] === "sent") return;
    if (variant === "refunded before the call") {
      db.prepare("INSERT INTO refunds VALUES (?, ?, 'sent')").run(id, cents);
    } else if (variant !== "row after the call") {
      db.prepare("INSERT OR IGNORE INTO refunds VALUES (?, ?, 'open')").run(id, cents);
    }
    const isKeyless = variant === "duplicate refund" || variant === "row after the call";
    const options = isKeyless ? {} : { idempotencyKey: `refund ${id}` };
    await client.pendingTransactions.create({ account_id: accountId, amount: -cents }, options);
    if (variant === "row after the call") db.prepare("INSERT INTO refunds VALUES (?, ?, 'sent')").run(id, cents);
    finish.run(id);
  };
  const router = createWebhookRouter({ client, secret, now, dedupe, onError() {} });
  if (
    variant === "routes by hand" ||
    variant === "error handler answers 200" ||
    variant === "responds before it works"
  ) {
    app.post("/webhooks", express.raw({ type: "*/*" }), async (request, response, next) => {
      try {
        const headers = new Headers(request.headers as Record<string, string>);
        const event = unwrapWebhook({ body: String(request.body), headers, secret, now }) as Event;
        if (variant === "responds before it works") response.sendStatus(202);
        if (event.category === "transaction.created") {
          const transaction = await client.events.fetchObject(event);
          if (transaction.type === "transaction") await refund(transaction.id, transaction.amount);
        }
        if (!response.headersSent) response.sendStatus(204);
      } catch (error) {
        if (!response.headersSent) next(error);
      }
    });
    app.use((_error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
      response.status(variant === "error handler answers 200" ? 200 : 503).json({ ok: true });
    });
    return app;
  }
  router.on("transaction.created", ({ object }) => refund(object.id, object.amount));
  app.post("/webhooks", toNodeHandler(router));
  return app;
}

export const expressRefunds = proof<Bug, ReturnType<typeof createApp>, DatabaseSync, Style>(
  "an Express app that refunds",
  {
    "duplicate refund": ["crash", "duplicate"],
    "refunded before the call": ["crash", "outage"],
    "row after the call": ["crash"],
    "responds before it works": ["crash"],
    "error handler answers 200": ["outage"],
  },
  (variant) => {
    const { bank, accountId, numberId } = openBank();
    return {
      bank,
      store() {
        const db = new DatabaseSync(":memory:");
        db.exec(SCHEMA);
        return db;
      },
      start: (parts) => createApp(parts, accountId, variant),
      receive: (app, request) => nodeReceiver(app)(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: ({ bank }) => holdsOf(bank).join() === "1000,1500",
      close: (db) => db.close(),
    };
  },
  "routes by hand",
);
