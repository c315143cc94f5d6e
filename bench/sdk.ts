import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { asyncMicroseconds } from "./measure.ts";
import type { Row } from "./row.ts";

/** A whole call: SDK, fetch handler, engine and back. */
export async function sdkRows(): Promise<Row[]> {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const fetch = createFetchHandler(bank);
  const baseUrl = "https://bank.test";
  const client = new BankClient({ apiKey: bank.apiKey, baseUrl, fetch });
  const body = JSON.stringify(account);
  const floorFigure = await asyncMicroseconds(10_000, async () => JSON.parse(await new Response(body).text()));
  return [
    {
      what: "SDK call through an injected fetch handler",
      floor: "reading the JSON out of a `Response`",
      floorFigure,
      figure: await asyncMicroseconds(10_000, () => client.accounts.retrieve(account.id)),
      unit: "us",
      budget: { most: 30 },
    },
  ];
}
