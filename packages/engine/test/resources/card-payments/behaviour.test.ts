import {
  type CardPayment,
  declinedTransactionCategories,
  type PendingTransaction,
  pendingTransactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  elementOf,
  idOf,
  keyed,
  latestElement,
  paymentOf,
  print,
  reasonOf,
  simulate,
  sums,
} from "../../support/cards.ts";
import { eventsOf, expectBalances, move } from "../../support/money.ts";

const START = "2026-01-01T00:00:00.000Z";
const EXPIRY = "2026-01-08T00:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(10_000);
});

const balances = (current: number, available?: number) =>
  expectBalances(stage.bank, stage.account.id, current, available);

/** The fields of every request when the simulation sets none. */
const usual = {
  actioner: "increase",
  additional_amounts: expect.any(Object),
  card_payment_id: idOf("card_payment"),
  currency: "USD",
  digital_wallet_token_id: null,
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_city: "Springfield",
  merchant_country: "US",
  merchant_descriptor: "EXAMPLE SHOP",
  merchant_postal_code: null,
  merchant_state: "IL",
  network_details: expect.objectContaining({ category: "cardnet" }),
  network_identifiers: expect.any(Object),
  network_risk_score: null,
  physical_card_id: null,
  real_time_decision_id: null,
  scheme_fees: [],
  terminal_id: null,
  verification: expect.any(Object),
};

/** The further fields of a request for money. */
const usualOfMoney = {
  ...usual,
  direction: "settlement",
  presentment_amount: 1_000,
  presentment_currency: "USD",
  processing_category: "purchase",
};

describe("POST /simulations/card_authorizations", () => {
  test("holds the money of an authorization with a Pending Transaction, in a Card Payment", () => {
    const events = eventsOf(stage.bank, () => {
      const result = authorize(stage);
      expect(result).toEqual({
        declined_transaction: null,
        pending_transaction: {
          id: idOf("pending_transaction"),
          account_id: stage.account.id,
          amount: -1_000,
          completed_at: null,
          created_at: START,
          currency: "USD",
          description: "EXAMPLE SHOP",
          held_amount: 1_000,
          route_id: stage.card.id,
          route_type: "card",
          source: keyed(pendingTransactionCategories, "card_authorization", {
            ...usualOfMoney,
            id: idOf("card_authorization"),
            amount: 1_000,
            expires_at: EXPIRY,
            healthcare: null,
            pending_transaction_id: result.pending_transaction?.id,
            type: "card_authorization",
          }),
          status: "pending",
          type: "pending_transaction",
        },
        type: "inbound_card_authorization_simulation_result",
      });
    });
    const pending = stage.bank.pendingTransactions.list().data[0] as PendingTransaction;
    const payment = paymentOf(stage.bank, pending);
    expect(payment).toEqual({
      id: idOf("card_payment"),
      account_id: stage.account.id,
      card_id: stage.card.id,
      created_at: START,
      digital_wallet_token_id: null,
      elements: [elementOf("card_authorization", pending.source.card_authorization)],
      physical_card_id: null,
      state: sums({ authorized_amount: 1_000 }),
      type: "card_payment",
    });
    expect(events).toEqual([
      ["pending_transaction.created", pending.id],
      ["card_payment.created", payment.id],
    ]);
    balances(10_000, 9_000);
    expect(reasonOf(stage, { amount: 9_000 })).toBe(null);
    balances(10_000, 0);
  });

  test("records an authorization that a rule declines as a Declined Transaction with a negative amount (D-75) [declined-sign-negative, declined-card-links, declined-card]", () => {
    const declined = declinedBy(stage, () => {
      const result = authorize(stage, { amount: 10_001 });
      expect(result).toEqual({
        declined_transaction: {
          id: idOf("declined_transaction"),
          account_id: stage.account.id,
          amount: -10_001,
          created_at: START,
          currency: "USD",
          description: "EXAMPLE SHOP",
          route_id: stage.card.id,
          route_type: "card",
          source: keyed(declinedTransactionCategories, "card_decline", {
            ...usualOfMoney,
            id: idOf("card_decline"),
            amount: 10_001,
            declined_transaction_id: result.declined_transaction?.id,
            incremented_card_authorization_id: null,
            presentment_amount: 10_001,
            real_time_decision_reason: null,
            reason: "insufficient_funds",
          }),
          type: "declined_transaction",
        },
        pending_transaction: null,
        type: "inbound_card_authorization_simulation_result",
      });
    });
    expect(paymentOf(stage.bank, declined)).toMatchObject({
      elements: [elementOf("card_decline", declined.source.card_decline)],
      state: sums({}),
    });
    balances(10_000);
  });

  test("records the Physical Card and the token of an authorization, also when it is declined [declined-card-wallet, declined-card-in-person]", () => {
    const { bank, card } = stage;
    const { id: physical_card_id } = print(bank, card);
    const paidWith = { physical_card_id, digital_wallet_token_id: "digital_wallet_token_1" };
    const pending = authorized(stage, paidWith);
    expect(pending.source.card_authorization).toMatchObject(paidWith);
    expect(paymentOf(bank, pending)).toMatchObject(paidWith);
    const declined = declinedBy(stage, () => authorize(stage, { ...paidWith, amount: 10_000 }));
    expect(declined.source.card_decline).toMatchObject(paidWith);
    expect(paymentOf(bank, declined)).toMatchObject(paidWith);
  });

  describe.each([
    ["direction", { direction: "refund" }],
    ["processing category", { processing_category: { category: "refund" } }],
  ])("the authorization of a refund, set by its %s", (_, params) => {
    test("authorizes a refund without a hold and leaves it pending", () => {
      const pending = authorized(stage, params);
      expect(pending).toMatchObject({ amount: 1_000, held_amount: 0, status: "pending" });
      expect(paymentOf(stage.bank, pending).state).toEqual(sums({ refund_authorized_amount: 1_000 }));
      balances(10_000);
    });

    test("applies no balance and no Limit to the authorization of a refund, and counts it toward none", () => {
      const { bank, account, card } = stage;
      move(stage.world, account.id, -10_500);
      for (const model_id of [account.id, card.id]) {
        bank.limits.create({ model_id, metric: "count", interval: "all_time", value: 0 });
        bank.limits.create({ model_id, metric: "volume", interval: "transaction", value: 0 });
      }
      authorized(stage, { ...params, amount: 1_000_000_000 });
      balances(-500);
      expect(bank.snapshot().toJSON().state.tables.debits.rows).toEqual([]);
    });

    test("declines the authorization of a refund by the usual rules, with a negative amount (D-75)", () => {
      stage.bank.cards.update(stage.card.id, { status: "disabled" });
      const declined = declinedBy(stage, () => authorize(stage, params));
      expect(declined).toMatchObject({
        amount: -1_000,
        source: { card_decline: { amount: 1_000, direction: "refund" } },
      });
    });
  });
});

