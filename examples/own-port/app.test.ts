import { createBank } from "@sandbank/engine";
import { cardId } from "@sandbank/sdk";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { hire, latestPayment } from "./app.ts";
import type { CardBank } from "./port.ts";
import { sandbankAdapter } from "./sandbank-adapter.ts";

const base = createBank();
const account = base.accounts.create({ name: "Company" });
base.simulations.interestPayments.create({
  account_id: account.id,
  amount: 100_00,
});

// The tests of the app run on Sandbank only: in milliseconds, offline, and with
// the faults and the clock that a hosted sandbox does not have.
const test = bankTest({ bank: base }).extend<{ port: CardBank }>({
  port: ({ client }, use) => use(sandbankAdapter(client, account.id)),
});

test("tells the cardholder that the daily limit is reached", async ({
  bank,
  clock,
  port,
}) => {
  const card = cardId(await hire(port, "ada"));
  const pay = (amount: number) =>
    bank.simulations.cardAuthorizations.create({ card_id: card, amount });
  expect(await latestPayment(port, card)).toMatch(/not used this card/);

  pay(40_00);
  expect(pay(20_00)).toBeDeclined({ reason: "breaches_limit" });
  expect(await latestPayment(port, card)).toMatch(/Try again tomorrow/);

  await clock.advance({ days: 1 });
  pay(20_00);
  expect(await latestPayment(port, card)).toBe("Your payment was accepted.");
});

test("issues one card if the response is lost", async ({ bank, port }) => {
  bank.faults.arm({ kind: "drop_after_commit", operation: "cards.create" });
  await hire(port, "ada");
  expect(bank.cards.list().data).toHaveLength(1);
});
