import { type Bank, createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { beforeEach, describe, expect, test } from "vitest";
import { chargeCard, sweep, whyDeclined } from "./app.ts";

// An Account with $100.00 in it and a Card, made once.
const base = createBank();
const account = base.accounts.create({ name: "Operating" });
const number = base.accountNumbers.create({ account_id: account.id, name: "Incoming" });
base.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
const card = base.cards.create({ account_id: account.id });

// Each test gets a copy. Nothing listens on a port, and nothing waits.
let bank: Bank;
let client: BankClient;

beforeEach(() => {
  bank = base.fork();
  client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test", fetch: createFetchHandler(bank) });
});

describe("charging a card", () => {
  test("holds the money", async () => {
    expect(await chargeCard(client, card.id, 30_00)).toMatchObject({ outcome: "authorized" });
    expect(bank.accounts.balance(account.id)).toMatchObject({ current_balance: 100_00, available_balance: 70_00 });
  });

  test("says that there is not enough money", async () => {
    expect(await chargeCard(client, card.id, 100_01)).toEqual({
      outcome: "declined",
      advice: "There is not enough money in your account.",
    });
  });

  test("says that a limit is reached, until a day has passed", async () => {
    const limit = bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50_00 });
    await chargeCard(client, card.id, 40_00);
    expect(await chargeCard(client, card.id, 20_00)).toMatchObject({
      advice: "You have reached your spending limit. Try again tomorrow.",
    });

    // The bank can say which Limit it was, and what was left of it.
    const [declined] = bank.declinedTransactions.list().data;
    expect(bank.explain(declined?.id ?? "").limit).toMatchObject({ limitId: limit.id, used: 40_00, room: 10_00 });

    bank.clock.advance({ days: 1 });
    expect(await chargeCard(client, card.id, 20_00)).toMatchObject({ outcome: "authorized" });
  });
});

test("why a card was declined: fraud, which this bank never suspects by itself, so it is forced", async () => {
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1, decline_reason: "suspected_fraud" });
  expect(await whyDeclined(client, card.id)).toBe("Call us before you pay again.");
});

describe("sweeping an Account", () => {
  test("takes what is available beyond what it is to keep: not what is held", async () => {
    await chargeCard(client, card.id, 30_00);
    expect(await sweep(client, account.id, 50_00)).toBe(20_00);
    expect(await sweep(client, account.id, 50_00)).toBe(0);
  });

  test("takes nothing after a merchant has collected more than was held", async () => {
    const charge = await chargeCard(client, card.id, 30_00);
    if (charge.outcome === "declined") expect.fail(charge.advice);
    const settlement = { card_id: card.id, pending_transaction_id: charge.hold.id, amount: 60_00 };
    bank.simulations.cardSettlements.create(settlement);
    expect(await sweep(client, account.id, 50_00)).toBe(0);
  });

  test("takes what was held for a merchant who has not collected it in seven days", async () => {
    await chargeCard(client, card.id, 30_00);
    bank.clock.advance({ days: 7 });
    expect(await sweep(client, account.id, 50_00)).toBe(50_00);
  });
});
