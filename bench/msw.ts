import { createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { HttpResponse, http, type RequestHandler } from "msw";
import { asyncMicrosecondsOfBoth } from "./measure.ts";
import type { Row } from "./row.ts";

/**
 * The cost that a mounted bank adds to a handler. The handlers run like in MSW, but without interception, which costs
 * ten times as much, is the same for both, and keeps memory for each request.
 */
export async function mswRows(): Promise<Row[]> {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const url = `https://bank.test/accounts/${account.id}`;
  const headers = { authorization: `Bearer ${bank.apiKey}` };
  const callOf =
    ([handler]: readonly RequestHandler[]) =>
    async () => {
      const result = await handler?.run({ request: new Request(url, { headers }), requestId: "1" });
      await result?.response?.text();
    };
  const figures = await asyncMicrosecondsOfBoth(
    { calls: 1_000 },
    callOf([http.all("https://bank.test/*", () => HttpResponse.json(account))]),
    callOf(bankHandlers(bank, { baseUrl: "https://bank.test" })),
  );
  return [
    {
      what: "a call of the MSW handler of a bank",
      floor: "a bare MSW handler that returns the JSON",
      ...figures,
      unit: "us",
      budget: { times: 1.1 },
    },
  ];
}
