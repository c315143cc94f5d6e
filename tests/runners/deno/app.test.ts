import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions, interceptFetch } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createGreeter, customers, openAccount } from "../app/app.ts";

const base = createBank({ apiKeys: ["sandbox_key"] });
const appsClient = new BankClient({
  apiKey: "sandbox_key",
  baseUrl: "https://bank.test",
});

/** Gives a test a bank that the clients of the app reach. */
const withBank =
  (run: (bank: typeof base) => Promise<void>) =>
  async (t: Deno.TestContext) => {
    const bank = base.fork({ seed: t.name });
    const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" });
    try {
      await run(bank);
    } finally {
      restore();
    }
  };

Deno.test(
  "reaches the bank from a client of the app",
  withBank(async (bank) => {
    await openAccount(appsClient, "Ada");
    assert.equal(bank.accounts.list().data.length, 1);
  }),
);

Deno.test(
  "starts each test without the Accounts of other tests",
  withBank(async () => {
    assert.deepEqual(await customers(appsClient), []);
  }),
);

Deno.test(
  "sends the same ids and idempotency keys in each run",
  withBank(async (bank) => {
    const { account } = await openAccount(
      new BankClient(clientOptions(bank)),
      "Ada",
    );
    // The id follows from the seed.
    assert.equal(account.id, "account_2hrnwiz68j7szep6x7wi");
    assert.equal(account.idempotency_key, "key-1");
  }),
);

Deno.test(
  "delivers a webhook",
  withBank(async (bank) => {
    const { greeted, receive } = createGreeter(appsClient, bank.clock.now);
    const url = "https://app.test/webhooks";
    bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
    const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
    await openAccount(appsClient, "Ada");
    assert.deepEqual((await deliverer.settled()).failed, []);
    assert.deepEqual(greeted, ["Ada"]);
    deliverer.close();
  }),
);
