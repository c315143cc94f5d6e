import { type Bank, createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { beforeEach, describe, expect, test } from "vitest";
import { chargeCard, latestAdvice, planSweeps } from "./app.ts";

// Each test gets a bank of its own with $100.00 in it. Nothing listens on a port, and nothing waits.
let bank: Bank;
let client: BankClient;
let account: `account_${string}`;
let card: `card_${string}`;

beforeEach(() => {
  bank = createBank();
  client = new BankClient({ apiKey: bank.apiKey, baseUrl: "http://bank.test", fetch: createFetchHandler(bank) });
  account = bank.accounts.create({ name: "Operating" }).id;
  const { id: number } = bank.accountNumbers.create({ account_id: account, name: "Incoming" });
  bank.simulations.inboundAchTransfers.create({ account_number_id: number, amount: 100_00 });
  card = bank.cards.create({ account_id: account }).id;
});

describe("charging a card", () => {
  test("holds the money", async () => {
    expect(await chargeCard(client, card, 30_00)).toMatchObject({ outcome: "held" });
    expect(bank.accounts.balance(account)).toMatchObject({ current_balance: 100_00, available_balance: 70_00 });
  });

  test("says that there is not enough money", async () => {
    expect(await chargeCard(client, card, 100_01)).toEqual({
      outcome: "declined",
      advice: "There is not enough money in your account.",
    });
  });

  test("says that the limit is reached, until a day has passed", async () => {
    bank.limits.create({ model_id: card, metric: "volume", interval: "day", value: 50_00 });
    await chargeCard(client, card, 40_00);
    expect(await chargeCard(client, card, 20_00)).toMatchObject({
      advice: "You have reached your spending limit. Try again tomorrow.",
    });
    bank.clock.advance({ days: 1 });
    expect(await chargeCard(client, card, 20_00)).toMatchObject({ outcome: "held" });
  });

  test("warns of fraud, which the bank never suspects by itself: the decline is forced", async () => {
    bank.network.cardAuthorizations.create({ card_id: card, amount: 1, decline_reason: "suspected_fraud" });
    expect(await latestAdvice(client, card)).toBe("Call us before you pay again.");
  });

  test("can be explained, rule by rule", async () => {
    bank.limits.create({ model_id: account, metric: "count", interval: "all_time", value: 0 });
    await chargeCard(client, card, 1);
    const [declined] = bank.declinedTransactions.list().data;
    const explanation = bank.explain(declined?.id ?? "");
    expect(explanation).toMatchObject({ reason: "breaches_limit", limit: { used: 0, asked: 1, room: 0 } });
    expect(explanation.text).toContain("BROKEN");
  });
});

describe("sweeping", () => {
  test("takes what is available beyond the reserve: held money stays", async () => {
    const { id: savings } = bank.accounts.create({ name: "Savings" });
    await chargeCard(client, card, 30_00);
    expect(await planSweeps(client, savings, 50_00)).toEqual([{ from: account, to: savings, cents: 20_00 }]);
  });

  test("finds nothing to spare once a merchant has collected more than was held", async () => {
    const { id: savings } = bank.accounts.create({ name: "Savings" });
    const charge = await chargeCard(client, card, 30_00);
    if (charge.outcome !== "held") throw new Error(charge.advice);
    bank.simulations.cardSettlements.create({
      card_id: card,
      pending_transaction_id: charge.pendingTransactionId,
      amount: 60_00,
    });
    expect(await planSweeps(client, savings, 50_00)).toEqual([]);
  });
});
