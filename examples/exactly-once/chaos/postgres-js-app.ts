import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import postgres from "postgres";

/** The app of the example on the driver `postgres`, to play the same faults with it. */
const secret = process.env["WEBHOOK_SECRET"];
if (!secret) throw new Error("Set WEBHOOK_SECRET.");

const sql = postgres({
  // The driver takes the socket itself, and not its folder.
  path: `${process.env["PGHOST"]}/.s.PGSQL.5432`,
  connection: { application_name: process.env["PGAPPNAME"] ?? "app" },
  backoff: () => 0,
});
const router = createWebhookRouter({
  client: new BankClient(),
  secret,
  // No Event is set aside. When a connection is cut, the driver forgets a transaction that waits for it. The store rejects it after the lease.
  store: postgresStore(sql, { leaseSeconds: 1, maxAttempts: 1_000 }),
  onError() {},
});
router.on("transaction.created", async ({ object: { id, account_id, amount }, tx }) => {
  await tx`INSERT INTO entries VALUES (${id}, ${amount})`;
  await tx`
    INSERT INTO balances AS balance VALUES (${account_id}, ${amount})
    ON CONFLICT (account_id) DO UPDATE SET amount = balance.amount + excluded.amount`;
});
const server = createServer(toNodeHandler(router));
server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1", () => {
  console.log(`Listening on port ${(server.address() as AddressInfo).port}`);
});
