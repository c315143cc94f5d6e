import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { createApp } from "./app.ts";
import { createDedupeStore } from "./dedupe-store.ts";

const secret = process.env["WEBHOOK_SECRET"];
if (!secret) throw new Error("Set WEBHOOK_SECRET.");

const database = new DatabaseSync("receiver.db");
const app = createApp({
  client: new BankClient(), // reads SANDBANK_API_KEY and SANDBANK_URL
  verification: { secret },
  dedupe: createDedupeStore(database),
  enqueue: async ({ id, amount }) => {
    console.log(`Transaction ${id}: ${amount} cents`); // your queue
  },
});
app.listen(3000);
