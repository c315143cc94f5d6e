import { type Bank, createBank } from "@sandbank/engine";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { describe } from "vitest";
import { heldByMerchants, lastCharge, sweep } from "./app.ts";

// Create an Account with $100.00 and a Card once for all tests.
const base = createBank();
const account = base.accounts.create({ name: "Operating" });
const number = base.accountNumbers.create({ account_id: account.id, name: "Incoming" });
base.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
const card = base.cards.create({ account_id: account.id });

/** The merchant's terminal, which charges the Card. The app itself only reads the results. */
const terminalOf = (bank: Bank) => ({
  charge: (cents: number) => bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: cents }),
  /** Forces a decline for fraud, which this bank never suspects on its own. */
  chargeAsThief: () =>
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1, decline_reason: "suspected_fraud" }),
});

// Each test gets a fork of the bank, its client and its clock, and a terminal. No port is opened, and no test waits in
// real time.
const test = bankTest({ bank: base }).extend<{ terminal: ReturnType<typeof terminalOf> }>({
  terminal: ({ bank }, use) => use(terminalOf(bank)),
});

describe("the last charge of a card", () => {
  test("there is no last charge before the first one", async ({ client }) => {
    expect(await lastCharge(client, card.id)).toBe(null);
  });

  test("an approved charge holds the money", async ({ client, terminal }) => {
    terminal.charge(30_00);
    expect(await lastCharge(client, card.id)).toEqual({ outcome: "authorized", cents: 30_00 });
    expect(await heldByMerchants(client, account.id)).toBe(30_00);
  });

  test("a charge is declined if there is not enough money", async ({ client, terminal }) => {
    terminal.charge(100_01);
    expect(await lastCharge(client, card.id)).toEqual({
      outcome: "declined",
      advice: "There is not enough money in your account.",
    });
    expect(await heldByMerchants(client, account.id)).toBe(0);
  });

  test("a charge is declined if the daily Limit is reached, and approved a day later", async ({
    bank,
    client,
    clock,
    terminal,
  }) => {
    const limit = bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50_00 });
    terminal.charge(40_00);
    const { declined_transaction: declined } = terminal.charge(20_00);
    expect(declined).toBeDeclined({ reason: "breaches_limit" });
    expect(await lastCharge(client, card.id)).toMatchObject({
      advice: "You have reached your spending limit. Try again tomorrow.",
    });

    // The bank says which Limit declined the charge, and how much of it was left.
    expect(bank.explain(declined?.id ?? "").limit).toMatchObject({ limitId: limit.id, used: 40_00, remaining: 10_00 });

    await clock.advance({ days: 1 });
    terminal.charge(20_00);
    expect(await lastCharge(client, card.id)).toMatchObject({ outcome: "authorized" });
  });

  test("a charge is declined if fraud is suspected", async ({ client, terminal }) => {
    terminal.chargeAsThief();
    expect(await lastCharge(client, card.id)).toMatchObject({ advice: "Call us before you pay again." });
  });
});

describe("sweeping an Account", () => {
  test("a sweep takes the available money above the amount to keep, and no held money", async ({
    bank,
    client,
    terminal,
  }) => {
    terminal.charge(30_00);
    expect(await sweep(client, account.id, 50_00)).toBe(20_00);
    expect(bank).toHaveBalance(account, { current: 100_00, available: 50_00 });
    expect(await sweep(client, account.id, 50_00)).toBe(0);
    expect(await heldByMerchants(client, account.id)).toBe(30_00);
  });

  test("a sweep takes less after a merchant has settled more than the hold", async ({ bank, client, terminal }) => {
    const { pending_transaction: hold } = terminal.charge(30_00);
    if (hold === null) expect.fail("The charge is declined.");
    bank.simulations.cardSettlements.create({ card_id: card.id, pending_transaction_id: hold.id, amount: 60_00 });
    expect(await sweep(client, account.id, 35_00)).toBe(5_00);
  });

  test("a sweep takes the money of a hold that the merchant has not settled in seven days", async ({
    client,
    clock,
    terminal,
  }) => {
    terminal.charge(30_00);
    await clock.advance({ days: 7 });
    expect(await sweep(client, account.id, 50_00)).toBe(50_00);
  });
});