describe("POST /simulations/card_balance_inquiries", () => {
  const inquire = (params: object = { card_id: stage.card.id }) => simulate(stage.bank, "cardBalanceInquiries", params);

  test("returns the available balance in a balance inquiry and moves nothing", () => {
    const { bank, account, card } = stage;
    authorized(stage);
    let payment: CardPayment | undefined;
    const events = eventsOf(bank, () => {
      payment = inquire();
      expect(payment).toEqual({
        id: idOf("card_payment"),
        account_id: account.id,
        card_id: card.id,
        created_at: START,
        digital_wallet_token_id: null,
        elements: [
          elementOf("card_balance_inquiry", {
            ...usual,
            id: idOf("card_balance_inquiry"),
            balance: 9_000,
            card_payment_id: payment.id,
            type: "card_balance_inquiry",
          }),
        ],
        physical_card_id: null,
        state: sums({}),
        type: "card_payment",
      });
    });
    expect(events).toEqual([["card_payment.created", payment?.id]]);
    balances(10_000, 9_000);
    expect(bank.pendingTransactions.list().data).toHaveLength(1);
  });

  test("returns the balance that the simulation gives, and negative balances", () => {
    const balanceOf = (payment: CardPayment) => latestElement(payment).card_balance_inquiry?.balance;
    expect(balanceOf(inquire({ card_id: stage.card.id, balance: 1_000_000_000 }))).toBe(1_000_000_000);
    move(stage.world, stage.account.id, -10_500);
    expect(balanceOf(inquire())).toBe(-500);
  });

  test("finds the Card of a balance inquiry by its Physical Card", () => {
    const { bank, card } = stage;
    const { id: physical_card_id } = print(bank, card);
    expect(inquire({ physical_card_id })).toMatchObject({ card_id: card.id, physical_card_id });
  });

  test("applies no Limit to a balance inquiry and counts it toward none", () => {
    const { bank, card } = stage;
    bank.limits.create({ model_id: card.id, metric: "count", interval: "all_time", value: 0 });
    expect(latestElement(inquire()).category).toBe("card_balance_inquiry");
    expect(bank.snapshot().toJSON().state.tables.debits.rows).toEqual([]);
  });

  test("declines a balance inquiry with an amount of 0, by the rules of the rail", () => {
    stage.bank.cards.update(stage.card.id, { status: "canceled" });
    const declined = declinedBy(stage, inquire);
    expect(JSON.stringify(declined.amount)).toBe("0");
    expect(Object.is(declined.amount, -0)).toBe(false);
    expect(declined.source.card_decline).toMatchObject({
      amount: 0,
      direction: "settlement",
      presentment_amount: 0,
      presentment_currency: "USD",
      processing_category: "balance_inquiry",
      reason: "card_canceled",
    });
  });
});
