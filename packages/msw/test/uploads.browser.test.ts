import { createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { setupWorker } from "msw/browser";
import { testUploadsThrough } from "../../../tests/support/round-trip.ts";

testUploadsThrough("MSW in a browser", async (use) => {
  const bank = createBank();
  const baseUrl = "https://bank.test";
  const worker = setupWorker(...bankHandlers(bank, { baseUrl }));
  await worker.start({ quiet: true });
  try {
    await use({ fetch: (input, init) => fetch(input, init), baseUrl, apiKey: bank.apiKey });
  } finally {
    worker.stop();
  }
});
