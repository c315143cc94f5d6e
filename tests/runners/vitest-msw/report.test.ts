import type { Bank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { openAccount } from "../app/app.ts";
import { setup } from "./bank.ts";

const test = bankTest({ apiKeys: ["sandbox_key"] }).extend<{ mounted: Bank }>({
  // The requests of the app reach the bank of the test until `setup.reset`.
  mounted: [
    async ({ bank }, use) => {
      setup.use(bank);
      await use(bank);
    },
    { auto: true },
  ],
});

test("opens an Account", async ({ bank }) => {
  await openAccount(new BankClient(), "Ada");
  expect(bank).toHaveEmitted("account.created", { times: 1 });
});
