import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BankClient } from "@sandbank/sdk";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { Pool } from "pg";
import { createApp } from "./app.ts";

const secret = process.env["WEBHOOK_SECRET"];
if (!secret) throw new Error("Set WEBHOOK_SECRET.");

const pool = new Pool(); // reads PGHOST, PGUSER and PGDATABASE
// Without a listener, the process would end when an idle connection is cut.
pool.on("error", console.error);

const router = createApp({
  pool,
  client: new BankClient(), // reads SANDBANK_API_KEY and SANDBANK_URL
  verification: { secret },
});
const server = createServer(toNodeHandler(router));
server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1", () => {
  console.log(`Listening on port ${(server.address() as AddressInfo).port}`);
});

// The Events that arrived while no process was running.
router.poll({ follow: false }).catch(console.error);
