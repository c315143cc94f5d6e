const { describe, expect, test } = require("@jest/globals");
const { bankTest } = require("@sandbank/testing/jest");
const { lastPayment, openProject } = require("./app.js");

// Each test gets a bank, and a client and a clock of it. Nothing listens on a port.
const withBank = bankTest();

/** A project with $100.00 that can spend $50.00 a day, and a function that authorizes a payment with its Card. */
async function openFunded({ bank, client }) {
  const { account, card } = await openProject(client, "Website", 50_00);
  // Puts $100.00 on the Account.
  bank.network.interestPayments.create({ account_id: account.id, amount: 100_00 });
  const charge = (amount) => bank.simulations.cardAuthorizations.create({ card_id: card.id, amount });
  return { account, card, charge };
}

describe("the last payment of a project", () => {
  test(
    "is null before the first payment",
    withBank(async (context) => {
      const { card } = await openFunded(context);
      expect(await lastPayment(context.client, card.id)).toBe(null);
    }),
  );

  test(
    "holds the money that a merchant was authorized to collect",
    withBank(async (context) => {
      const { account, card, charge } = await openFunded(context);
      charge(30_00);
      expect(await lastPayment(context.client, card.id)).toBe("Authorized: $30.00");
      expect(context.bank).toHaveBalance(account, { current: 100_00, available: 70_00 });
    }),
  );

  test(
    "is declined when it exceeds the daily Limit, and authorized a day later",
    withBank(async (context) => {
      const { card, charge } = await openFunded(context);
      charge(40_00);
      const { declined_transaction: declined } = charge(20_00);
      expect(declined).toBeDeclined({ reason: "breaches_limit" });
      expect(await lastPayment(context.client, card.id)).toBe("Declined: try again tomorrow.");

      await context.clock.advance({ days: 1 });
      charge(20_00);
      expect(await lastPayment(context.client, card.id)).toBe("Authorized: $20.00");
    }),
  );

  test(
    "opens one Account although the first response is lost",
    withBank(async ({ bank, client }) => {
      bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
      const { account } = await openProject(client, "Website", 50_00);
      const opened = bank.accounts.list({ limit: 10 }).data.filter(({ name }) => name === "Website");
      expect(opened.map(({ id }) => id)).toEqual([account.id]);
    }),
  );
});
