import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { createApp } from "./app.ts";
import { openJobs, removeJob } from "./jobs.ts";

const secret = process.env["WEBHOOK_SECRET"];
if (!secret) throw new Error("Set WEBHOOK_SECRET.");

// One connection for app and worker: no handler waits in its transaction.
const database = new DatabaseSync("receiver.db", { timeout: 2_000 });
const app = createApp({
  client: new BankClient(), // reads SANDBANK_API_KEY and SANDBANK_URL
  verification: { secret },
  database,
});
app.listen(3000);

// The worker. It can run in another process, with a connection of its own.
function work(): void {
  for (const job of openJobs(database)) {
    console.log(`Transaction ${job.transaction_id}: ${job.amount} cents`);
    removeJob(database, job);
  }
}
setInterval(work, 1_000);
