import { beforeEach, describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  latestElement,
  paymentOf,
  refusalOfSimulation,
  simulate,
} from "../../support/cards.ts";
import { subscribe, timesAsked } from "../../support/decisions.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notNow } from "../../support/send.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(500);
});

const balance = () => {
  const { current_balance, available_balance } = stage.bank.accounts.balance(stage.account.id);
  return [current_balance, available_balance];
};

const category = (category: string) => ({ processing_category: { category } });
const limitEverything = () =>
  stage.bank.limits.create({ model_id: stage.card.id, metric: "count", interval: "all_time", value: 0 });

describe.each(["original_credit", "cash_deposit"])("an authorization of the category %s (D-104)", (name) => {
  const credit = (params: object = {}) => authorized(stage, { ...category(name), ...params });

  test.each([{}, { direction: "refund" }])(
    "authorizes a credit as a positive `refund` that holds nothing: %j",
    (params) => {
      limitEverything();
      expect(credit(params)).toMatchObject({
        amount: 1_000,
        held_amount: 0,
        status: "pending",
        source: { card_authorization: { amount: 1_000, direction: "refund", processing_category: name } },
      });
      expect(balance()).toEqual([500, 500]);
    },
  );

  test("refuses to authorize a credit with direction `settlement`", () => {
    const params = { card_id: stage.card.id, amount: 1, direction: "settlement", ...category(name) };
    expect(refusalOfSimulation(stage.bank, "cardAuthorizations", params)).toEqual(invalid("direction"));
  });

  test.each([
    ["the authorized amount", {}, 1_000],
    ["another amount", { amount: 300 }, 300],
  ])("credits %s when an authorized credit is settled", (_, params, amount) => {
    const pending = credit();
    const ids = { card_id: stage.card.id, pending_transaction_id: pending.id };
    const transaction = simulate(stage.bank, "cardSettlements", { ...ids, ...params });
    expect(transaction).toMatchObject({ amount, source: { card_settlement: { amount } } });
    expect(balance()).toEqual([500 + amount, 500 + amount]);
    expect(stage.bank.pendingTransactions.retrieve(pending.id)).toMatchObject({ status: "complete", held_amount: 0 });
    const { state } = paymentOf(stage.bank, pending);
    expect(state).toMatchObject({ refund_authorized_amount: 1_000, settled_amount: amount, refunded_amount: 0 });
  });

  test("refuses to settle an authorized credit that was reversed", () => {
    const pending = credit();
    simulate(stage.bank, "cardReversals", { card_payment_id: paymentOf(stage.bank, pending).id });
    const ids = { card_id: stage.card.id, pending_transaction_id: pending.id };
    expect(refusalOfSimulation(stage.bank, "cardSettlements", ids)).toEqual(notNow);
    expect(balance()).toEqual([500, 500]);
  });

  test("refuses to post an authorized credit as a refund, and to refund its settlement", () => {
    const { id: pending_transaction_id } = credit();
    expect(refusalOfSimulation(stage.bank, "cardRefunds", { pending_transaction_id })).toEqual(notNow);
    const settled = simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id });
    expect(refusalOfSimulation(stage.bank, "cardRefunds", { transaction_id: settled.id })).toEqual(notNow);
  });
});

describe("an authorization of the category balance_inquiry (D-104)", () => {
  const inquire = (params: object = {}) => authorized(stage, { ...category("balance_inquiry"), ...params });

  test.each([{}, { amount: 1 }, { amount: 501, presentment_amount: 700, presentment_currency: "EUR" }])(
    "completes an authorization of category balance_inquiry at once with amount 0: %j",
    (params) => {
      const pending = inquire(params);
      expect(pending).toMatchObject({
        amount: 0,
        completed_at: pending.created_at,
        held_amount: 0,
        status: "complete",
        source: { card_authorization: { amount: 0, direction: "settlement", presentment_amount: 0 } },
      });
      expect(stage.bank.pendingTransactions.retrieve(pending.id)).toEqual(pending);
      expect(paymentOf(stage.bank, pending).state.authorized_amount).toBe(0);
      expect(balance()).toEqual([500, 500]);
    },
  );

  test("neither counts an authorization of category balance_inquiry toward a Limit nor declines it by one", () => {
    stage.bank.limits.create({ model_id: stage.card.id, metric: "count", interval: "all_time", value: 1 });
    inquire();
    inquire();
    expect(authorize(stage, { amount: 500 }).pending_transaction).not.toBeNull();
    inquire();
  });

  test("declines an authorization of category balance_inquiry with amount 0", () => {
    const ask = () => authorize(stage, { ...category("balance_inquiry"), decline_reason: "suspected_fraud" });
    expect(declinedBy(stage, ask)).toMatchObject({ amount: 0, source: { card_decline: { amount: 0 } } });
  });

  test("makes no Real-Time Decision for an authorization of category balance_inquiry (D-102)", () => {
    subscribe(stage.bank);
    expect(inquire().status).toBe("complete");
    expect(timesAsked(stage.bank)).toBe(0);
  });

  test.each([
    ["cardSettlements", (id: string) => ({ card_id: stage.card.id, pending_transaction_id: id, amount: 1 })],
    ["cardRefunds", (id: string) => ({ pending_transaction_id: id })],
  ] as const)("refuses %s after an authorization of category balance_inquiry", (name, paramsOf) => {
    expect(refusalOfSimulation(stage.bank, name, paramsOf(inquire().id))).toEqual(notNow);
  });

  test.each([
    ["cardIncrements", { amount: 1 }],
    ["cardReversals", {}],
    ["cardAuthorizationExpirations", {}],
  ] as const)("refuses %s on the Card Payment of a balance_inquiry authorization", (name, params) => {
    const { id: card_payment_id } = paymentOf(stage.bank, inquire());
    expect(refusalOfSimulation(stage.bank, name, { card_payment_id, ...params })).toEqual(notNow);
  });

  test("neither expires a balance_inquiry authorization nor keeps its Account open", () => {
    const pending = inquire();
    expect(eventsOf(stage.bank, () => stage.bank.clock.advance({ days: 30 }))).toEqual([]);
    expect(latestElement(paymentOf(stage.bank, pending)).category).toBe("card_authorization");
    const empty = cardStage(0);
    authorized(empty, category("balance_inquiry"));
    expect(empty.bank.accounts.close(empty.account.id).status).toBe("closed");
  });
});
