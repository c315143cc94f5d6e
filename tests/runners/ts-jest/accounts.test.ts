import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Bank, createBank } from "@sandbank/engine";
import { interceptFetch } from "@sandbank/engine/http";
import { withBank } from "@sandbank/testing/jest";
import { openAccount } from "./accounts";

test(
  "declines a debit that the balance does not cover",
  withBank(async ({ bank, client }) => {
    const { number } = await openAccount("Ada", client);
    const debit = bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: -5_00,
    });
    expect(debit).toBeDeclined({ reason: "insufficient_funds" });
  }),
);

let bank: Bank;
let intercepted: ReturnType<typeof interceptFetch>;
beforeEach(() => {
  bank = createBank({ apiKeys: ["sandbox_key"] });
  intercepted = interceptFetch(bank, { baseUrl: "https://bank.test" });
});
afterEach(() => intercepted.restore());

test("reaches the bank from the client of the app", async () => {
  const { account } = await openAccount("Ada");
  expect(bank).toHaveEmitted("account.created", { objectId: account.id });
});
