import { DatabaseSync } from "node:sqlite";
import { nodeReceiver } from "@sandbank/engine/deliver";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { createApp } from "./app.ts";
import { createBanking } from "./banking.ts";

const url = "https://app.test/webhooks";
const secret = "test-secret";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: secret }),
})
  .extend("app", ({ bank, client }) => {
    const database = new DatabaseSync(":memory:");
    const { now } = bank.clock;
    return createApp(createBanking({ client, secret, database, now }));
  })
  .extend("receivers", ({ app }) => ({ [url]: nodeReceiver(app.routing) }));

test("notes a declined debit", async ({ bank, app, deliverer }) => {
  const opened = await app.inject({
    method: "POST",
    url: "/accounts",
    body: { customer: { id: "7", name: "Ada" } },
  });
  const { id } = opened.json();

  const number = bank.accountNumbers.create({ account_id: id, name: "Bills" });
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  expect(debit).toBeDeclined({ reason: "insufficient_funds" });

  const category = "declined_transaction.created";
  await expectDelivered(bank, { category, url, deliverer });
  const notices = await app.inject("/notices");
  expect(notices.json()).toEqual([{ account: id, why: "insufficient_funds" }]);
});
