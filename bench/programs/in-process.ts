/** Measures work without a server: a call through the engine's fetch handler, and a new client. */
import { createBank } from "@sandbank/engine";
import { clientOptions, createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { asyncMicrosecondsOfBoth, microsecondsOfBoth, type Paired } from "../measure.ts";

export interface InProcessFigures {
  readonly handler: Paired;
  readonly options: Paired;
  readonly construction: Paired;
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const body = JSON.stringify(account);
const { apiKey } = bank;
const baseUrl = "https://bank.test/v1";
const client = new BankClient({ apiKey, baseUrl: "https://bank.test", fetch: createFetchHandler(bank) });
const light = new BankClient(clientOptions(bank));
const readResponse = async () => JSON.parse(await new Response(body).text());

const figures: InProcessFigures = {
  construction: microsecondsOfBoth(
    2_000,
    () => new URL(baseUrl),
    () => new BankClient({ apiKey, baseUrl }),
  ),
  handler: await asyncMicrosecondsOfBoth({ calls: 2_000 }, readResponse, () => client.accounts.retrieve(account.id)),
  options: await asyncMicrosecondsOfBoth({ calls: 2_000 }, readResponse, () => light.accounts.retrieve(account.id)),
};
console.log(JSON.stringify(figures));
