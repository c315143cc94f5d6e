import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import {
  DATABASE,
  SANDBANK_API_KEY,
  SANDBANK_URL,
  WEBHOOK_SECRET,
} from "$app/env/private";
import { type Banking, createBanking } from "./banking.ts";

let shared: Banking | undefined;

/** Created at the first request: `vite build` loads routes without secrets. */
export function banking(): Banking {
  shared ??= createBanking({
    client: new BankClient({ apiKey: SANDBANK_API_KEY, baseUrl: SANDBANK_URL }),
    secret: WEBHOOK_SECRET,
    database: new DatabaseSync(DATABASE, { timeout: 2_000 }),
  });
  return shared;
}
