import { DatabaseSync } from "node:sqlite";
import { Test } from "@nestjs/testing";
import { nodeReceiver } from "@sandbank/engine/deliver";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { AppModule, appOptions, BANKING } from "./app.module.js";
import { createBanking } from "./banking.js";

const url = "https://app.test/webhooks";
const secret = "test-secret";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: secret }),
})
  .extend("app", async ({ bank, client }) => {
    const database = new DatabaseSync(":memory:");
    const { now } = bank.clock;
    const module = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(BANKING)
      .useValue(createBanking({ client, secret, database, now }))
      .compile();
    const app = module.createNestApplication(appOptions);
    await app.init();
    return app.getHttpAdapter().getInstance(); // of Express
  })
  .extend("receivers", ({ app }) => ({ [url]: app }));

test("notes a declined debit", async ({ bank, app, deliverer }) => {
  const send = nodeReceiver(app); // needs no port
  const opened = await send(
    new Request("https://app.test/accounts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ customer: { id: "7", name: "Ada" } }),
    }),
  );
  const { id } = await opened.json();

  const number = bank.accountNumbers.create({ account_id: id, name: "Bills" });
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  expect(debit).toBeDeclined({ reason: "insufficient_funds" });

  const category = "declined_transaction.created";
  await expectDelivered(bank, { category, url, deliverer });
  const notices = await send(new Request("https://app.test/notices"));
  expect(await notices.json()).toEqual([
    { account: id, why: "insufficient_funds" },
  ]);
});
