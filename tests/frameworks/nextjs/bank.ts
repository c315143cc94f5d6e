import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { type Banking, createBanking } from "./banking";

// The module of a route is loaded again after an edit, and once for each
// route: all of them share this.
const shared = globalThis as { banking?: Banking };

/** Created at the first request: `next build` loads routes without secrets. */
export function banking(): Banking {
  shared.banking ??= createBanking({
    client: new BankClient(), // reads SANDBANK_API_KEY and SANDBANK_URL
    secret: process.env["WEBHOOK_SECRET"] ?? "",
    database: new DatabaseSync(process.env["DATABASE"] ?? "app.db", {
      timeout: 2_000, // several workers share the file
    }),
  });
  return shared.banking;
}
