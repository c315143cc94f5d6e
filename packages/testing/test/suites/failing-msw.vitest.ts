import type { Bank } from "@sandbank/engine";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { afterAll, afterEach, beforeAll } from "vitest";

const setup = setupBank({ apiKeys: ["key_of_the_app"] });
beforeAll(() => setup.listen());
afterEach(() => setup.reset());
afterAll(() => setup.close());

const test = bankTest({ apiKeys: ["key_of_the_app"] }).extend<{ mounted: Bank }>({
  mounted: [
    async ({ bank }, use) => {
      setup.use(bank);
      await use(bank);
    },
    { auto: true },
  ],
});

test("fails after a request that MSW intercepted", async () => {
  const client = new BankClient({ apiKey: "key_of_the_app", baseUrl: "https://bank.test" });
  const account = await client.accounts.create({ name: "Operating" });
  expect(account.name).toBe("Other");
});
