import { toFastifyPlugin } from "@sandbank/sdk/webhooks/node";
import fastify from "fastify";
import type { Banking, Customer } from "./banking.ts";

export async function createApp(banking: Banking) {
  const app = fastify();
  // Bodies stay raw inside this plugin, and only there.
  app.register(toFastifyPlugin(banking.webhooks), { prefix: "/webhooks" });
  app.post<{ Body: { customer: Customer } }>(
    "/accounts",
    async ({ body }, reply) => {
      const { id } = await banking.openAccount(body.customer);
      return reply.code(201).send({ id });
    },
  );
  app.get("/notices", async () => banking.notices());
  await app.ready();
  return app;
}
