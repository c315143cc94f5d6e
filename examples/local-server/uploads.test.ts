import { createBank } from "@sandbank/engine";
import { testUploadsThrough } from "../../packages/engine/test/support/round-trip.ts";
import { listening } from "./listen.ts";
import { createBankServer } from "./server.ts";

testUploadsThrough("a server of Node", (use) => {
  const bank = createBank();
  return listening(createBankServer(bank), (baseUrl) => use({ fetch, baseUrl, apiKey: bank.apiKey }));
});
