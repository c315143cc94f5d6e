import { endpoints, transactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  elementOf,
  expectComplete,
  idOf,
  keyed,
  latestPayment,
  paymentOf,
  refusalOfSimulation,
  simulate,
  sums,
} from "../../support/cards.ts";
import { eventsOf, expectBalances, move } from "../../support/money.ts";
import { notNow } from "../../support/send.ts";
import { close, expectPosted, usual } from "./posted.ts";

const NOW = "2026-01-01T01:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(10_000);
});

const balances = (current: number, available?: number) =>
  expectBalances(stage.bank, stage.account.id, current, available);
const settle = (params: object) => simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, ...params });
const refusalToSettle = (params: object) =>
  refusalOfSimulation(stage.bank, "cardSettlements", { card_id: stage.card.id, ...params });

describe("POST /simulations/card_settlements", () => {
  test.each([
    ["less than is held", 400],
    ["as much as is held", 1_000],
    ["the whole hold, without an amount,", undefined],
    ["more than is held", 1_200],
    ["more than the balance (D-85)", 12_000],
    ["one cent", 1],
  ])("settles %s and ends the hold", (_, amount) => {
    const { bank } = stage;
    const pending = authorized(stage);
    const payment = paymentOf(bank, pending);
    bank.clock.advance({ hours: 1 });
    balances(10_000, 9_000);
    const posted = amount ?? 1_000;
    const events = eventsOf(bank, () => {
      const transaction = settle({ pending_transaction_id: pending.id, amount });
      const settlement = {
        ...usual,
        id: idOf("card_settlement"),
        amount: posted,
        card_authorization: pending.source.card_authorization?.id,
        card_payment_id: payment.id,
        network: "cardnet",
        pending_transaction_id: pending.id,
        presentment_amount: posted,
        surcharge: null,
        transaction_id: transaction.id,
        type: "card_settlement",
      };
      const source = keyed(transactionCategories, "card_settlement", settlement);
      expectPosted(stage, transaction, { amount: -posted, description: "EXAMPLE SHOP", source });
    });
    const [transaction] = bank.transactions.list().data;
    expect(events).toEqual([
      ["pending_transaction.updated", pending.id],
      ["transaction.created", transaction?.id],
      ["card_payment.updated", payment.id],
    ]);
    expect(bank.pendingTransactions.retrieve(pending.id)).toEqual({
      ...pending,
      status: "complete",
      completed_at: NOW,
    });
    expect(bank.cardPayments.retrieve(payment.id)).toEqual({
      ...payment,
      elements: [...payment.elements, elementOf("card_settlement", transaction?.source.card_settlement, NOW)],
      state: sums({ authorized_amount: 1_000, settled_amount: posted }),
    });
    balances(10_000 - posted);
  });

  test("settles the remaining hold when no amount is given", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    const { id: card_payment_id } = paymentOf(bank, pending);
    simulate(bank, "cardIncrements", { card_payment_id, amount: 500 });
    simulate(bank, "cardReversals", { card_payment_id, amount: 700 });
    expect(settle({ pending_transaction_id: pending.id }).amount).toBe(-800);
    expect(bank.cardPayments.retrieve(card_payment_id).state).toEqual(
      sums({ authorized_amount: 1_000, incremented_amount: 500, reversed_amount: 700, settled_amount: 800 }),
    );
    balances(9_200);
  });

  test.each([[1], [9_999], [10_001], [2_000_000_000]])("force posts %i as a new Card Payment", (amount) => {
    const { bank, account, card } = stage;
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => {
      const transaction = settle({ amount });
      const settlement = {
        ...usual,
        id: idOf("card_settlement"),
        amount,
        card_authorization: null,
        network: "cardnet",
        network_identifiers: {
          acquirer_business_id: expect.stringMatching(/^\d{8}$/),
          acquirer_reference_number: expect.stringMatching(/^\d{23}$/),
          authorization_identification_response: null,
          transaction_id: null,
        },
        pending_transaction_id: null,
        presentment_amount: amount,
        surcharge: null,
        transaction_id: transaction.id,
        type: "card_settlement",
      };
      const source = keyed(transactionCategories, "card_settlement", settlement);
      expectPosted(stage, transaction, { amount: -amount, description: "EXAMPLE SHOP", source });
    });
    const [transaction] = bank.transactions.list().data;
    const payment = latestPayment(bank);
    expect(payment).toEqual({
      id: transaction?.source.card_settlement?.card_payment_id,
      account_id: account.id,
      card_id: card.id,
      created_at: NOW,
      digital_wallet_token_id: null,
      elements: [elementOf("card_settlement", transaction?.source.card_settlement, NOW)],
      physical_card_id: null,
      state: sums({ settled_amount: amount }),
      type: "card_payment",
    });
    expectComplete(endpoints["cardPayments.retrieve"].result, payment);
    expect(events).toEqual([
      ["transaction.created", transaction?.id],
      ["card_payment.created", payment.id],
    ]);
    balances(10_000 - amount);
  });

  test("leaves the hold of an authorization in place when a settlement is force posted", () => {
    authorized(stage);
    settle({ amount: 9_500 });
    balances(500, -500);
  });

  test.each(["disabled", "canceled"] as const)("settles an authorization when the Card is now %s", (status) => {
    const pending = authorized(stage);
    stage.bank.cards.update(stage.card.id, { status });
    settle({ pending_transaction_id: pending.id });
    settle({ amount: 500 });
    balances(8_500);
  });

  test("settles an authorization when the owner of the Account is no longer active", () => {
    const pending = authorized(stage);
    stage.bank.entities.disable(stage.account.entity_id);
    settle({ pending_transaction_id: pending.id });
    balances(9_000);
  });

  test.each<[string, () => string]>([
    ["is already settled", () => settled()],
    ["is reversed", () => ended("cardReversals")],
    ["is expired", () => ended("cardAuthorizationExpirations")],
    ["belongs to another Card of the Account", () => heldByAnother(stage.account.id)],
    ["belongs to another Account", () => heldByAnother(stage.bank.accounts.create({ name: "Other" }).id)],
    ["authorizes a refund", () => authorized(stage, { direction: "refund" }).id],
    [
      "is a hold created by the client",
      () => stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -1 }).id,
    ],
    ["belongs to a Check Deposit", () => deposited()],
  ])("refuses to settle a Pending Transaction that %s", (_, begin) => {
    const pending_transaction_id = begin();
    expect(refusalToSettle({ pending_transaction_id, amount: 1 })).toEqual(notNow);
    expect(refusalToSettle({ pending_transaction_id })).toEqual(notNow);
  });

  function settled(): string {
    const { id } = authorized(stage);
    settle({ pending_transaction_id: id });
    return id;
  }

  function ended(by: "cardReversals" | "cardAuthorizationExpirations"): string {
    const pending = authorized(stage);
    simulate(stage.bank, by, { card_payment_id: paymentOf(stage.bank, pending).id });
    return pending.id;
  }

  function heldByAnother(account_id: `account_${string}`): string {
    move(stage.world, account_id, 1_000);
    return authorized({ ...stage, card: stage.bank.cards.create({ account_id }) }).id;
  }

  function deposited(): string {
    const file = stage.bank.files.list().data[0]?.id as `file_${string}`;
    const images = { front_image_file_id: file, back_image_file_id: file };
    stage.bank.checkDeposits.create({ account_id: stage.account.id, amount: 1, ...images });
    return stage.bank.pendingTransactions.list().data[0]?.id ?? "";
  }

  test("declines an increment after settlement when the Account is closed", () => {
    const pending = authorized(stage);
    settle({ pending_transaction_id: pending.id });
    close(stage);
    const params = { card_payment_id: paymentOf(stage.bank, pending).id, amount: 1 };
    const declined = declinedBy(stage, () => simulate(stage.bank, "cardIncrements", params));
    expect(declined.source.card_decline?.reason).toBe("account_closed");
  });
});
