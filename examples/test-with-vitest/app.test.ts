import { type Bank, createBank } from "@sandbank/engine";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { describe } from "vitest";
import { heldByMerchants, lastCharge, sweep } from "./app.ts";

// An Account with $100.00 in it and a Card, made once.
const base = createBank();
const account = base.accounts.create({ name: "Operating" });
const number = base.accountNumbers.create({ account_id: account.id, name: "Incoming" });
base.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
const card = base.cards.create({ account_id: account.id });

/** The merchant's terminal. The app never charges a card itself: it sees what came of it. */
const terminalOf = (bank: Bank) => ({
  charge: (cents: number) => bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: cents }),
  /** The fraud that this bank never suspects by itself, so it is forced. */
  chargeAsThief: () =>
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1, decline_reason: "suspected_fraud" }),
});

// Each test gets a fork of the bank, a client and a clock of it, and a terminal. Nothing listens on a port, and nothing waits.
const test = bankTest({ bank: base }).extend<{ terminal: ReturnType<typeof terminalOf> }>({
  terminal: ({ bank }, use) => use(terminalOf(bank)),
});

describe("the last charge of a card", () => {
  test("is none before the first", async ({ client }) => {
    expect(await lastCharge(client, card.id)).toBe(null);
  });

  test("holds the money", async ({ client, terminal }) => {
    terminal.charge(30_00);
    expect(await lastCharge(client, card.id)).toEqual({ outcome: "authorized", cents: 30_00 });
    expect(await heldByMerchants(client, account.id)).toBe(30_00);
  });

  test("is declined where there is not enough money", async ({ client, terminal }) => {
    terminal.charge(100_01);
    expect(await lastCharge(client, card.id)).toEqual({
      outcome: "declined",
      advice: "There is not enough money in your account.",
    });
    expect(await heldByMerchants(client, account.id)).toBe(0);
  });

  test("is declined where a limit is reached, until a day has passed", async ({ bank, client, clock, terminal }) => {
    const limit = bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50_00 });
    terminal.charge(40_00);
    const { declined_transaction: declined } = terminal.charge(20_00);
    expect(declined).toBeDeclined({ reason: "breaches_limit" });
    expect(await lastCharge(client, card.id)).toMatchObject({
      advice: "You have reached your spending limit. Try again tomorrow.",
    });

    // The bank can say which Limit it was, and what was left of it.
    expect(bank.explain(declined?.id ?? "").limit).toMatchObject({ limitId: limit.id, used: 40_00, remaining: 10_00 });

    await clock.advance({ days: 1 });
    terminal.charge(20_00);
    expect(await lastCharge(client, card.id)).toMatchObject({ outcome: "authorized" });
  });

  test("is declined where fraud is suspected", async ({ client, terminal }) => {
    terminal.chargeAsThief();
    expect(await lastCharge(client, card.id)).toMatchObject({ advice: "Call us before you pay again." });
  });
});

describe("sweeping an Account", () => {
  test("takes what is available beyond what it is to keep: not what is held", async ({ client, terminal }) => {
    terminal.charge(30_00);
    expect(await sweep(client, account.id, 50_00)).toBe(20_00);
    expect(await sweep(client, account.id, 50_00)).toBe(0);
    expect(await heldByMerchants(client, account.id)).toBe(30_00);
  });

  test("takes nothing after a merchant has collected more than was held", async ({ bank, client, terminal }) => {
    const { pending_transaction: hold } = terminal.charge(30_00);
    if (hold === null) expect.fail("The charge is declined.");
    bank.simulations.cardSettlements.create({ card_id: card.id, pending_transaction_id: hold.id, amount: 60_00 });
    expect(await sweep(client, account.id, 50_00)).toBe(0);
  });

  test("takes what was held for a merchant who has not collected it in seven days", async ({
    client,
    clock,
    terminal,
  }) => {
    terminal.charge(30_00);
    await clock.advance({ days: 7 });
    expect(await sweep(client, account.id, 50_00)).toBe(50_00);
  });
});
