import { bankTest, expect } from "@sandbank/testing/vitest";

const test = bankTest();

test("a card payment lowers the available balance", async ({
  bank,
  client,
}) => {
  const account = await client.accounts.create({ name: "Operating" });
  const card = await client.cards.create({ account_id: account.id });
  const { interestPayments, cardAuthorizations } = bank.simulations;
  interestPayments.create({ account_id: account.id, amount: 100_00 });

  cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
  expect(bank).toHaveBalance(account, { current: 100_00, available: 40_00 });
});
