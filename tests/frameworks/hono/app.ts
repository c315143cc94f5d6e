import { Hono } from "hono";
import type { Banking, Customer } from "./banking.ts";

export function createApp(banking: Banking) {
  const app = new Hono();
  // The raw request: nothing has read its body.
  app.post("/webhooks", (c) => banking.webhooks.handle(c.req.raw));
  app.post("/accounts", async (c) => {
    const { customer } = await c.req.json<{ customer: Customer }>();
    const { id } = await banking.openAccount(customer);
    return c.json({ id }, 201);
  });
  app.get("/notices", (c) => c.json(banking.notices()));
  return app;
}
