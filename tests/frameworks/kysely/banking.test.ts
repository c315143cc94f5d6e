import { PGlite } from "@electric-sql/pglite";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { createBanking } from "./banking.ts";

const database = await PGlite.create(); // in memory; takes a second or more
const url = "https://app.test/webhooks";
const secret = "test-secret";
const test = bankTest({
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: secret }),
})
  .extend("banking", ({ bank, client }, { onCleanup }) => {
    onCleanup(async () => void (await database.exec("TRUNCATE notices")));
    const { now } = bank.clock;
    return createBanking({ client, secret, database, now });
  })
  .extend("receivers", ({ banking }) => ({ [url]: banking.webhooks.handle }));

test("notes a declined debit once, although its webhook comes twice", async ({
  bank,
  banking,
  deliverer,
}) => {
  const { id } = await banking.openAccount({ id: "7", name: "Ada" });
  const number = bank.accountNumbers.create({ account_id: id, name: "Bills" });
  bank.webhooks.setDeliveryFaults({ duplicated: 1 });
  const debit = bank.simulations.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -5_00,
  });
  expect(debit).toBeDeclined({ reason: "insufficient_funds" });

  const category = "declined_transaction.created";
  await deliverer.advance({ minutes: 5 });
  await expectDelivered(bank, { category, url, times: 2, deliverer });
  expect(await banking.notices()).toEqual([
    { account: id, why: "insufficient_funds" },
  ]);
});
