import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import express, { type Express } from "express";
import type { Banking } from "./banking.ts";

export function createApp(banking: Banking): Express {
  const app = express();
  // Before `express.json()`: the signature covers the raw bytes of the body.
  app.post("/webhooks", toNodeHandler(banking.webhooks));
  app.use(express.json());
  app.post("/accounts", async (request, response) => {
    const { id } = await banking.openAccount(request.body.customer);
    response.status(201).json({ id });
  });
  app.get("/notices", (_request, response) => {
    response.json(banking.notices());
  });
  return app;
}
