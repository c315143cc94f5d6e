import type { BankClient } from "@sandbank/sdk";
import {
  createWebhookRouter,
  type WebhookVerifier,
} from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import express from "express";

export function createServer({
  client,
  verifier,
}: {
  client: BankClient;
  verifier: WebhookVerifier;
}) {
  const greeted: string[] = [];
  const router = createWebhookRouter({ client, verifier });
  router.on("account.created", ({ object }) => void greeted.push(object.name));

  const app = express();
  // Before express.json(): the signature covers the raw bytes.
  app.post("/webhooks", toNodeHandler(router));
  app.use(express.json());
  app.post("/customers", async ({ body }, response) => {
    const { id } = await client.accounts.create(
      { name: body.name },
      { idempotencyKey: body.id },
    );
    response.status(201).json({ account: id });
  });
  app.get("/customers", async (_, response) => {
    const names: string[] = [];
    for await (const { name } of client.accounts.list()) names.push(name);
    response.json(names);
  });
  app.get("/greeted", (_, response) => void response.json(greeted));
  app.get("/status", async (_, response) => {
    const { ok } = await fetch("https://bank.test/accounts", {
      headers: { authorization: "Bearer sandbox_key" },
    });
    response.json({ bank: ok ? "available" : "not available" });
  });
  return app;
}
