import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { asyncMicrosecondsOfBoth } from "./measure.ts";
import type { Row } from "./row.ts";

/** A whole call: SDK, fetch handler, engine and back. */
export async function sdkRows(): Promise<Row[]> {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const fetch = createFetchHandler(bank);
  const baseUrl = "https://bank.test";
  const client = new BankClient({ apiKey: bank.apiKey, baseUrl, fetch });
  const body = JSON.stringify(account);
  const [floorFigure, figure] = await asyncMicrosecondsOfBoth(
    10_000,
    async () => JSON.parse(await new Response(body).text()),
    () => client.accounts.retrieve(account.id),
  );
  return [
    {
      what: "SDK call through an injected fetch handler",
      floor: "reading the JSON out of a `Response`",
      floorFigure,
      figure,
      unit: "us",
      budget: { times: 2 },
    },
  ];
}
