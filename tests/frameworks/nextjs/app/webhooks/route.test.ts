import { interceptFetch } from "@sandbank/engine/http";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import * as accounts from "../accounts/route";
import * as notices from "../notices/route";
import * as webhooks from "./route";

const url = "https://app.test/webhooks";
const test = bankTest({
  apiKeys: ["sandbox_key"],
  setup: (bank) =>
    void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: { [url]: webhooks.POST },
  signTime: "machine", // the app verifies with the clock of the machine
}).extend("intercepted", { auto: true }, ({ bank }, { onCleanup }) => {
  // The app's own client reaches the bank of the test.
  const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" });
  onCleanup(restore);
});

test("notes a declined debit", async ({ bank, deliverer }) => {
  const opened = await accounts.POST(
    new Request("https://app.test/accounts", {
      method: "POST",
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
  // The tests of a file share the database of the app.
  expect(await notices.GET().json()).toContainEqual({
    account: id,
    why: "insufficient_funds",
  });
});
