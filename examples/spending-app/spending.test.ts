import { expectDelivered, expectVerified } from "@sandbank/testing";
import { expect } from "@sandbank/testing/vitest";
import { test } from "./app-test.ts";
import { issueCard } from "./cards.ts";
import { account, webhookSecret, webhookUrl } from "./company.ts";

test("records a payment when the shop settles it", async ({
  bank,
  client,
  deliverer,
  spending,
}) => {
  const card = await issueCard(client, account.id, 500_00);
  const settlement = bank.simulations.cardSettlements.create({
    card_id: card.id,
    amount: 60_00,
  });
  await expectDelivered(bank, {
    category: "transaction.created",
    objectId: settlement.id,
    url: webhookUrl,
    deliverer,
  });
  expect(spending.spentWith(card.id)).toBe(60_00);
  expect(bank).toHaveBalance(account, { current: 940_00 });
});

test("refuses forged webhooks", async ({ bank, spending }) => {
  await expectVerified(spending.receive, {
    secret: webhookSecret,
    now: () => Date.parse(bank.clock.now()),
  });
});
