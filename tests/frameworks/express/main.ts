import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { createApp } from "./app.ts";
import { createBanking } from "./banking.ts";

const banking = createBanking({
  client: new BankClient(), // reads SANDBANK_API_KEY and SANDBANK_URL
  secret: process.env["WEBHOOK_SECRET"] ?? "",
  database: new DatabaseSync("app.db", { timeout: 2_000 }),
});
createApp(banking).listen(3000);
