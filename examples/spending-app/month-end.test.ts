import { expect } from "@sandbank/testing/vitest";
import { test } from "./app-test.ts";
import { issueCard, latestPayment } from "./cards.ts";
import { account } from "./company.ts";
import { startStatements } from "./statements.ts";

test("resets the monthly limit after a month", async ({
  bank,
  client,
  clock,
}) => {
  const card = await issueCard(client, account.id, 500_00);
  const pay = (amount: number) =>
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount });

  // A settled payment of 2026-01-01: an authorization would expire in a week.
  bank.simulations.cardSettlements.create({
    card_id: card.id,
    amount: 400_00,
  });
  await clock.advanceTo("2026-01-31T00:00:00Z");
  expect(pay(200_00)).toBeDeclined({ reason: "breaches_limit" });

  await clock.advanceTo("2026-02-02T00:00:00Z");
  pay(200_00);
  expect(await latestPayment(client, card.id)).toBe(
    "Your payment was accepted.",
  );
});

test("records the interest of January", async ({
  bank,
  clock,
  deliverer,
  spending,
}) => {
  await clock.advanceTo("2026-02-01T00:00:00Z");
  await deliverer.settled();
  expect(spending.interest()).toBe(85); // 31 days at 1% a year
  expect(bank).toHaveBalance(account, { current: 1_000_85 });
});

test("sends a statement with the interest of the month", async ({
  clock,
  deliverer,
  spending,
}) => {
  await deliverer.settled();
  const sent: string[] = [];
  startStatements((month) => {
    sent.push(`${month}: ${spending.interest()} cents of interest`);
  });
  await clock.advance({ days: 31 });
  expect(sent).toEqual(["2026-01: 85 cents of interest"]);
});
