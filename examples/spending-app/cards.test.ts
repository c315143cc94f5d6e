import { bankTest, expect } from "@sandbank/testing/vitest";
import { issueCard, latestPayment } from "./cards.ts";
import { account, base } from "./company.ts";

const test = bankTest({ bank: base });

test("accepts a payment within the monthly limit", async ({ bank, client }) => {
  const card = await issueCard(client, account.id, 500_00);
  bank.simulations.cardAuthorizations.create({
    card_id: card.id,
    amount: 400_00,
  });
  expect(await latestPayment(client, card.id)).toBe(
    "Your payment was accepted.",
  );
  expect(bank).toHaveBalance(account, {
    current: 1_000_00,
    available: 600_00, // the authorization holds $400.00
  });
});

test("explains a payment over the monthly limit", async ({ bank, client }) => {
  const card = await issueCard(client, account.id, 500_00);
  const pay = (amount: number) =>
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount });

  pay(400_00);
  expect(pay(200_00)).toBeDeclined({ reason: "breaches_limit" });
  expect(await latestPayment(client, card.id)).toBe(
    "You have reached your monthly limit.",
  );
});
